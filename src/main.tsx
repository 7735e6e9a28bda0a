import { startApp } from '@/start-app.tsx';
import '@/styles.css';

// Starts in the next task, since evaluating the modules is a long one on a slow device.
setTimeout(startApp);
