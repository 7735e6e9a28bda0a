import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { calendarFeedQuery } from '../queries.ts';

/** Shown beside sign-out buttons: calendars that follow the feed have no session, so they keep working. */
export function FeedNotice({ memberId }: { memberId: string }) {
  const { data: feed } = useQuery(calendarFeedQuery(memberId));
  if (!feed) return null;
  return (
    <p className="text-muted-foreground max-w-prose text-sm">
      Your calendar feed keeps working when you sign out or change your password. If somebody may
      have its address,{' '}
      <Link
        to="/app/my-profile"
        hash="calendar-feed"
        className="text-foreground underline underline-offset-4"
      >
        withdraw it
      </Link>
      .
    </p>
  );
}
