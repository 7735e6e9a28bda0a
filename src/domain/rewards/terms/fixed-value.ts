import type { CreditLine, FeeLine, LedgerLine } from '../ledger-line.ts';
import type { Card, Credit } from '../catalog/card.ts';
import { cents, type Cents, percent } from '../../units.ts';
import type { HeldCard } from '../problem.ts';
import type { SeatedCard } from './seated-card.ts';

/** The fee of a held card in the valued year: the member's own, else the product's. */
export function feeCentsOf(card: Card, held: HeldCard, isOpened: boolean): Cents {
  return held.annualFeeCents ?? (isOpened ? card.firstYearFeeCents : card.annualFeeCents);
}

/** A credit's value independent of spending: the share the member uses, if no spending of a profile uses it up. */
function sureCents({ spendOn, valueCents, usagePercent }: Credit, times: number): number {
  return spendOn === null ? (valueCents * times * usagePercent) / 100 : 0;
}

function sureCredits({ card, held, terms: { timesGiven } }: SeatedCard): readonly CreditLine[] {
  return card.credits.flatMap((credit, index): CreditLine[] => {
    const times = timesGiven[index] ?? 0;
    if (credit.spendOn !== null || times === 0) return [];
    const line: CreditLine = {
      kind: 'credit',
      id: held.id,
      card: card.slug,
      credit: credit.slug,
      faceCents: credit.valueCents,
      period: credit.period,
      timesAYear: times,
      usagePercent: percent(credit.usagePercent),
      subCategory: null,
      valueCents: cents(sureCents(credit, times)),
    };
    return [line];
  });
}

function feeLine({ card, held, terms: { isOpened } }: SeatedCard): FeeLine {
  const fee = feeCentsOf(card, held, isOpened);
  const named = { id: held.id, card: card.slug };
  return { kind: 'fee', ...named, isFirstYear: isOpened, valueCents: cents(0 - fee) };
}

/** A card's value independent of spending: credits without spending, and the fee as a negative line. */
export function fixedLines(seated: SeatedCard): readonly LedgerLine[] {
  return [...sureCredits(seated), feeLine(seated)];
}

/** The sum of `fixedLines`, without the lines. */
export function fixedCents({ card, held, terms: { isOpened, timesGiven } }: SeatedCard): number {
  let sum = 0;
  card.credits.forEach((credit, index) => {
    sum += sureCents(credit, timesGiven[index] ?? 0);
  });
  return sum - feeCentsOf(card, held, isOpened);
}
