import { Section } from '@/components/section.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { nameBest, praiseBest } from '../describe-offer.ts';
import type { BestOffers } from '../find-offers.ts';
import { OfferCell } from './offer-cell.tsx';

type OfferPairProps = {
  offers: BestOffers;
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

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
    <div className="grid gap-x-14 gap-y-3 md:grid-cols-2">
      <Section aria-label={nameBest(mine)} className="py-2.5">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">{nameBest(mine)}</h2>
        <OfferCell {...shared} offer={mine} emptyText="No card of yours yet" />
      </Section>
      <Section aria-label="Best of all cards" className="py-2.5">
        <h2 className="text-muted-foreground pb-1 text-sm font-medium">Best of all cards</h2>
        {mine !== null && best?.id === mine.id ? (
          <p className="text-positive">{praiseBest(mine)}</p>
        ) : (
          <OfferCell {...shared} offer={best} emptyText="No card fits your filters" />
        )}
      </Section>
    </div>
  );
}
