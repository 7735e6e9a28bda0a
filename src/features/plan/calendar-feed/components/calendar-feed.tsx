import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { CopyField } from '@/components/copy-field.tsx';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '@/components/ui/alert-dialog.tsx';
import { useRenewFeed, useWithdrawFeed } from '../mutations.ts';
import { calendarFeedQuery, type Feed } from '../queries.ts';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

function describeFeed({ made_at: madeAt, read_at: readAt, time_zone: zone }: Feed): string {
  const read =
    readAt === null
      ? 'No calendar has read it yet.'
      : `A calendar read it last on ${formatDay(readAt)}.`;
  return `Address made on ${formatDay(madeAt)}. ${read} It uses ${zone.replaceAll('_', ' ')} time.`;
}

function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <CopyField
        label="Address for your calendar"
        hint="It is shown only once. Anyone who has it can read your fees and deadlines: keep it private."
        value={address}
        noun="Address"
      >
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
        </Button>
      </CopyField>
      <ul className="text-muted-foreground grid max-w-prose list-disc gap-1 pl-5 text-sm">
        <li>Apple Calendar and Outlook: open it in the app, or add a subscription by address.</li>
        <li>
          Google Calendar, on a computer: “Other calendars”, then “From URL”. Google asks for
          changes about once a day and drops our reminders: set a notification for this calendar
          there.
        </li>
      </ul>
    </div>
  );
}

type FeedQuestionProps = {
  /** Label of the button and of its confirmation. */
  label: string;
  title: string;
  isBusy: boolean;
  onConfirm: () => void;
};

function FeedQuestion({ label, title, isBusy, onConfirm }: FeedQuestionProps) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="outline" isLoading={isBusy}>
          {label}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>
          The current address stops working at once. Calendars that subscribe to it may keep showing
          their last update.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep it</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>{label}</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

/** The private address from which the member's calendar reads due dates: create, renew, withdraw. */
export function CalendarFeed({ memberId }: { memberId: string }) {
  const query = useQuery(calendarFeedQuery(memberId));
  const renew = useRenewFeed(memberId);
  const withdraw = useWithdrawFeed(memberId);
  if (query.isPending) return <ListSkeleton label="Loading your calendar feed" rows={1} />;
  if (query.isLoadingError) {
    return <ErrorState title="Your calendar feed could not be loaded" query={query} />;
  }
  const feed = query.data;
  const isBusy = renew.isPending || withdraw.isPending;
  return (
    <div className="grid gap-4">
      {renew.data !== undefined && <FeedAddress address={renew.data} />}
      {feed && <p className="text-sm">{describeFeed(feed)}</p>}
      <div className="flex flex-wrap gap-2">
        {feed ? (
          <>
            <FeedQuestion
              label="Make a new address"
              title="Make a new address?"
              isBusy={isBusy}
              onConfirm={() => renew.mutate()}
            />
            <FeedQuestion
              label="Withdraw the address"
              title="Withdraw the address?"
              isBusy={isBusy}
              onConfirm={() => withdraw.mutate(undefined, { onSuccess: renew.reset })}
            />
          </>
        ) : (
          <Button isLoading={isBusy} onClick={() => renew.mutate()}>
            Make an address
          </Button>
        )}
      </div>
      <p className="text-muted-foreground max-w-prose text-sm">
        It has annual fees and the last days to get them back, bonus deadlines, last days of
        credits, categories to choose or activate, points that expire, and the steps of a plan you
        save, with the points to move. Other steps on What next aren’t stored: save those as a file
        there.
      </p>
    </div>
  );
}
