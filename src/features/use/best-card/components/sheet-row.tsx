import { CategoryIcon } from '@/components/category-icon.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { cn } from '@/lib/class-names.ts';
import { isBankBetter } from '@/lib/pay-from-bank.ts';
import { nameBest } from '../describe-offer.ts';
import type { SheetLine } from '../list-sheet.ts';
import { SheetOffer } from './sheet-offer.tsx';

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
