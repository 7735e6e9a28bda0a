import type { LedgerNames } from '@/components/ledger-names.ts';
import { OwnRateBadge, OwnRateButton } from '@/components/own-rate-mark.tsx';
import { describeLinked, describeWhy } from '../describe-offer.ts';
import type { Offer } from '../find-offers.ts';

export function OfferWhy({ offer, names }: { offer: Offer; names: LedgerNames }) {
  const { card, subCategory } = offer;
  const isMarked = offer.isHeld || names.ownRate?.(card, subCategory) != null;
  const linked = describeLinked(offer, names);
  return (
    <>
      {describeWhy(offer, names)} <OwnRateBadge names={names} {...offer} />
      {isMarked && <OwnRateButton names={names} {...offer} />}
      {linked !== null && <span className="block">{linked}</span>}
    </>
  );
}
