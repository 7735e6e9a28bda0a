export { isCreditOpen } from './list-requirements.ts';
export { currentUserEdits } from './mutations.ts';
export { BUSINESS_KEY } from './list-requirements.ts';
