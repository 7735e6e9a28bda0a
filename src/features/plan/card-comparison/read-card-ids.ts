import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { maxComparedCards } from './schema.ts';

export type ComparedCards = {
  readonly cards: readonly CardRow[];
  /** Parts of the address that name no card. */
  readonly unknown: readonly string[];
  /** Cards beyond the most that can be compared. */
  readonly tooMany: readonly CardRow[];
};

/** The cards that an address such as `12,7,amex-gold` names, in its order, each once. */
export function readCardIds(ids: string, rows: readonly CardRow[]): ComparedCards {
  const parts = ids
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const cards = new Set<CardRow>();
  const unknown = new Set<string>();
  for (const part of parts) {
    const card = rows.find((row) => String(row.id) === part || row.slug === part);
    if (card) cards.add(card);
    else unknown.add(part);
  }
  const named = [...cards];
  return {
    cards: named.slice(0, maxComparedCards),
    unknown: [...unknown],
    tooMany: named.slice(maxComparedCards),
  };
}

export function formatCardIds(cards: readonly Pick<CardRow, 'id'>[]): string {
  return cards.map(({ id }) => id).join(',');
}
