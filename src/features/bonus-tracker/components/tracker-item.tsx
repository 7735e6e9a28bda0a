import { useMutation } from '@tanstack/react-query';
import { PartyPopper, Pencil, Trash2, Undo2 } from 'lucide-react';
import { CardLink } from '@/components/card-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { bonusTrackerEdits } from '../mutations.ts';
import { describeNextSteps } from '../describe-next-steps.ts';
import type { BonusTrackerRow } from '../schema.ts';
import * as texts from '../texts.ts';
import type { Tracker } from '../to-trackers.ts';
import { AddSpend } from './add-spend.tsx';

type TrackerItemProps = {
  tracker: Tracker;
  issuer: string;
  /** Told when the bonus posted, or that it did not after all. */
  onPosted: (tracker: Tracker, postedOn: string | null) => void;
  onEdit: (tracker: Tracker) => void;
};

function gainOf({ points, cash_cents }: BonusTrackerRow): string {
  return [
    points === null ? '' : texts.points(formatPoints(points)),
    cash_cents === null ? '' : formatCents(cash_cents),
  ]
    .filter(Boolean)
    .join(' and ');
}

/** A bonus under way: how far it is, at which pace it is met, and what to do next. */
export function TrackerItem({ tracker, issuer, onPosted, onEdit }: TrackerItemProps) {
  const { row, card, name, progress, valueCents, spentCents, loggedCents } = tracker;
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
    // The row is gone before the answer comes: only the promise still tells of it.
    const outcome = await remove.mutateAsync(row).catch(() => 'reported' as const);
    if (outcome !== 'removed') return;
    toast({
      title: texts.theBonusOfIsNo(name),
      action: {
        label: texts.undo,
        onPress: () => {
          add.mutate(row);
        },
      },
    });
  };

  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardLink card={card} issuer={issuer}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {name !== card.name && <span>{name}</span>}
            <span>{gainOf(row)}</span>
            {valueCents > 0 && (
              <Badge tone="primary">{texts.toMe(formatWholeDollars(valueCents))}</Badge>
            )}
          </span>
        </CardLink>
        <div className="flex items-center gap-2">
          {(progress.kind === 'open' || progress.kind === 'lapsed') && (
            <AddSpend
              name={name}
              onAdd={(cents) => {
                change({ spent_cents: row.spent_cents + cents });
              }}
            />
          )}
          {progress.kind === 'met' && (
            <Button
              variant="outline"
              size="md"
              onClick={() => {
                post(getToday());
              }}
            >
              <PartyPopper aria-hidden />
              {texts.itPosted}
            </Button>
          )}
          <ActionsMenu subject={texts.theBonusOfOfName(name)}>
            <DropdownMenuItem
              onSelect={() => {
                onEdit(tracker);
              }}
            >
              <Pencil aria-hidden />
              {texts.edit}
            </DropdownMenuItem>
            {progress.kind === 'posted' ? (
              <DropdownMenuItem
                onSelect={() => {
                  post(null);
                }}
              >
                <Undo2 aria-hidden />
                {texts.itHasNotPosted}
              </DropdownMenuItem>
            ) : (
              <DropdownMenuItem
                onSelect={() => {
                  post(getToday());
                }}
              >
                <PartyPopper aria-hidden />
                {texts.itPostedToday}
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => void removeTracker()}>
              <Trash2 aria-hidden />
              {texts.stopTracking}
            </DropdownMenuItem>
          </ActionsMenu>
        </div>
      </div>
      <div className="grid gap-1">
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="font-medium">
            {texts.ofWord(formatCents(spentCents), formatCents(row.required_spend_cents))}
            {loggedCents > 0 && (
              <span className="text-muted-foreground font-normal">
                {' '}
                {texts.fromYourLog(formatCents(loggedCents))}
              </span>
            )}
          </span>
          <span className="text-muted-foreground">
            {row.deadline_on === null ? texts.noDeadline : texts.until(formatDate(row.deadline_on))}
            {progress.kind === 'open' &&
              row.deadline_on !== null &&
              texts.dayDaysLeft(progress.daysLeft)}
          </span>
        </div>
        <Progress
          value={spentCents}
          max={Math.max(1, row.required_spend_cents)}
          label={texts.spentForTheBonusOf(name)}
        />
      </div>
      <ul className="text-muted-foreground grid gap-0.5 text-sm">
        {describeNextSteps(tracker).map((step) => (
          <li key={step}>{step}</li>
        ))}
        {row.notes !== null && <li>{row.notes}</li>}
      </ul>
    </li>
  );
}
