import type { CardRow } from '@/features/catalog/facts/schema.ts';

/** A card with the value it adds in a typical year to the held cards; of a held card, to the others. */
export type ValuedCard = { readonly card: CardRow; readonly addedCents: number };

export type ProposedPair = {
  readonly title: string;
  readonly pair: readonly [ValuedCard, ValuedCard];
};

type PairSources = {
  readonly held: readonly ValuedCard[];
  readonly wished: readonly ValuedCard[];
  /** Cards that the member could have, the ones that add most first. */
  readonly suggested: readonly ValuedCard[];
};

const maxPairs = 3;

const most = (cards: readonly ValuedCard[]) =>
  cards.toSorted((a, b) => b.addedCents - a.addedCents);

/** The held card that a wished one would stand in for: of its points, else of its issuer, else the one adding least. */
function nearestTo({ card }: ValuedCard, held: readonly ValuedCard[]): ValuedCard | undefined {
  const least = most(held).toReversed();
  return (
    least.find((each) => each.card.point_system_id === card.point_system_id) ??
    least.find((each) => each.card.company_id === card.company_id) ??
    least[0]
  );
}

/** Up to three pairs worth comparing: mine against the best, a wish against a held card, and the two best to add. */
export function pickPairs({ held, wished, suggested }: PairSources): readonly ProposedPair[] {
  const [best, second, third] = suggested;
  const weakest = most(held).at(-1);
  const wish = most(wished)[0];
  const free = suggested.find((each) => each !== best && each.card.annual_fee_cents === 0);
  const dearest = held
    .filter(({ card }) => card.annual_fee_cents > 0)
    .toSorted((a, b) => b.card.annual_fee_cents - a.card.annual_fee_cents)[0];
  const wanted: readonly (readonly [string, ValuedCard | undefined, ValuedCard | undefined])[] = [
    ['Your card that adds least, and the one that would add most', weakest, best],
    ['Your wish, and the card it could replace', wish, wish && nearestTo(wish, held)],
    ['The two that would add most', best, second],
    ['Your highest fee, and the best card without one', dearest, free],
    ['The best to add, and the best without a fee', best, free],
    ['The second and the third best to add', second, third],
  ];
  const seen = new Set<string>();
  return wanted
    .flatMap(([title, one, other]): ProposedPair[] => {
      if (!one || !other || one.card.id === other.card.id) return [];
      const key = [one.card.id, other.card.id].sort((a, b) => a - b).join();
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ title, pair: [one, other] }];
    })
    .slice(0, maxPairs);
}
