import { benefitStatus } from '@/domain/schedule/benefit-use.ts';
import { type MyBenefit } from './to-entries.ts';

/** How much of a held card's annual fee its credits have paid back. */
export type FeeBack = {
  /** Id of the held card. */
  readonly id: string;
  readonly name: string;
  readonly feeCents: number;
  readonly usedCents: number;
};

/** Cents of a credit used in a calendar year, each period capped at the credit's amount. */
export function usedIn({ measure, terms, allUses }: MyBenefit, year: string): number {
  if (measure !== 'money') return 0;
  const byPeriod = new Map<string, number>();
  for (const { usedOn } of allUses) {
    if (!usedOn.startsWith(year)) continue;
    const status = benefitStatus(terms, allUses, usedOn);
    if (status.kind === 'current') byPeriod.set(status.period.startsOn, status.usedCents);
  }
  return [...byPeriod.values()].reduce((sum, cents) => sum + cents, 0);
}

/** The cards with a fee and a credit, the dearest first. */
export function listFeesBack(entries: readonly MyBenefit[], year: string): FeeBack[] {
  const fees = new Map<string, FeeBack>();
  for (const entry of entries) {
    const { memberCard, card, measure } = entry;
    const feeCents = memberCard.annual_fee_cents ?? card.annual_fee_cents;
    if (measure !== 'money' || feeCents === 0) continue;
    const usedCents = (fees.get(memberCard.id)?.usedCents ?? 0) + usedIn(entry, year);
    fees.set(memberCard.id, { id: memberCard.id, name: entry.cardName, feeCents, usedCents });
  }
  return [...fees.values()].toSorted((a, b) => b.feeCents - a.feeCents);
}
