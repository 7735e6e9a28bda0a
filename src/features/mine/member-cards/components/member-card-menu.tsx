import { useMutation } from '@tanstack/react-query';
import { Pencil, Percent, Repeat2, RotateCcw, ShieldX, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { type CatalogRows, isOwnCard } from '@/features/catalog/facts/schema.ts';
import { getToday } from '@/lib/dates.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import { askedOwnRate } from '@/lib/own-rate-store.ts';
import { createPart } from '@/lib/part.ts';
import type { HeldEntry } from '../schema.ts';
import { nameOf } from '../list-entries.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { memberCardEdits, useTakeOutCard } from '../mutations.ts';
import type { MemberCard } from '../schema.ts';

const changeDialog = createPart(
  async () => (await import('./product-change-dialog.tsx')).ProductChangeDialog,
);

type MemberCardMenuProps = {
  entry: HeldEntry;
  rows: CatalogRows;
  onEdit: (entry: HeldEntry) => void;
};

export function MemberCardMenu({ entry, rows, onEdit }: MemberCardMenuProps) {
  const update = useMutation(memberCardEdits.updating);
  const takeOut = useTakeOutCard();
  const { memberCard } = entry;
  const name = nameOf(entry);
  const [isChanging, setChanging] = useState(false);

  // A change of status may unmount this row before the response; only the promises can report it.
  const change = async (values: RowValues<MemberCard>, done: string) => {
    const outcome = await update
      .mutateAsync({ base: memberCard, values })
      .catch(() => 'reported' as const);
    if (outcome !== 'reported' && outcome.kind === 'saved') toast({ title: done, tone: 'success' });
  };

  return (
    <>
      <ActionsMenu subject={name}>
        <DropdownMenuItem onSelect={() => onEdit(entry)}>
          <Pencil aria-hidden /> Edit
        </DropdownMenuItem>
        {isOwnCard(entry.card) ? (
          <DropdownMenuItem onSelect={() => askedOwnCard.set({ slug: entry.card.slug })}>
            <Percent aria-hidden /> Change its fees and rates…
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem onSelect={() => askedOwnRate.set({ card: entry.card.slug })}>
            <Percent aria-hidden /> Set my own rate…
          </DropdownMenuItem>
        )}
        {memberCard.status === 'held' && (
          <DropdownMenuItem
            onSelect={() =>
              void change({ status: 'closed', closed_on: getToday() }, `${name} closed today`)
            }
          >
            <ShieldX aria-hidden /> Close today
          </DropdownMenuItem>
        )}
        {memberCard.status === 'held' && (
          <DropdownMenuItem onSelect={() => setChanging(true)}>
            <Repeat2 aria-hidden /> Product changed to…
          </DropdownMenuItem>
        )}
        {memberCard.changed_from_credit_card_id !== null && (
          <DropdownMenuItem
            onSelect={() =>
              void change(
                {
                  credit_card_id:
                    memberCard.changed_from_credit_card_id ?? memberCard.credit_card_id,
                  changed_from_credit_card_id: null,
                  product_changed_on: null,
                  choices: {},
                },
                'The product change is undone',
              )
            }
          >
            <Undo2 aria-hidden /> It wasn’t a product change
          </DropdownMenuItem>
        )}
        {memberCard.status !== 'held' && (
          <DropdownMenuItem
            onSelect={() =>
              void change({ status: 'held', closed_on: null }, `${name} is one of your cards`)
            }
          >
            <RotateCcw aria-hidden /> I hold this card
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem
          onSelect={() => void takeOut(memberCard, name)}
          className="text-destructive"
        >
          <Trash2 aria-hidden /> Remove
        </DropdownMenuItem>
      </ActionsMenu>
      <OnNeed
        part={changeDialog}
        shown={
          isChanging
            ? {
                entry,
                rows,
                onClose: () => setChanging(false),
                onChange: (values, product) => void change(values, `${name} is ${product} now`),
              }
            : null
        }
      />
    </>
  );
}
