export { currentUserEdits } from './mutations.ts';
