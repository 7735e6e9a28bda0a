export { currentUserEdits } from './mutations.ts';
export { BUSINESS_KEY } from './list-requirements.ts';
