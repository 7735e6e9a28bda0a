import type { CardToCheck } from './queries.ts';

let id = 0;

/** A card whose facts are due. */
export function cardFixture(slug: string, more: Partial<CardToCheck> = {}): CardToCheck {
  id += 1;
  return {
    ...{ credit_card_id: id, slug, name: slug, facts: 4, due: 2, oldest: null },
    ...{ holders: 0, reports: 0, cards: 4, is_first: false, weight: 1 },
    ...more,
  };
}
