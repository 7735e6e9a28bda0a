import type { CalendarDate } from '@/domain/calendar.ts';
import { benefitStatus } from '@/domain/schedule/benefit-use.ts';
import type { StatementCredit } from '@/features/mine/statement-import/schema.ts';
import type { MyBenefit } from './to-entries.ts';

/** Amount that statements show as paid by a benefit in one of its periods. */
export type FoundCredit = {
  readonly key: string;
  /** Its status is that of the period. */
  readonly entry: MyBenefit;
  /** No more than the whole benefit. */
  readonly paidCents: number;
  readonly lastPaidOn: CalendarDate;
  /** True if as much is marked as used, or the whole benefit is. */
  readonly isCounted: boolean;
};

/** Words in the names of many credits, and of the cards that pay them. */
const COMMON = new Set(
  `credit credits statement annual monthly quarterly yearly month year quarter half after spend spending per extra the
  and for fee amex american express platinum gold business membership`.split(/\s+/),
);

function wordsIn(text: string): ReadonlySet<string> {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9+]+/);
  return new Set(words.filter((word) => word.length > 2 && !COMMON.has(word)));
}

type Named = { readonly entry: MyBenefit; readonly words: readonly string[] };

/** Number of a benefit's words in the description; the share of them decides between equals. */
function scoreOf({ words }: Named, description: ReadonlySet<string>): number {
  const found = words.filter((word) => description.has(word)).length;
  return found === 0 ? 0 : found + found / words.length / 2;
}

/** The benefit that a credit's description names; offers of shops are none. */
function benefitOf(
  { card, description }: StatementCredit,
  benefits: readonly Named[],
): MyBenefit | null {
  if (/\boffers?\b/i.test(description)) return null;
  const words = wordsIn(description);
  let best: MyBenefit | null = null;
  let most = 0;
  for (const named of benefits) {
    if (named.entry.memberCard.id !== card) continue;
    const score = scoreOf(named, words);
    if (score > most) [best, most] = [named.entry, score];
  }
  return best;
}

/**
 * The benefits that paid the credits of statements, by period, the latest first. Leaves out credits of a future day,
 * whose dates are misread.
 */
export function findCredits(
  credits: readonly StatementCredit[],
  benefits: readonly MyBenefit[],
  today: CalendarDate,
): FoundCredit[] {
  const named = benefits
    .filter(({ measure }) => measure === 'money')
    .map((entry) => {
      const words = [...wordsIn(`${entry.row.name} ${entry.benefit.name}`)];
      return { entry, words: words.filter((word) => !/^\d/.test(word)) };
    });
  const found = new Map<string, Omit<FoundCredit, 'isCounted'>>();
  for (const credit of credits) {
    const entry = credit.date > today ? null : benefitOf(credit, named);
    if (entry === null) continue;
    const status = benefitStatus(entry.terms, entry.allUses, credit.date);
    if (status.kind !== 'current') continue;
    const key = `${entry.key} ${status.period.startsOn}`;
    const { paidCents = 0, lastPaidOn = credit.date } = found.get(key) ?? {};
    found.set(key, {
      key,
      entry: { ...entry, status },
      paidCents: paidCents + credit.amountCents,
      lastPaidOn: credit.date > lastPaidOn ? credit.date : lastPaidOn,
    });
  }
  return [...found.values()]
    .filter(({ paidCents }) => paidCents > 0)
    .map((credit) => {
      const { status } = credit.entry;
      if (status.kind !== 'current') return { ...credit, isCounted: false };
      const paidCents = Math.min(credit.paidCents, status.totalCents);
      return { ...credit, paidCents, isCounted: status.usedCents >= paidCents };
    })
    .sort((a, b) => b.lastPaidOn.localeCompare(a.lastPaidOn));
}
