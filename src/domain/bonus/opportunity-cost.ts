import { type Cents, cents } from '../units.ts';
import type { LedgerLine } from '../rewards/ledger-line.ts';
import { costOfMeeting, flatReturn } from './bonus-cost.ts';

const DAYS_A_YEAR = 365;

/** Spending of one sub-category that goes on a new card for the sake of its bonus. */
export type MovedSpend = {
  readonly subCategory: string;
  readonly spendCents: Cents;
  /** What it would have earned where it goes now. */
  readonly elsewhereCents: Cents;
  readonly onCardCents: Cents;
  /** The difference; never below 0. */
  readonly costCents: Cents;
};

export type OpportunityCost = {
  readonly moved: readonly MovedSpend[];
  readonly costCents: Cents;
  /** What the spending of the window lacks. */
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

/**
 * What meeting a minimum spend costs: the spending that loses least moves to the new card first, as much of
 * each sub-category as falls into the window. Both ledgers are of a year with the whole spending, one with
 * the cards that are held, one with the new card alone; what the year earns on average counts for each dollar.
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
