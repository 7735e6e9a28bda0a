import { contextOf } from '@/domain/valuation/context.ts';
import { fixedCents } from '@/domain/valuation/fixed-value.ts';
import type { HeldCard, RewardProblem, ValuedYear } from '@/domain/valuation/problem.ts';
import { marginalValues, rankCards } from '@/domain/valuation/rank-cards.ts';
import { seatWallet } from '@/domain/valuation/seated-card.ts';
import { valueWalletIn } from '@/domain/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import type { CardFigures } from './schema.ts';

/** Plain values that can be posted to a worker. */
export type RankingQuestion = {
  readonly problem: Omit<RewardProblem, 'year'>;
  readonly held: readonly HeldCard[];
};

/** Figures by the slug of the card. */
export type FiguresBySlug = ReadonlyMap<string, CardFigures>;
/** Cents a year by the slug of the card. */
export type AddedBySlug = ReadonlyMap<string, number>;

/** Parts of the answer, each as soon as it is known. */
export type RankingPart =
  | { readonly kind: 'alone'; readonly year: ValuedYear; readonly figures: FiguresBySlug }
  | { readonly kind: 'added'; readonly year: ValuedYear; readonly cents: AddedBySlug };

function rankAlone({ problem }: RankingQuestion, year: ValuedYear): FiguresBySlug {
  const context = contextOf({ ...problem, year });
  return new Map(
    problem.catalogue.cards.map(({ slug }) => {
      const value = valueWalletIn(context, [{ id: slug, card: slug, selected: {} }]);
      const { netCents, rewardsCents, creditsCents, bonusCents, feesCents } = value;
      const spendCents = value.cards[0]?.spendCents ?? cents(0);
      return [slug, { netCents, rewardsCents, creditsCents, bonusCents, feesCents, spendCents }];
    }),
  );
}

/** What each card adds to the wallet in a steady year; a card of the wallet, to the others. */
function addSteady({ problem, held }: RankingQuestion): AddedBySlug {
  const question = { ...problem, year: 'steady' } as const;
  const added = new Map(rankCards(question, held).map(({ card, netCents }) => [card, netCents]));
  const cardOf = new Map(held.map(({ id, card }) => [id, card]));
  for (const { id, netCents } of marginalValues(question, held)) {
    added.set(cardOf.get(id) ?? '', netCents);
  }
  return added;
}

/** The same in the year in which a card that is not held is opened: its offer and first fee come in. */
function addFirst({ problem, held }: RankingQuestion, steady: AddedBySlug): AddedBySlug {
  const later = contextOf({ ...problem, year: 'steady' });
  const first = contextOf({ ...problem, year: 'first' });
  const own = new Set(held.map(({ card }) => card));
  return new Map(
    [...steady].map(([slug, addedCents]) => {
      if (own.has(slug)) return [slug, addedCents];
      const wallet = [...held, { id: `+${slug}`, card: slug, selected: {} }];
      const opened = seatWallet(later, wallet).at(-1);
      if (!opened) return [slug, addedCents];
      return [slug, addedCents + fixedCents(first, opened) - fixedCents(later, opened)];
    }),
  );
}

/** Ranks the catalogue for both years: alone first, which is quick, then beside the cards that are held. */
export function* computeRanking(question: RankingQuestion): Generator<RankingPart, void> {
  yield { kind: 'alone', year: 'steady', figures: rankAlone(question, 'steady') };
  yield { kind: 'alone', year: 'first', figures: rankAlone(question, 'first') };
  const steady = addSteady(question);
  yield { kind: 'added', year: 'steady', cents: steady };
  yield { kind: 'added', year: 'first', cents: addFirst(question, steady) };
}
