import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { useRenewFeed, useWithdrawFeed } from '../mutations.ts';
import { calendarFeedQuery } from '../queries.ts';
import type { Feed } from '../schema.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedQuestion } from './feed-question.tsx';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

function describeFeed({ made_at: madeAt, read_at: readAt, time_zone: zone }: Feed): string {
  const read =
    readAt === null
      ? 'No calendar has read it yet.'
      : `A calendar read it last on ${formatDay(readAt)}.`;
  return `Address made on ${formatDay(madeAt)}. ${read} It counts days by ${zone.replaceAll('_', ' ')} time.`;
}

/** The private address from which the member's calendar reads due dates: create, renew, withdraw. */
export function CalendarFeed({ memberId }: { memberId: string }) {
  const query = useQuery(calendarFeedQuery(memberId));
  const renew = useRenewFeed(memberId);
  const withdraw = useWithdrawFeed(memberId);
  if (query.isPending) return <ListSkeleton label="Loading your calendar feed" rows={1} />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title="Your calendar feed could not be loaded"
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
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
        In it: annual fees and the last days to get them back, bonus deadlines, last days of
        credits, categories to choose or activate, points that expire, and the steps of a plan you
        keep, with the points to move. Other steps of What next are stored nowhere: save those as a
        file there.
      </p>
    </div>
  );
}
