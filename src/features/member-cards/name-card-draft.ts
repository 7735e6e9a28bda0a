import type { MemberCard } from './schema.ts';

/** Of what is typed in the form of a card. */
export const cardDraftName = ({ id }: Pick<MemberCard, 'id'>) => `member-card/${id}`;
