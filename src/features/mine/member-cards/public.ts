export { memberCardEdits } from './mutations.ts';
