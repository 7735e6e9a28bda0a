import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { useRenewFeed, useWithdrawFeed } from '../mutations.ts';
import { calendarFeedQuery } from '../queries.ts';
import type { Feed } from '../schema.ts';
import * as texts from '../texts.ts';
import { FeedAddress } from './feed-address.tsx';
import { FeedQuestion } from './feed-question.tsx';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

function describeFeed({ made_at: madeAt, read_at: readAt, time_zone: zone }: Feed): string {
  const read =
    readAt === null ? texts.noCalendarHasReadIt : texts.aCalendarReadItLast(formatDay(readAt));
  return texts.addressMadeOnItCounts(formatDay(madeAt), read, zone.replaceAll('_', ' '));
}

/** The private address under which the member's own calendar reads what is due: made, renewed and withdrawn. */
export function CalendarFeed({ memberId }: { memberId: string }) {
  const query = useQuery(calendarFeedQuery(memberId));
  const renew = useRenewFeed(memberId);
  const withdraw = useWithdrawFeed(memberId);
  if (query.isPending) return <ListSkeleton label={texts.loadingYourCalendarFeed} rows={1} />;
  if (query.isLoadingError) {
    return (
      <ErrorState
        title={texts.yourCalendarFeedCouldNot}
        message={texts.checkYourConnectionAndTry}
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
              label={texts.makeANewAddress}
              title={texts.makeANewAddressQuestion}
              isBusy={isBusy}
              onConfirm={() => {
                renew.mutate();
              }}
            />
            <FeedQuestion
              label={texts.withdrawTheAddress}
              title={texts.withdrawTheAddressQuestion}
              isBusy={isBusy}
              onConfirm={() => {
                withdraw.mutate(undefined, { onSuccess: renew.reset });
              }}
            />
          </>
        ) : (
          <Button
            isLoading={isBusy}
            onClick={() => {
              renew.mutate();
            }}
          >
            {texts.makeAnAddress}
          </Button>
        )}
      </div>
      <p className="text-muted-foreground max-w-prose text-sm">{texts.inItAnnualFeesAnd}</p>
    </div>
  );
}
