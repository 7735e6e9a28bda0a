import { CategoryIcon } from '@/components/category-icon.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { cn } from '@/lib/class-names.ts';
import { describeBankInstead, isBankBetter } from '../public.ts';
import { describeOfferCaps, nameBest } from '../describe-offer.ts';
import { type Offer, usualAmountCents } from '../find-offers.ts';
import type { SheetLine } from '../list-sheet.ts';

type SheetOfferProps = { offer: Offer; subject: string; names: LedgerNames };

function SheetOffer({ offer, subject, names }: SheetOfferProps) {
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

type SheetRowProps = { line: SheetLine; names: LedgerNames; className: string };

export function SheetRow({ line, names, className }: SheetRowProps) {
  const { name, icon, isPart, mine, better } = line;
  const carrier = mine?.carrier;
  const praise = carrier === undefined ? 'My card is the best' : `${carrier}’s card is the best`;
  const verdict = mine ? (isBankBetter(mine) ? 'No card is worth it' : praise) : 'None fits';
  return (
    <li className={cn(className, 'break-inside-avoid items-start')}>
      <p
        className={cn(
          'col-span-2 flex items-start gap-2 sm:col-span-1 print:col-span-1',
          isPart ? 'text-muted-foreground sm:pl-6 print:pl-4' : 'font-semibold',
        )}
      >
        {!isPart && <CategoryIcon name={icon} className="mt-0.5 size-4 shrink-0" />}
        {name}
      </p>
      <div>
        <span className="sr-only">{nameBest(mine)}: </span>
        {mine ? (
          <SheetOffer offer={mine} subject={name} names={names} />
        ) : (
          <span className="text-muted-foreground">None yet</span>
        )}
      </div>
      <div>
        <span className="sr-only">Best of all cards: </span>
        {better ? (
          <SheetOffer offer={better} subject={name} names={names} />
        ) : (
          <span className="text-positive">{verdict}</span>
        )}
      </div>
    </li>
  );
}
