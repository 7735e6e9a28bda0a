import type { LedgerNames } from '@/components/ledger-names.ts';
import type { CapRow } from '@/features/catalogue/schema.ts';
import { formatCents, formatCentsPerPoint, formatPercent, formatRate } from '@/lib/format.ts';
import type { Offer } from './find-offers.ts';

const periods: Readonly<Record<string, string>> = {
  billing_cycle: 'a billing cycle',
  month: 'a month',
  quarter: 'a quarter',
  half_year: 'a half year',
  calendar_year: 'a calendar year',
  anniversary_year: 'a card year',
  lifetime: 'in all',
};

/** What the offer brings for each dollar, in percent. */
export function returnOf(offer: Offer, amountCents: number): number {
  return amountCents === 0 ? 0 : (offer.valueCents / amountCents) * 100;
}

export function formatReturn(offer: Offer, amountCents: number): string {
  return formatPercent(Math.round(returnOf(offer, amountCents) * 100) / 100);
}

function describeCap(cap: CapRow, offer: Offer, unit: 'points' | 'dollars'): string {
  const rules = offer.row.category_points.filter((rule) => rule.spending_cap_id === cap.id);
  const isExtra = rules.some((rule) => rule.is_additive);
  const then = isExtra ? 'the usual rate' : formatRate(cap.fallback_rate, unit);
  return `up to ${formatCents(cap.amount_cents)} ${periods[cap.period] ?? ''}, then ${then}`;
}

/** The caps that decide the rate, in words. */
export function describeCaps(offer: Offer, names: LedgerNames): readonly string[] {
  const unit = names.rateUnit(offer.pointSystem);
  const caps = new Map(offer.row.spending_caps.map((cap) => [cap.slug, cap]));
  return offer.caps.flatMap(({ cap }) => {
    const row = caps.get(cap);
    return row ? [describeCap(row, offer, unit)] : [];
  });
}

/** Why the card brings what it brings: rate × value of a point. */
export function describeWhy(offer: Offer, names: LedgerNames): string {
  const rate = formatRate(offer.rate, names.rateUnit(offer.pointSystem));
  const system = names.pointSystem(offer.pointSystem);
  const fee = offer.foreignFeeCents > 0 ? ', less the foreign fee' : '';
  return names.rateUnit(offer.pointSystem) === 'dollars'
    ? `${rate} ${system}${fee}`
    : `${rate} ${system} at ${formatCentsPerPoint(offer.centsPerPoint)}${fee}`;
}

/** What would bring more: an option to select, or one that counts when most is spent on it. */
export function describeConditional(offer: Offer, amountCents: number): readonly string[] {
  const [best] = offer.conditional.toSorted((a, b) => b.valueCents - a.valueCents);
  if (!best) return [];
  const choice = offer.row.card_choices.find(({ slug }) => slug === best.choice);
  const option = choice?.card_choice_options.find(({ slug }) => slug === best.option);
  const worth = formatPercent(Math.round((best.valueCents / amountCents) * 10_000) / 100);
  const name = option?.name ?? best.option;
  return [
    best.mode === 'top_spend'
      ? `${worth} while ${name} is where most is spent on it`
      : `${worth} if you choose ${name}`,
  ];
}
