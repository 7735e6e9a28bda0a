import type { CreditLine, FeeLine, LedgerLine } from '../ledger/ledger-line.ts';
import type { Card, Credit } from '../catalogue/card.ts';
import { cents, type Cents, percent } from '../units.ts';
import { timesAYear } from './card-terms.ts';
import type { HeldCard } from './problem.ts';
import type { SeatedCard } from './seated-card.ts';

/** The fee of a held card in the valued year: the member's own, else the product's. */
export function feeCentsOf(card: Card, held: HeldCard, isOpened: boolean): Cents {
  return held.annualFeeCents ?? (isOpened ? card.firstYearFeeCents : card.annualFeeCents);
}

/** Whether a credit counts whatever is spent: no spending of a profile uses it up. */
function isSure(credit: Credit, isOpened: boolean): boolean {
  return credit.spendOn === null && !(credit.excludesFirstYear && isOpened);
}

/** What a sure credit counts in the year: the share that the member uses. */
function sureCents({ valueCents, period, usagePercent }: Credit, isOpened: boolean): number {
  return (valueCents * timesAYear(period, isOpened) * usagePercent) / 100;
}

function sureCredits({ card, held, terms: { isOpened } }: SeatedCard): readonly CreditLine[] {
  return card.credits
    .filter((credit) => isSure(credit, isOpened))
    .map((credit) => ({
      kind: 'credit',
      id: held.id,
      card: card.slug,
      credit: credit.slug,
      faceCents: credit.valueCents,
      period: credit.period,
      timesAYear: timesAYear(credit.period, isOpened),
      usagePercent: percent(credit.usagePercent),
      subCategory: null,
      valueCents: cents(sureCents(credit, isOpened)),
    }));
}

function feeLine({ card, held, terms: { isOpened } }: SeatedCard): FeeLine {
  const fee = feeCentsOf(card, held, isOpened);
  const named = { id: held.id, card: card.slug };
  return { kind: 'fee', ...named, isFirstYear: isOpened, valueCents: cents(0 - fee) };
}

/** What a card is worth whatever is spent on it: credits that need no spending, and the fee as a negative line. */
export function fixedLines(seated: SeatedCard): readonly LedgerLine[] {
  return [...sureCredits(seated), feeLine(seated)];
}

/** The sum of `fixedLines`, without the lines. */
export function fixedCents({ card, held, terms: { isOpened } }: SeatedCard): number {
  let sum = 0;
  for (const credit of card.credits) {
    if (isSure(credit, isOpened)) sum += sureCents(credit, isOpened);
  }
  return sum - feeCentsOf(card, held, isOpened);
}
