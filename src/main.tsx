import { startApp } from '@/start-app.tsx';
import '@/styles.css';

// Starts in a new task, because evaluating the modules was already one on a slow device.
setTimeout(startApp);
