export { isCreditOpen } from './list-requirements.ts';
export { currentUserEdits } from './mutations.ts';
