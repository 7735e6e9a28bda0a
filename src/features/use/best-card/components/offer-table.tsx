import { useState } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatAnnualFee, formatExactCents } from '@/lib/format.ts';
import { describeConditional, describeOfferCaps } from '../describe-offer.ts';
import type { Offer } from '../find-offers.ts';
import { OfferWhy } from './offer-why.tsx';

type OfferTableProps = {
  offers: readonly Offer[];
  inputs: ValuationInputs;
  amountCents: number;
  subject: string;
};

const step = 40;

export function OfferTable({ offers, inputs, amountCents, subject }: OfferTableProps) {
  const [shown, setShown] = useState(step);
  const { names } = inputs;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <div className="grid gap-3">
      <Table label="Cards for this spending">
        <TableHeader>
          <TableRow>
            <TableHead>Card</TableHead>
            <TableHead className="text-right">Back</TableHead>
            <TableHead className="text-right max-sm:hidden">Value</TableHead>
            <TableHead className="max-lg:hidden">Why</TableHead>
            <TableHead className="text-right max-sm:hidden">Fee a year</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {offers.slice(0, shown).map((offer) => {
            const why = (
              <>
                <OfferWhy offer={offer} names={names} />
                {[
                  ...describeOfferCaps(offer, names),
                  ...describeConditional(offer, amountCents),
                ].map((note) => (
                  <span key={note} className="block">
                    {note}
                  </span>
                ))}
              </>
            );
            return (
              <TableRow key={offer.id} data-state={offer.isHeld ? 'selected' : undefined}>
                <TableCell className="sm:min-w-52">
                  <CardIdentity card={offer.row} issuer={issuers.get(offer.row.company_id) ?? ''}>
                    {offer.isHeld && <Badge tone="primary">{offer.carrier ?? 'Mine'}</Badge>}
                    {offer.row.is_business && <Badge>Business</Badge>}
                    {offer.row.confidence === 'low' && (
                      <ConfidenceMark confidence="low" subject={offer.row.name} isCompact />
                    )}
                  </CardIdentity>
                  <div className="text-muted-foreground pt-1 text-sm lg:hidden">{why}</div>
                </TableCell>
                <TableCell className="text-right font-semibold">
                  <ReturnFigure
                    offer={offer}
                    cardName={offer.row.name}
                    caps={describeOfferCaps(offer, names)}
                    subject={subject}
                    amountCents={amountCents}
                    names={names}
                  />
                </TableCell>
                <TableCell className="text-right max-sm:hidden">
                  {formatExactCents(offer.valueCents)}
                </TableCell>
                <TableCell className="text-muted-foreground min-w-56 text-sm max-lg:hidden">
                  {why}
                </TableCell>
                <TableCell className="text-right whitespace-nowrap max-sm:hidden">
                  {formatAnnualFee(offer.row.annual_fee_cents)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {shown < offers.length && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setShown(shown + step)}
        >
          Show more of {offers.length} cards
        </Button>
      )}
    </div>
  );
}
