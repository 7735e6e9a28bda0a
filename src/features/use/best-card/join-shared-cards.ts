import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { SharedHand } from '@/features/mine/household/schema.ts';
import type { OwnCard } from './schema.ts';

type Hand = {
  readonly held: readonly HeldCard[];
  readonly entries: readonly OwnCard[];
  /** Names of other household members who hold a card, by its id. */
  readonly carriers: ReadonlyMap<string, string>;
};

const nobody: ReadonlyMap<string, string> = new Map();

/** Adds cards of other household members after the member's own, which win ties. */
export function joinSharedCards(
  own: Pick<Hand, 'held' | 'entries'>,
  shared: SharedHand | undefined,
  products: readonly CardRow[],
): Hand {
  if (!shared) return { ...own, carriers: nobody };
  const rows = new Map(products.map((card) => [card.id, card]));
  const names = new Map(shared.holders.map(({ id, name }) => [id, name]));
  const theirs = shared.cards.flatMap((memberCard) => {
    const card = rows.get(memberCard.credit_card_id);
    const carrier = names.get(memberCard.person_id ?? '');
    return card && carrier !== undefined ? [{ memberCard, card, carrier }] : [];
  });
  const held = theirs.map(({ memberCard: { id, choices }, card }): HeldCard => ({
    id,
    card: card.slug,
    selected: choices,
  }));
  return {
    held: [...own.held, ...held],
    entries: [...own.entries, ...theirs],
    carriers: new Map(theirs.map(({ memberCard: { id }, carrier }) => [id, carrier])),
  };
}
