import type { BestOffer } from '../find-best-offers.ts';
import { OfferWorth, type OfferWorthProps } from './offer-worth.tsx';

type OffersVerdictProps = Pick<OfferWorthProps, 'names' | 'hasSpending' | 'centsPerPoint'> & {
  best: BestOffer;
};

/** Which offer is worth the most to the member, in a sentence whose figure opens to its arithmetic. */
export function OffersVerdict({ best: { offer, cost, worthCents }, ...props }: OffersVerdictProps) {
  if (worthCents <= 0) return <>No offer of today brings more than it costs you.</>;
  return (
    <>
      Your best offer is {offer.card.name}: worth{' '}
      <OfferWorth {...props} offer={offer} cost={cost} />.
    </>
  );
}
