import { cents } from '../units.ts';
import type { HeldCard, RewardProblem } from '../rewards/problem.ts';
import { valueWallet } from '../rewards/valuation/value-wallet.ts';
import type { PurchaseAdviser, PurchaseOffer } from './best-card-now.ts';

/** By card and choice: the option with the most spending in the year's plan. */
type PlannedOptions = ReadonlyMap<string, string>;

const keyOf = (id: string, choice: string) => `${id} ${choice}`;

/**
 * Finds the options that a card's top-spend bonus is meant for. A year's figures count on them, so the answer for a
 * single purchase must too. The adviser knows every sub-category with spending.
 */
export function planOptions(
  problem: RewardProblem,
  wallet: readonly HeldCard[],
  advise: PurchaseAdviser,
): PlannedOptions {
  const products = new Set(
    problem.catalog.cards
      .filter(({ choices }) => choices.some(({ mode }) => mode === 'top_spend'))
      .map(({ slug }) => slug),
  );
  if (!wallet.some(({ card }) => products.has(card))) return new Map();
  const spent = new Map<string, Map<string, number>>();
  for (const line of valueWallet(problem, wallet).lines) {
    if (line.kind !== 'spend' || !products.has(line.card)) continue;
    const offer = advise(line.subCategory, cents(100), []).find(({ id }) => id === line.id);
    for (const { mode, choice, option } of offer?.conditional ?? []) {
      if (mode !== 'top_spend') continue;
      const options = spent.get(keyOf(line.id, choice)) ?? new Map<string, number>();
      options.set(option, (options.get(option) ?? 0) + line.spendCents);
      spent.set(keyOf(line.id, choice), options);
    }
  }
  return new Map(
    [...spent].flatMap(([key, options]) => {
      const [most] = [...options].toSorted(([, a], [, b]) => b - a);
      return most ? [[key, most[0]] as const] : [];
    }),
  );
}

export type PlannedOffer = PurchaseOffer & {
  /** The option that counts, since the plan of the year spends most of this card on it; null if none does. */
  readonly plannedOption: string | null;
};

/** Offers with the planned options, where they cover the purchase; most valuable first. */
export function asPlanned(
  offers: readonly PurchaseOffer[],
  planned: PlannedOptions,
): readonly PlannedOffer[] {
  return offers
    .map((offer): PlannedOffer => {
      const counted = offer.conditional.find(
        ({ mode, choice, option }) =>
          mode === 'top_spend' && planned.get(keyOf(offer.id, choice)) === option,
      );
      if (!counted || counted.valueCents <= offer.valueCents) {
        return { ...offer, plannedOption: null };
      }
      const { rate, points, foreignFeeCents, costCents, valueCents, caps, option } = counted;
      const worth = { rate, points, foreignFeeCents, costCents, valueCents, caps };
      return { ...offer, ...worth, conditional: [], plannedOption: option };
    })
    .sort((a, b) => b.valueCents - a.valueCents);
}
