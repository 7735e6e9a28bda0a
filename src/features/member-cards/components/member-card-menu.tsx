import { useMutation } from '@tanstack/react-query';
import { Pencil, RotateCcw, ShieldX, Trash2 } from 'lucide-react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { getToday } from '@/lib/dates.ts';
import type { HeldEntry } from '../held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { memberCardEdits } from '../mutations.ts';
import type { MemberCard } from '../schema.ts';
import { useTakeOutCard } from '../use-take-out-card.ts';

type MemberCardMenuProps = { entry: HeldEntry; onEdit: (entry: HeldEntry) => void };

/** What can be done with a card; a removal can be undone from the message that tells of it. */
export function MemberCardMenu({ entry, onEdit }: MemberCardMenuProps) {
  const update = useMutation(memberCardEdits.updating);
  const takeOut = useTakeOutCard();
  const { memberCard } = entry;
  const name = nameOf(entry);

  // A change of state may take the row, and this menu with it, out of the view: only the promises
  // still tell of the answer then.
  const change = async (values: RowValues<MemberCard>, done: string) => {
    const outcome = await update
      .mutateAsync({ base: memberCard, values })
      .catch(() => 'reported' as const);
    if (outcome !== 'reported' && outcome.kind === 'saved') toast({ title: done, tone: 'success' });
  };

  return (
    <ActionsMenu subject={name}>
      <DropdownMenuItem
        onSelect={() => {
          onEdit(entry);
        }}
      >
        <Pencil aria-hidden /> Edit
      </DropdownMenuItem>
      {memberCard.status === 'held' && (
        <DropdownMenuItem
          onSelect={() =>
            void change({ status: 'closed', closed_on: getToday() }, `${name} closed today`)
          }
        >
          <ShieldX aria-hidden /> Close today
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
  );
}
