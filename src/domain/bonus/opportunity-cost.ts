import { type Cents, cents } from '../units.ts';
import type { LedgerLine } from '../rewards/ledger-line.ts';

const DAYS_A_YEAR = 365;

/** Spending in one sub-category moved to a new card for its bonus. */
type MovedSpend = {
  readonly subCategory: string;
  readonly spendCents: Cents;
  /** Value it would earn on its current card. */
  readonly elsewhereCents: Cents;
  readonly onCardCents: Cents;
  /** The difference; never below 0. */
  readonly costCents: Cents;
};

export type OpportunityCost = {
  readonly moved: readonly MovedSpend[];
  readonly costCents: Cents;
  /** Minimum spend not covered by the window's spending. */
  readonly missingCents: Cents;
};

type Earned = { readonly spendCents: number; readonly valueCents: number };

function earnedBySubCategory(lines: readonly LedgerLine[]): ReadonlyMap<string, Earned> {
  const earned = new Map<string, Earned>();
  for (const line of lines) {
    if (line.kind !== 'spend') continue;
    const { spendCents = 0, valueCents = 0 } = earned.get(line.subCategory) ?? {};
    earned.set(line.subCategory, {
      spendCents: spendCents + line.spendCents,
      valueCents: valueCents + line.valueCents,
    });
  }
  return earned;
}

const perDollar = ({ spendCents, valueCents }: Earned) =>
  spendCents === 0 ? 0 : (valueCents / spendCents) * 100;

/** Value earned by an amount of spending, both in cents; computed exactly by the wallet's allocation. */
type ValueOfSpend = (spendCents: number) => number;

/** Spend that always earns the same, in cents for each dollar: a point per dollar × cents per point. */
export function flatReturn(centsPerDollar: number): ValueOfSpend {
  return (spendCents) => (spendCents * centsPerDollar) / 100;
}

/**
 * Opportunity cost of meeting a minimum spend: the value the spending would earn at its best elsewhere, less its
 * value on the new card; never below 0.
 */
export function costOfMeeting(
  requiredCents: number,
  onCard: ValueOfSpend,
  elsewhere: ValueOfSpend,
): Cents {
  return cents(Math.max(0, elsewhere(requiredCents) - onCard(requiredCents)));
}

/**
 * Computes the cost of meeting a minimum spend: the spending that loses least moves to the new card first, up to each
 * sub-category's share of the window. Both ledgers cover a year with all spending, one on the held cards, one on the
 * new card alone; each dollar counts with the year's average.
 */
export function opportunityCost(
  requiredCents: number,
  windowDays: number,
  spending: Readonly<Record<string, number>>,
  heldLines: readonly LedgerLine[],
  cardLines: readonly LedgerLine[],
): OpportunityCost {
  const held = earnedBySubCategory(heldLines);
  const card = earnedBySubCategory(cardLines);
  const nothing = { spendCents: 0, valueCents: 0 };
  const returns = Object.entries(spending)
    .filter(([, amount]) => amount > 0)
    .map(([subCategory, amount]) => ({
      subCategory,
      roomCents: (amount * windowDays) / DAYS_A_YEAR,
      elsewhere: perDollar(held.get(subCategory) ?? nothing),
      onCard: perDollar(card.get(subCategory) ?? nothing),
    }))
    .sort((a, b) => a.elsewhere - a.onCard - (b.elsewhere - b.onCard));
  const moved: MovedSpend[] = [];
  let left = requiredCents;
  for (const { subCategory, roomCents, elsewhere, onCard } of returns) {
    if (left <= 0) break;
    const spendCents = Math.min(left, roomCents);
    left -= spendCents;
    moved.push({
      subCategory,
      spendCents: cents(spendCents),
      elsewhereCents: cents(flatReturn(elsewhere)(spendCents)),
      onCardCents: cents(flatReturn(onCard)(spendCents)),
      costCents: costOfMeeting(spendCents, flatReturn(onCard), flatReturn(elsewhere)),
    });
  }
  return {
    moved,
    costCents: cents(moved.reduce((sum, { costCents }) => sum + costCents, 0)),
    missingCents: cents(Math.max(0, left)),
  };
}
