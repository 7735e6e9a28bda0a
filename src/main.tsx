import { startApp } from '@/start-app.tsx';
import '@/styles.css';

// What the app is made of has just been evaluated, which is a task by itself on a slow device.
setTimeout(startApp);
