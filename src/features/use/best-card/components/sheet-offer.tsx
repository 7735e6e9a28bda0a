import type { LedgerNames } from '@/components/ledger-names.ts';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { describeBankInstead, isBankBetter } from '@/lib/pay-from-bank.ts';
import { describeOfferCaps } from '../describe-offer.ts';
import { type Offer, usualAmountCents } from '../find-offers.ts';

type SheetOfferProps = { offer: Offer; subject: string; names: LedgerNames };

export function SheetOffer({ offer, subject, names }: SheetOfferProps) {
  if (isBankBetter(offer)) {
    return describeBankInstead(offer, usualAmountCents, offer.yearCents);
  }
  const caps = describeOfferCaps(offer, names);
  return (
    <>
      {offer.carrier === undefined ? offer.row.name : `${offer.row.name} (${offer.carrier})`}{' '}
      <ReturnFigure
        offer={offer}
        cardName={offer.row.name}
        caps={caps}
        subject={subject}
        amountCents={usualAmountCents}
        names={names}
        className="font-semibold"
      />
      {/* Continues on the same line in print. */}{' '}
      {caps.length > 0 && (
        <span className="text-muted-foreground block text-xs print:inline print:text-[10px]">
          {caps.join('; ')}
        </span>
      )}
    </>
  );
}
