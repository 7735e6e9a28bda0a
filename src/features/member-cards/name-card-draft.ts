import type { MemberCard } from './schema.ts';

/** Draft name of the card form. */
export const cardDraftName = ({ id }: Pick<MemberCard, 'id'>) => `member-card/${id}`;
