import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { BestOffers } from '../find-offers.ts';
import { OfferCell } from './offer-cell.tsx';

type OfferPairProps = {
  offers: BestOffers;
  /** What is paid for. */
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

/** The best of mine beside the best there is. */
export function OfferPair({
  offers: { mine, best },
  subject,
  inputs,
  amountCents,
}: OfferPairProps) {
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const shared = {
    names: inputs.names,
    issuerOf: (id: number) => issuers.get(id) ?? '',
    amountCents,
    subject,
  };
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <section aria-label="My best card" className="bg-card rounded-md border p-3">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">My best card</h2>
        <OfferCell {...shared} offer={mine} emptyText="No card of yours yet" />
      </section>
      <section aria-label="Best of all cards" className="bg-card rounded-md border p-3">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">Best of all cards</h2>
        {mine !== null && best?.id === mine.id ? (
          <p className="text-positive">Your card is the best one.</p>
        ) : (
          <OfferCell {...shared} offer={best} emptyText="No card fits your filters" />
        )}
      </section>
    </div>
  );
}
