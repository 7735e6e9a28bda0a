import { CardIdentity } from '@/components/card-identity.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { describeBankInstead, isBankBetter } from '../public.ts';
import { describeConditional, describeOfferCaps } from '../describe-offer.ts';
import type { Offer } from '../find-offers.ts';
import { OfferWhy } from './offer-why.tsx';

type OfferCellProps = {
  /** Null if no card fits. */
  offer: Offer | null;
  names: LedgerNames;
  issuerOf: (companyId: number) => string;
  amountCents: number;
  subject: string;
  emptyText: string;
};

export function OfferCell(props: OfferCellProps) {
  const { offer, names, issuerOf, amountCents, subject, emptyText } = props;
  if (offer === null) return <p className="text-muted-foreground text-sm">{emptyText}</p>;
  if (isBankBetter(offer)) {
    return <p>{describeBankInstead(offer, amountCents, offer.yearCents)}</p>;
  }
  const caps = describeOfferCaps(offer, names);
  const notes = [...caps, ...describeConditional(offer, amountCents)];
  return (
    <div className="grid gap-1">
      <div className="flex items-start justify-between gap-3">
        <CardIdentity card={offer.row} issuer={issuerOf(offer.row.company_id)}>
          {offer.isHeld && <Badge tone="primary">{offer.carrier ?? 'Mine'}</Badge>}
          {offer.row.confidence === 'low' && (
            <ConfidenceMark confidence="low" subject={offer.row.name} isCompact />
          )}
        </CardIdentity>
        <ReturnFigure
          offer={offer}
          cardName={offer.row.name}
          caps={caps}
          subject={subject}
          amountCents={amountCents}
          names={names}
          className="shrink-0 text-lg font-semibold"
        />
      </div>
      <p className="text-muted-foreground text-sm">
        <OfferWhy offer={offer} names={names} />
        {notes.map((note) => (
          <span key={note} className="block">
            {note}
          </span>
        ))}
      </p>
    </div>
  );
}
