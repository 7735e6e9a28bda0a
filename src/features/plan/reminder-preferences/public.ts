export { useChangeReminders } from './mutations.ts';
