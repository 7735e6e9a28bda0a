import type { BestOffer } from '../find-best-offers.ts';
import { OfferWorth, type OfferWorthProps } from './offer-worth.tsx';

type OffersVerdictProps = Pick<OfferWorthProps, 'names' | 'hasSpending' | 'centsPerPoint'> & {
  best: BestOffer;
  /** Name of the applicant; null for the member. */
  applicantName: string | null;
};

export function OffersVerdict({ best, applicantName, ...props }: OffersVerdictProps) {
  const { offer, cost, worthCents } = best;
  if (worthCents < 50) {
    return <>No offer that {applicantName ?? 'you'} can get today brings more than it costs.</>;
  }
  // Without dates, the rules cannot be evaluated.
  const isUnknown = offer.standing.tone === 'unknown';
  return (
    <>
      {applicantName === null ? 'Your' : `${applicantName}’s`} best offer{' '}
      {isUnknown ? 'may be' : 'is'} {offer.card.name}: worth{' '}
      <OfferWorth {...props} offer={offer} cost={cost} />.
    </>
  );
}
