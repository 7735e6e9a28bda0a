import type { BestOffer } from '../find-best-offers.ts';
import { OfferWorth, type OfferWorthProps } from './offer-worth.tsx';

type OffersVerdictProps = Pick<OfferWorthProps, 'names' | 'hasSpending' | 'centsPerPoint'> & {
  best: BestOffer;
  /** Of who applies; null: the member. */
  applicantName: string | null;
};

/** Which offer that the rules allow is worth the most, in a sentence whose figure opens to its arithmetic. */
export function OffersVerdict({ best, applicantName, ...props }: OffersVerdictProps) {
  const { offer, cost, worthCents } = best;
  if (worthCents < 50) {
    return <>No offer that {applicantName ?? 'you'} can get today brings more than it costs.</>;
  }
  // Without dates nobody knows what the rules count.
  const isUnknown = offer.standing.tone === 'unknown';
  return (
    <>
      {applicantName === null ? 'Your' : `${applicantName}’s`} best offer{' '}
      {isUnknown ? 'may be' : 'is'} {offer.card.name}: worth{' '}
      <OfferWorth {...props} offer={offer} cost={cost} />.
    </>
  );
}
