import { matchesSearch } from '@/lib/search-text.ts';
import { usedIn } from './list-fees-back.ts';
import type { MyBenefitSearch } from './search.ts';
import { type MyBenefit } from './to-entries.ts';

type Show = NonNullable<MyBenefitSearch['show']>;

export function partOf({ isHidden, measure, status, unearnedCents }: MyBenefit): Show {
  if (isHidden) return 'hidden';
  if (measure === 'standing') return 'standing';
  if (unearnedCents > 0) return 'earn';
  return status.kind === 'current' && status.leftCents === 0 ? 'used' : 'open';
}

/** The day it lapses, for sorting: what never lapses comes last. */
function deadlineOf({ status }: MyBenefit): string {
  switch (status.kind) {
    case 'current':
      return status.lastDay ?? '9999-12-31';
    case 'not-yet':
      return `9999-${status.usableFrom}`;
    case 'unknown':
    case 'closed':
      return '9999-99';
  }
}

function leftOf({ status, measure, unearnedCents }: MyBenefit): number {
  const isLeft = status.kind === 'current' && measure === 'money' && unearnedCents === 0;
  return isLeft ? status.leftCents : 0;
}

export function listMyBenefits(
  entries: readonly MyBenefit[],
  { q = '', show = 'open', sort = 'card' }: MyBenefitSearch,
): MyBenefit[] {
  const byName = (a: MyBenefit, b: MyBenefit) =>
    a.cardName.localeCompare(b.cardName) || a.row.name.localeCompare(b.row.name);
  return entries
    .filter(
      (entry) =>
        partOf(entry) === show &&
        matchesSearch(`${entry.row.name} ${entry.benefit.name} ${entry.cardName}`, q),
    )
    .sort((a, b) => {
      if (sort === 'left') return leftOf(b) - leftOf(a) || byName(a, b);
      return deadlineOf(a).localeCompare(deadlineOf(b)) || byName(a, b);
    });
}

/** Groups listed benefits by held card, those with the most dollars left to use first. */
export function groupByCard(entries: readonly MyBenefit[]): [MyBenefit, ...MyBenefit[]][] {
  const groups = new Map<string, [MyBenefit, ...MyBenefit[]]>();
  for (const entry of entries) {
    const group = groups.get(entry.memberCard.id);
    if (group) group.push(entry);
    else groups.set(entry.memberCard.id, [entry]);
  }
  const sumOf = (group: MyBenefit[]) => group.reduce((sum, entry) => sum + leftOf(entry), 0);
  return [...groups.values()].toSorted(
    (a, b) => sumOf(b) - sumOf(a) || a[0].cardName.localeCompare(b[0].cardName),
  );
}

type BenefitTotals = {
  /** Cents left in the running periods. */
  readonly leftCents: number;
  /** Part of it that expires within 30 days. */
  readonly lapsingCents: number;
  /** Cents used this calendar year. */
  readonly usedCents: number;
};

export function totalsOf(entries: readonly MyBenefit[], year: string): BenefitTotals {
  let [leftCents, lapsingCents, usedCents] = [0, 0, 0];
  for (const entry of entries) {
    if (entry.measure !== 'money') continue;
    usedCents += usedIn(entry, year);
    const { isHidden, status, unearnedCents } = entry;
    if (isHidden || status.kind !== 'current' || unearnedCents > 0) continue;
    leftCents += status.leftCents;
    const { daysLeft } = status;
    if (daysLeft !== null && daysLeft <= 30) lapsingCents += status.leftCents;
  }
  return { leftCents, lapsingCents, usedCents };
}
