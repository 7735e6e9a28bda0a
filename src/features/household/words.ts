import type { ShareKind } from './schema.ts';

/** What a kind is called, and what the others see while it is on. */
export const shareWords: Readonly<Record<ShareKind, { name: string; seen: string }>> = {
  cards: {
    name: 'Cards',
    seen: 'They see your cards, when each was opened, its fee and status, and whose it is. Never your notes.',
  },
};
