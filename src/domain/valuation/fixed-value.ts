import type { CreditLine, FeeLine, LedgerLine } from '../ledger/ledger-line.ts';
import type { Card } from '../catalogue/card.ts';
import { cents, type Cents, percent } from '../units.ts';
import { timesAYear } from './card-terms.ts';
import type { HeldCard } from './problem.ts';
import type { SeatedCard } from './seated-card.ts';

/** The fee of a held card in the valued year: the member's own, else the product's. */
export function feeCentsOf(card: Card, held: HeldCard, isOpened: boolean): Cents {
  return held.annualFeeCents ?? (isOpened ? card.firstYearFeeCents : card.annualFeeCents);
}

/** The credits that no spending of a profile uses up: they count at the share that the member uses. */
function sureCredits({ card, held, terms }: SeatedCard): readonly CreditLine[] {
  return card.credits
    .filter((credit) => credit.spendOn === null && !(credit.excludesFirstYear && terms.isOpened))
    .map((credit) => {
      const times = timesAYear(credit.period, terms.isOpened);
      return {
        kind: 'credit',
        id: held.id,
        card: card.slug,
        credit: credit.slug,
        faceCents: credit.valueCents,
        period: credit.period,
        timesAYear: times,
        usagePercent: percent(credit.usagePercent),
        subCategory: null,
        valueCents: cents((credit.valueCents * times * credit.usagePercent) / 100),
      };
    });
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

/** The sum of `fixedLines`. */
export function fixedCents(seated: SeatedCard): number {
  return fixedLines(seated).reduce((sum, line) => sum + line.valueCents, 0);
}
