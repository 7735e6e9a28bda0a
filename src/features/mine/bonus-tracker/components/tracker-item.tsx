import { useMutation } from '@tanstack/react-query';
import { PartyPopper, Pencil, Plus, Trash2, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { getToday } from '@/lib/dates.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { AmountPopover } from '@/components/amount-popover.tsx';
import { bonusTrackerEdits } from '../mutations.ts';
import { describeNextSteps } from '../describe-next-steps.ts';
import type { BonusTrackerRow } from '../schema.ts';
import type { Tracker } from '../to-trackers.ts';
import { TrackerRow } from './tracker-row.tsx';

const example = 'Enter an amount such as 42.50.';

function AddSpend({ name, onAdd }: { name: string; onAdd: (cents: number) => void }) {
  return (
    <AmountPopover
      trigger={
        <>
          <Plus aria-hidden />
          Spending
        </>
      }
      triggerLabel={`Add spending for ${name}`}
      label="Spent on the card"
      saveLabel="Add"
      example={example}
      refuse={(cents) => (cents === 0 ? example : undefined)}
      onSave={onAdd}
    />
  );
}

type TrackerItemProps = {
  tracker: Tracker;
  issuer: string;
  /** Called when the bonus posted, or turned out not to have. */
  onPosted: (tracker: Tracker, postedOn: string | null) => void;
  onEdit: (tracker: Tracker) => void;
};

export function TrackerItem({ tracker, issuer, onPosted, onEdit }: TrackerItemProps) {
  const { row, name, progress, loggedCents } = tracker;
  const add = useMutation(bonusTrackerEdits.adding);
  const update = useMutation(bonusTrackerEdits.updating);
  const remove = useMutation(bonusTrackerEdits.removing);

  const change = (values: RowValues<BonusTrackerRow>) => {
    update.mutate({ base: row, values });
  };
  const post = (postedOn: string | null) => {
    change({ posted_on: postedOn });
    onPosted(tracker, postedOn);
  };
  const removeTracker = async () => {
    // The row unmounts before the response; only the promise can report it.
    const outcome = await remove.mutateAsync(row).catch(() => 'reported' as const);
    if (outcome !== 'removed') return;
    toast({
      title: `The bonus of ${name} is no longer tracked`,
      action: {
        label: 'Undo',
        onPress: () => {
          add.mutate(row);
        },
      },
    });
  };

  return (
    <TrackerRow
      tracker={tracker}
      issuer={issuer}
      logged={loggedCents}
      lines={[...describeNextSteps(tracker), ...(row.notes === null ? [] : [row.notes])]}
      actions={
        <div className="flex items-center gap-2">
          {(progress.kind === 'open' || progress.kind === 'lapsed') && (
            <AddSpend
              name={name}
              onAdd={(cents) => change({ spent_cents: row.spent_cents + cents })}
            />
          )}
          {progress.kind === 'met' && (
            <Button variant="outline" size="md" onClick={() => post(getToday())}>
              <PartyPopper aria-hidden />
              It posted
            </Button>
          )}
          <ActionsMenu subject={`the bonus of ${name}`}>
            <DropdownMenuItem onSelect={() => onEdit(tracker)}>
              <Pencil aria-hidden />
              Edit…
            </DropdownMenuItem>
            {progress.kind === 'posted' ? (
              <DropdownMenuItem onSelect={() => post(null)}>
                <Undo2 aria-hidden />
                It has not posted
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem onSelect={() => post(getToday())}>
                <PartyPopper aria-hidden />
                It posted today
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => void removeTracker()}>
              <Trash2 aria-hidden />
              Stop tracking
            </DropdownMenuItem>
          </ActionsMenu>
        </div>
      }
    />
  );
}
