import { useSuspenseQuery } from '@tanstack/react-query';
import { useReminderPreferences } from '@/features/plan/reminder-preferences/tables.ts';
import { formatCount } from '@/lib/format.ts';
import { pushDevicesQuery } from '../queries.ts';
import { rhythmNames } from '../words.ts';

type ReminderSummaryProps = { memberId: string; email: string | null };

/** Which channels are on, in two lines. */
export function ReminderSummary({ memberId, email }: ReminderSummaryProps) {
  const { row } = useReminderPreferences();
  const { data: devices } = useSuspenseQuery(pushDevicesQuery(memberId));
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-6 gap-y-2">
      <dt className="text-muted-foreground">Push</dt>
      <dd>{devices.length === 0 ? 'Off' : `On ${formatCount(devices.length, 'device')}`}</dd>
      <dt className="text-muted-foreground">Email</dt>
      <dd>{row.mail_rhythm === 'off' || email === null ? 'Off' : rhythmNames[row.mail_rhythm]}</dd>
    </dl>
  );
}
