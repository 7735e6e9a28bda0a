import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard, RewardProblem, ValuedYear } from '@/domain/rewards/problem.ts';
import { marginalValues, rankCards } from '@/domain/rewards/valuation/rank-cards.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
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

/** Parts of the answer, sent as soon as each is known. */
export type RankingPart =
  | { readonly kind: 'alone'; readonly year: ValuedYear; readonly figures: FiguresBySlug }
  | { readonly kind: 'added'; readonly year: ValuedYear; readonly cents: AddedBySlug };

function rankAlone({ problem }: RankingQuestion, year: ValuedYear): FiguresBySlug {
  const context = contextOf({ ...problem, year });
  return new Map(
    problem.catalog.cards.map(({ slug }) => {
      const value = valueWalletIn(context, [{ id: slug, card: slug, selected: {} }]);
      const { netCents, rewardsCents, creditsCents, bonusCents, feesCents } = value;
      const spendCents = value.cards[0]?.spendCents ?? cents(0);
      return [slug, { netCents, rewardsCents, creditsCents, bonusCents, feesCents, spendCents }];
    }),
  );
}

/** Computes the value each card adds to the wallet; for a card in the wallet, to the others. */
function rankAdded({ problem, held }: RankingQuestion, year: ValuedYear): AddedBySlug {
  const question = { ...problem, year };
  const added = new Map(rankCards(question, held).map(({ card, netCents }) => [card, netCents]));
  const cardOf = new Map(held.map(({ id, card }) => [id, card]));
  for (const { id, netCents } of marginalValues(question, held)) {
    added.set(cardOf.get(id) ?? '', netCents);
  }
  return added;
}

/** Ranks the catalog for both years: each card alone, which is quick, then beside the held cards. */
export function* computeRanking(question: RankingQuestion): Generator<RankingPart, void> {
  yield { kind: 'alone', year: 'steady', figures: rankAlone(question, 'steady') };
  yield { kind: 'alone', year: 'first', figures: rankAlone(question, 'first') };
  yield { kind: 'added', year: 'steady', cents: rankAdded(question, 'steady') };
  yield { kind: 'added', year: 'first', cents: rankAdded(question, 'first') };
}
