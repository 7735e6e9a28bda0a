import { Check, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { AmountPopover } from '@/components/amount-popover.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { describeCardOffer, listLeft } from '@/domain/card-offers/describe-card-offer.ts';
import type { OfferState } from '@/domain/card-offers/judge-offer.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents } from '@/lib/format.ts';
import type { ListedOffer } from '../group-offers.ts';
import type { CardOfferRow } from '../schema.ts';
import { useOfferChanges } from '../use-offer-changes.ts';

type OfferItemProps = {
  listed: ListedOffer;
  state: OfferState;
  card: CardRow | undefined;
  cardName: string;
  issuer: string;
  onEdit: (row: CardOfferRow) => void;
};

const example = 'Enter an amount such as 42.50.';

export function OfferItem({ listed, state, card, cardName, issuer, onEdit }: OfferItemProps) {
  const { row, offer } = listed;
  const { markAdded, markUsed, markUnused, remove } = useOfferChanges();
  const notes = [
    ...(state === 'used' || state === 'expired' ? [] : listLeft(offer)),
    state === 'expired' && row.ends_on !== null ? `ended ${formatDate(row.ends_on)}` : '',
    row.used_on === null
      ? ''
      : `used ${formatDate(row.used_on)}${row.spent_cents > 0 ? `, ${formatCents(row.spent_cents)} spent` : ''}`,
    row.notes ?? '',
  ].filter(Boolean);
  return (
    <li className="flex items-start gap-3 py-3 max-sm:flex-wrap">
      {card && <CardArt card={card} issuer={issuer} className="mt-1 w-12 max-sm:w-10" />}
      <div className="grid min-w-0 flex-1 gap-0.5 max-sm:basis-3/5">
        <p className="flex flex-wrap gap-x-2">
          <span translate="no" className="font-medium break-words">
            {row.shop}
          </span>
          <span>{describeCardOffer(offer)}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          <span translate="no">{cardName}</span> · {notes.join(' · ')}
        </p>
      </div>
      <div className="flex shrink-0 items-center max-sm:ml-auto">
        {state === 'to-add' && (
          <Button
            variant="outline"
            size="md"
            aria-label={`Mark added: ${row.shop}, ${cardName}`}
            onClick={() => markAdded(row, true)}
          >
            <Plus aria-hidden />
            Mark added
          </Button>
        )}
        {state === 'ready' && (
          <AmountPopover
            trigger={
              <>
                <Check aria-hidden />
                Mark used
              </>
            }
            triggerLabel={`Mark used: ${row.shop}`}
            label="What you paid (optional)"
            saveLabel="Mark used"
            example={example}
            refuse={(cents) => (cents === 0 ? example : undefined)}
            onSave={(cents) => markUsed(row, cents)}
            onSkip={() => markUsed(row, null)}
          />
        )}
        <ActionsMenu subject={`the offer of ${row.shop}`}>
          <DropdownMenuItem onSelect={() => onEdit(row)}>
            <Pencil aria-hidden />
            Edit
          </DropdownMenuItem>
          {state === 'ready' && (
            <DropdownMenuItem onSelect={() => markAdded(row, false)}>
              <Undo2 aria-hidden />
              Not added yet
            </DropdownMenuItem>
          )}
          {row.used_on !== null && (
            <DropdownMenuItem onSelect={() => markUnused(row)}>
              <Undo2 aria-hidden />
              Not used yet
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void remove(row)}>
            <Trash2 aria-hidden />
            Remove
          </DropdownMenuItem>
        </ActionsMenu>
      </div>
    </li>
  );
}
