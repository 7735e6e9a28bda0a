import { EmptyState } from '@/components/empty-state.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { BestOffers } from '../find-offers.ts';
import { OfferPair } from './offer-pair.tsx';
import { OfferTable } from './offer-table.tsx';

type PurchaseOffersProps = {
  offers: BestOffers;
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

export function PurchaseOffers({ offers, subject, inputs, amountCents }: PurchaseOffersProps) {
  const { all } = offers;
  if (all.length === 0) {
    return (
      <EmptyState title="No card fits your filters">
        Loosen them on the overview, or add your own cards.
      </EmptyState>
    );
  }
  return (
    <>
      <OfferPair offers={offers} subject={subject} inputs={inputs} amountCents={amountCents} />
      <OfferTable offers={all} inputs={inputs} amountCents={amountCents} subject={subject} />
    </>
  );
}
