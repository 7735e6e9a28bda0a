import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Mail, MailCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { addDays, type CalendarDate, calendarDate } from '@/domain/calendar.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useReminderPreferences } from '@/features/plan/reminder-preferences/tables.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { ownReminderEdits, useAddReminder } from '../mutations.ts';
import { ownReminder } from '../schema.ts';
import { ownRemindersQuery } from '../tables.ts';

const MOST_LETTERS = 200;

type MailMeButtonProps = { name: string; date: CalendarDate };

/** Asks for one email about one thing, by a reminder of the member's own, as early as their settings say. */
export function MailMeButton({ name, date }: MailMeButtonProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: rows } = useSuspenseQuery(ownRemindersQuery());
  const { row: preferences } = useReminderPreferences();
  const add = useAddReminder();
  const remove = useMutation(ownReminderEdits.removing);
  if (user.emailAddress === null) return null;
  const today = calendarDate(getToday());
  const title = `${name}, ${formatDate(date)}`.slice(-MOST_LETTERS);
  const asked = rows.find((row) => row.title === title);
  const ask = () => {
    const day = [preferences.lead_days, 1].map((days) => addDays(date, -days));
    const dueOn = day.find((each) => each > today) ?? (date > today ? date : today);
    const row = ownReminder.create({ title, due_on: dueOn, repeats: 'never', is_mailed: true });
    add(row);
    toast({
      title: `We’ll email you on ${formatDate(dueOn)}`,
      description: 'It’s among your own reminders, where you can change its day.',
      action: { label: 'Undo', onPress: () => remove.mutate(row) },
    });
  };
  const Icon = asked ? MailCheck : Mail;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Email me about ${title}`}
      title={asked ? `Email on ${formatDate(asked.due_on)}` : 'Email me about this'}
      aria-pressed={asked !== undefined}
      className={asked && 'text-primary'}
      onClick={() => {
        if (!asked) ask();
        else {
          remove.mutate(asked);
          toast({
            title: 'No email about this',
            action: { label: 'Undo', onPress: () => add(asked) },
          });
        }
      }}
    >
      <Icon aria-hidden />
    </Button>
  );
}
