export { createMemberCard, memberCardEdits } from './mutations.ts';
