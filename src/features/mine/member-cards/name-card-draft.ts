import type { MemberCard } from './schema.ts';

export const cardDraftName = ({ id }: Pick<MemberCard, 'id'>) => `member-card/${id}`;
