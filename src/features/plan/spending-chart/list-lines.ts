import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { proposedIds, type Subject } from '@/features/plan/wallet-comparison/schema.ts';
import { type Line, maxLines } from './schema.ts';

const cardPrefix = 'card-';

export function lineOfCard(card: Pick<CardRow, 'id' | 'slug' | 'name'>): Line {
  return {
    id: `${cardPrefix}${card.id}`,
    name: card.name,
    wallet: [{ id: card.slug, card: card.slug, selected: {} }],
  };
}

export type NamedLines = { readonly lines: readonly Line[]; readonly missing: number };

/** The lines that an address names, in its order, each once; without any, my cards and the best wallet. */
export function listLines(
  of: string | undefined,
  subjects: readonly Subject[],
  cards: readonly CardRow[],
): NamedLines {
  const ids = new Set((of ?? proposedIds).split(',').filter((id) => id !== ''));
  const lines = [...ids].flatMap((id): Line[] => {
    const card = id.startsWith(cardPrefix)
      ? cards.find((each) => lineOfCard(each).id === id)
      : undefined;
    if (card) return [lineOfCard(card)];
    return subjects.filter((subject) => subject.id === id);
  });
  const missing = of === undefined ? 0 : ids.size - lines.length;
  return { lines: lines.slice(0, maxLines), missing };
}
