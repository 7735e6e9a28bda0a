import type { LedgerNames } from '@/components/ledger-names.ts';
import { describeAtCounter, describeBack } from '@/domain/card-offers/describe-card-offer.ts';
import type { WithOffers } from '@/domain/card-offers/judge-offer.ts';
import { formatNumber, formatRate } from '@/lib/format.ts';
import type { OwnCard } from './describe-payment.ts';
import type { Offer } from './find-offers.ts';

/** A card at a shop with the issuer's offers on it. */
export type Deal = WithOffers<Offer>;
export type Usable = { readonly offer: Offer; readonly entry: OwnCard; readonly deal: Deal };

/** The money that an offer adds to a card's rewards, as a line of the figure's ledger. */
export const extraOf = ({ paying, totalCents, card }: Deal) =>
  paying && {
    label: `Offer of ${paying.offer.shop}`,
    detail: describeBack(paying.offer.back),
    valueCents: totalCents - card.valueCents,
  };

/** Effect of offers and due days, in sentences: what they do for the card. */
export function describeDeal(deal: Deal, names: LedgerNames, amountCents: number) {
  const { rate, pointSystem } = deal.card;
  const unit = names.rateUnit(pointSystem);
  const own =
    unit === 'dollars'
      ? `${formatRate(rate, unit)} from the card`
      : `${formatNumber(rate)} ${rate === 1 ? 'point' : 'points'} a dollar`;
  return describeAtCounter(deal, amountCents, own);
}
