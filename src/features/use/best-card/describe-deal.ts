import type { LedgerNames } from '@/components/ledger-names.ts';
import { describeAtCounter, describeBack } from '@/domain/card-offers/describe-card-offer.ts';
import { payValue, type WithOffers } from '@/domain/card-offers/judge-offer.ts';
import { formatCents, formatNumber, formatRate } from '@/lib/format.ts';
import type { Offer } from './find-offers.ts';
import type { OwnCard } from './schema.ts';

/** A shopping portal's part of the purchase, whatever the card; null without one. */
type Portal = { readonly percent: number; readonly valueCents: number } | null;
/** A card at a shop with the issuer's offers on it; its total includes the portal. */
export type Deal = WithOffers<Offer> & { readonly portal: Portal };
export type Usable = { readonly offer: Offer; readonly entry: OwnCard; readonly deal: Deal };

/** Part of a purchase that a portal pays, in whole cents. */
export const portalOf = (percent: number, amountCents: number): Portal =>
  percent > 0 ? { percent, valueCents: Math.floor((amountCents * percent) / 100 + 1e-6) } : null;

/** Cents a card has to beat to be named instead: the best deal without its portal, or a payment from the bank. */
export const centsToBeat = (best: Pick<Deal, 'totalCents' | 'portal'> | undefined): number =>
  best ? Math.max(0, best.totalCents - (best.portal?.valueCents ?? 0)) : -Infinity;

/** The money that an offer and a portal add to a card's rewards, as lines of the figure's ledger. */
export const extrasOf = ({ paying, portal, card }: Deal) => [
  ...(paying
    ? [
        {
          label: `${paying.offer.shop} offer`,
          detail: describeBack(paying.offer.back),
          valueCents: payValue(paying.pay, card.centsPerPoint),
        },
      ]
    : []),
  ...(portal
    ? [
        {
          label: 'Shopping portal',
          detail: `${formatNumber(portal.percent)}% of the purchase`,
          valueCents: portal.valueCents,
        },
      ]
    : []),
];

/** Effect of offers, due days and a portal, in sentences: what they do for the card. */
export function describeDeal(deal: Deal, names: LedgerNames, amountCents: number) {
  const { rate, pointSystem } = deal.card;
  const unit = names.rateUnit(pointSystem);
  const own =
    unit === 'dollars'
      ? `${formatRate(rate, unit)} from the card`
      : `${formatNumber(rate)} ${rate === 1 ? 'point' : 'points'} a dollar`;
  const { portal } = deal;
  return [
    ...describeAtCounter(deal, amountCents, own),
    ...(portal
      ? [
          `${formatCents(portal.valueCents)} from the shopping portal at ${formatNumber(portal.percent)}%.`,
        ]
      : []),
  ];
}
