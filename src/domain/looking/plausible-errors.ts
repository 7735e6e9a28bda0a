import type { BonusTier, Card, Credit } from '../rewards/catalog/card.ts';
import type { Scope } from '../rewards/catalog/sub-category.ts';
import { cents, points, pointsPerDollar } from '../units.ts';

/** How far a fact that nobody looked at lately may be off, by kind. */
const ERRORS = {
  /** Issuers raise fees by fifty dollars or more at a time, those of expensive cards by about a fifth. */
  feeCents: 5_000,
  feeShare: 0.2,
  /** Offers move between a usual and an elevated amount; their minimum spends move with them. */
  offerShare: 0.25,
  /** Bonus rates are whole points, base rates halves: a step up or down. */
  rate: 1,
  baseRate: 0.5,
  // A credit is either still there or gone.
} as const;

export type LookedFact = {
  readonly kind: 'fee' | 'offer' | 'offer_spend' | 'base_rate' | 'rate' | 'choice' | 'credit';
  /** Category of a rate, or slug of a choice or credit. */
  readonly slug: string | null;
};

/** A card with one of its facts off. */
export type PlausibleError = {
  readonly fact: LookedFact;
  readonly card: Card;
  /** True if the card is worth more than our fact says. */
  readonly isBetter: boolean;
  /** The most that it changes any wallet's value: an amount in a year, or points on each dollar spent in `covers`. */
  readonly most:
    | { readonly by: 'amount'; readonly cents: number; readonly points?: number }
    | { readonly by: 'rate'; readonly rate: number; readonly covers: readonly Scope[] | null };
  /** True if it counts only in the year in which the card is opened. */
  readonly isFirstYear: boolean;
};

const TIMES_A_YEAR: Readonly<Record<Credit['period'], number>> = {
  ...{ month: 12, quarter: 4, half_year: 2, year: 1, four_years: 1, once: 1 },
};

const SIDES = [1, -1] as const;

function feeErrors(card: Card): readonly PlausibleError[] {
  const { annualFeeCents: fee, firstYearFeeCents: first } = card;
  const step = Math.max(ERRORS.feeCents, fee * ERRORS.feeShare);
  return SIDES.flatMap((side): PlausibleError[] => {
    const moved = cents(Math.max(0, fee - side * step));
    if (moved === fee) return [];
    return [
      {
        fact: { kind: 'fee', slug: null },
        card: {
          ...card,
          annualFeeCents: moved,
          firstYearFeeCents: first === fee ? moved : first,
        },
        isBetter: side > 0,
        most: { by: 'amount', cents: Math.abs(moved - fee) },
        isFirstYear: false,
      },
    ];
  });
}

function offerErrors(card: Card): readonly PlausibleError[] {
  const { bonus } = card;
  if (bonus === null || bonus.tiers.length === 0) return [];
  const sumOf = (pick: (tier: BonusTier) => number) =>
    bonus.tiers.reduce((sum, tier) => sum + pick(tier), 0);
  const whole = { cents: sumOf((tier) => tier.cashCents), points: sumOf((tier) => tier.points) };
  const share = ERRORS.offerShare;
  return SIDES.flatMap((side): PlausibleError[] => [
    {
      fact: { kind: 'offer', slug: null },
      card: withTiers(card, (tier) => ({
        ...tier,
        points: points(tier.points * (1 + side * share)),
        cashCents: cents(tier.cashCents * (1 + side * share)),
      })),
      isBetter: side > 0,
      most: { by: 'amount', cents: whole.cents * share, points: whole.points * share },
      isFirstYear: true,
    },
    {
      fact: { kind: 'offer_spend', slug: null },
      card: withTiers(card, (tier) => ({
        ...tier,
        spendCents: cents(tier.spendCents * (1 - side * share)),
      })),
      isBetter: side > 0,
      most: { by: 'amount', ...whole },
      isFirstYear: true,
    },
  ]);
}

function withTiers(card: Card, change: (tier: BonusTier) => BonusTier): Card {
  return card.bonus === null ? card : { ...card, bonus: { tiers: card.bonus.tiers.map(change) } };
}

function rateErrors(card: Card): readonly PlausibleError[] {
  const leastOf = (cap: string | null) =>
    card.caps.find(({ slug }) => slug === cap)?.fallbackRate ?? 0;
  return SIDES.flatMap((side): PlausibleError[] => {
    const move = (rate: number, step: number, least: number) =>
      pointsPerDollar(Math.max(Math.min(rate, least), rate + side * step));
    const errorOf = (
      fact: LookedFact,
      rate: number,
      covers: readonly Scope[] | null,
      moved: Card,
    ): PlausibleError => ({
      fact,
      card: moved,
      isBetter: side > 0,
      most: { by: 'rate', rate, covers },
      isFirstYear: false,
    });
    return [
      errorOf({ kind: 'base_rate', slug: null }, ERRORS.baseRate, null, {
        ...card,
        baseRate: move(card.baseRate, ERRORS.baseRate, 0),
      }),
      ...card.rules.map((rule) =>
        errorOf({ kind: 'rate', slug: rule.covers.slug }, ERRORS.rate, [rule.covers], {
          ...card,
          rules: card.rules.map((each) =>
            each === rule
              ? { ...each, rate: move(each.rate, ERRORS.rate, leastOf(each.cap)) }
              : each,
          ),
        }),
      ),
      ...card.choices.map((choice) =>
        errorOf(
          { kind: 'choice', slug: choice.slug },
          ERRORS.rate,
          choice.options.flatMap(({ covers }) => covers),
          {
            ...card,
            choices: card.choices.map((each) =>
              each === choice
                ? { ...each, rate: move(each.rate, ERRORS.rate, leastOf(each.cap)) }
                : each,
            ),
          },
        ),
      ),
    ];
  });
}

function creditErrors(card: Card): readonly PlausibleError[] {
  return card.credits.map((credit) => ({
    fact: { kind: 'credit', slug: credit.slug },
    card: { ...card, credits: card.credits.filter((each) => each !== credit) },
    isBetter: false,
    most: { by: 'amount', cents: credit.valueCents * TIMES_A_YEAR[credit.period] },
    isFirstYear: false,
  }));
}

/** A card's facts, each off by as much as is plausible, one at a time. */
export function listPlausibleErrors(card: Card): readonly PlausibleError[] {
  return [...feeErrors(card), ...offerErrors(card), ...rateErrors(card), ...creditErrors(card)];
}
