import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { addDays, calendarDate } from '@/domain/calendar.ts';
import {
  MAIL_RHYTHMS,
  listReminders,
  DUE_KINDS,
  type Reminder,
} from '@/domain/schedule/reminders.ts';
import { toDomainPreferences } from '@/features/plan/reminder-preferences/schema.ts';
import { useChangeReminders } from '@/features/plan/reminder-preferences/public.ts';
import { useReminderPreferences } from '@/features/plan/reminder-preferences/tables.ts';
import { ownRemindersQuery } from '@/features/plan/own-reminders/tables.ts';
import { useDueHoldings } from '@/features/plan/upcoming-fees/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import { Switch } from '@/components/ui/switch.tsx';
import type { Due } from '@/domain/schedule/due.ts';
import { pushDevicesQuery } from '../queries.ts';
import { rhythmNames, kindNames } from '../words.ts';
import { DevicesSection, TestButton } from './devices-section.tsx';
import { PastReminders } from './past-reminders.tsx';
import { ChoiceField, TimingFields } from './timing-fields.tsx';

const DAYS = 30;

const channels = [
  { column: 'push_kinds', name: 'Push' },
  { column: 'mail_kinds', name: 'Email' },
] as const;

type Channel = (typeof channels)[number]['column'];

function KindSwitches({ off }: { off: readonly Channel[] }) {
  const { row } = useReminderPreferences();
  const change = useChangeReminders();
  const isOn = (column: Channel, kind: Due['kind']) => row[column].includes(kind);
  return (
    <table aria-label="Remind me about" className="w-full">
      <thead>
        <tr className="border-foreground text-muted-foreground border-b text-sm">
          <th scope="col" className="h-10 text-left font-medium">
            What
          </th>
          {channels.map(({ column, name }) => (
            <th key={name} scope="col" className="w-20 text-right font-medium">
              {off.includes(column) ? `${name}: off` : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DUE_KINDS.map((kind) => (
          <tr key={kind} className="border-b">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {kindNames[kind]}
            </th>
            {channels.map(({ column, name }) => (
              <td key={name} className="text-right">
                <Switch
                  aria-label={`${kindNames[kind]} by ${name.toLowerCase()}`}
                  className="align-middle"
                  disabled={off.includes(column)}
                  checked={!off.includes(column) && isOn(column, kind)}
                  onCheckedChange={(isWanted) =>
                    change({
                      [column]: DUE_KINDS.filter((each) =>
                        each === kind ? isWanted : isOn(column, each),
                      ),
                    })
                  }
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RemindersScreenProps = {
  memberId: string;
  /** Address for mails; null if the member has none. */
  email: string | null;
  /** The member's own reminders. */
  children: ReactNode;
};

/** True for what is mailed whether or not the member gets other mails. */
const isOwnMail = (item: Due) => item.kind === 'own-reminder' && item.isMailed;

export function RemindersScreen({ memberId, email, children }: RemindersScreenProps) {
  const { row } = useReminderPreferences();
  const change = useChangeReminders();
  const devices = useQuery(pushDevicesQuery(memberId)).data;
  const { data: own } = useSuspenseQuery(ownRemindersQuery());
  const holdings = useDueHoldings();
  const settled = useDeferredValue(row);
  const today = getToday();
  const [past, next] = useMemo(() => {
    const preferences = toDomainPreferences(settled);
    const list = (from: number, to: number) =>
      listReminders(
        holdings,
        preferences,
        addDays(calendarDate(today), from),
        addDays(calendarDate(today), to),
      );
    return [list(-DAYS, -1), list(0, DAYS)];
  }, [holdings, settled, today]);
  const hasPush = devices !== undefined && devices.length > 0;
  const hasMail = row.mail_rhythm !== 'off' && email !== null;
  const off: Channel[] = [];
  if (devices?.length === 0) off.push('push_kinds');
  if (!hasMail) off.push('mail_kinds');
  const reaches = ({ channel, items }: Reminder) =>
    channel === 'push' ? hasPush : hasMail || (email !== null && items.some(isOwnMail));
  const coming = next.filter(reaches).length;
  const isMailedLater = own.some(
    (each) =>
      email !== null && each.is_mailed && (each.repeats !== 'never' || each.due_on >= today),
  );
  return (
    <>
      <PageHeader
        title="Reminders"
        verdict={
          hasPush || hasMail || isMailedLater || coming > 0
            ? `${
                coming === 0 ? 'No reminders' : `You’ll get ${formatCount(coming, 'reminder')}`
              } in the next ${DAYS} days.`
            : 'No reminders yet.'
        }
        description="Fees, deadlines and credits reach you by push notification or email before their day. The dates come from your cards, as on Upcoming fees."
      />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-6">
          {children}
          <Section aria-label="Push">
            <SectionHeader>
              <SectionTitle>Push</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <DevicesSection memberId={memberId} />
            </SectionContent>
          </Section>
          <Section aria-label="Email">
            <SectionHeader>
              <SectionTitle>Email</SectionTitle>
            </SectionHeader>
            <SectionContent className="grid gap-4">
              {email === null ? (
                <p className="text-muted-foreground text-sm">
                  Your account has no email address to write to.
                </p>
              ) : (
                <>
                  <ChoiceField
                    label="How often"
                    hint={`To ${email}. Every email has an unsubscribe link.`}
                    value={row.mail_rhythm}
                    choices={MAIL_RHYTHMS.map((value) => ({ value, name: rhythmNames[value] }))}
                    onChange={(mail_rhythm) => change({ mail_rhythm })}
                  />
                  {hasMail && <TestButton channel="mail" />}
                </>
              )}
            </SectionContent>
          </Section>
          <Section aria-label="When">
            <SectionHeader>
              <SectionTitle>When</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <TimingFields />
            </SectionContent>
          </Section>
        </div>
        <div className="grid content-start gap-6">
          <Section aria-label="Remind me about">
            <SectionHeader>
              <SectionTitle>Remind me about</SectionTitle>
            </SectionHeader>
            <SectionContent className="pt-0">
              <KindSwitches off={off} />
            </SectionContent>
          </Section>
          <Section aria-label="Calendar">
            <SectionHeader>
              <SectionTitle>Calendar</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <p className="text-muted-foreground text-sm">
                Your own calendar can follow the same dates:{' '}
                <Link
                  to="/app/my-profile"
                  hash="calendar-feed"
                  className="text-foreground underline underline-offset-4"
                >
                  make a calendar feed
                </Link>
                .
              </p>
            </SectionContent>
          </Section>
        </div>
      </div>
      <Section aria-label={`What would have been sent in the last ${DAYS} days`} className="mt-6">
        <SectionHeader>
          <div className="grid gap-0.5">
            <SectionTitle>What would have been sent in the last {DAYS} days</SectionTitle>
            <p className="text-muted-foreground max-w-prose text-sm">
              With the settings above and the cards you hold today, had they been on all along.
            </p>
          </div>
        </SectionHeader>
        <SectionContent className="pt-0">
          <PastReminders reminders={past} tellsAmounts={settled.tells_amounts} />
        </SectionContent>
      </Section>
    </>
  );
}
