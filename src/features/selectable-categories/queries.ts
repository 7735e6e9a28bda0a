export { listRotatingPeriods } from './rotating.ts';
