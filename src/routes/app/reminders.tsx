import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { OwnReminders } from '@/features/plan/own-reminders/components/own-reminders.tsx';
import { RemindersScreen } from '@/features/plan/reminders/components/reminders-screen.tsx';
import { reminderPreferencesQuery } from '@/features/plan/reminder-preferences/tables.ts';
import { ensureDueHoldings } from '@/features/plan/upcoming-fees/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/reminders')({
  head: () => createPageHead('Reminders'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      ensureDueHoldings(queryClient),
      queryClient.ensureQueryData(reminderPreferencesQuery()),
      queryClient.ensureQueryData(currentUserQuery()),
    ]),
  component: RemindersRoute,
  pendingComponent: skeletonOf('verdict', 'panels', 'rows'),
});

function RemindersRoute() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <RemindersScreen memberId={user.id} email={user.emailAddress}>
      <OwnReminders email={user.emailAddress} />
    </RemindersScreen>
  );
}
