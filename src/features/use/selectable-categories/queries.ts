export { listRotatingPeriods } from './list-rotating-periods.ts';
