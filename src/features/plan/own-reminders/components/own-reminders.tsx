import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { addDays, calendarDate } from '@/domain/calendar.ts';
import { listOccurrences } from '@/domain/schedule/due.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { ownReminderEdits, useAddReminder } from '../mutations.ts';
import { ownReminder, type OwnReminderRow, toOwnReminder } from '../schema.ts';
import { ownRemindersQuery } from '../tables.ts';

/** On demand: most visits to the page write none. */
const ReminderDialog = lazyNamed(() => import('./reminder-dialog.tsx'), 'ReminderDialog');

const again = { never: '', month: 'every month', year: 'every year' } as const;

/** `Mar 2, 2027 · every year · by email`; a day that passed says so. */
function describe(row: OwnReminderRow, today: string, hasAddress: boolean): string {
  const from = calendarDate(today);
  // Two years reach the next February 29 but one that is clamped.
  const [next] = listOccurrences(toOwnReminder(row), from, addDays(from, 800));
  const day = formatDate(next ?? row.due_on);
  return [
    next === undefined && row.due_on < today ? `was on ${day}` : day,
    again[row.repeats],
    row.is_mailed && hasAddress ? 'by email' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

type Opened = { readonly row: OwnReminderRow; readonly isNew: boolean };

/** The member's own reminders, with a form for each. */
export function OwnReminders({ email }: { email: string | null }) {
  const { data: rows } = useSuspenseQuery(ownRemindersQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const remove = useMutation(ownReminderEdits.removing);
  const restore = useAddReminder();
  const today = getToday();
  const open = () =>
    setOpened({
      row: ownReminder.create({ title: '', due_on: today, repeats: 'never', is_mailed: true }),
      isNew: true,
    });
  const takeOut = (row: OwnReminderRow) => {
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    remove.mutate(row);
    toast({
      title: 'Reminder removed',
      action: { label: 'Undo', onPress: () => restore(row) },
    });
  };
  return (
    <Section aria-label="My own reminders">
      <SectionHeader>
        <SectionTitle>My own reminders</SectionTitle>
        <Button variant="outline" size="sm" onClick={open}>
          Add a reminder
        </Button>
      </SectionHeader>
      <SectionContent className="grid gap-3 pt-0">
        {rows.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            Anything with a date: call for a retention offer, cancel a trial, book with a
            certificate. Only you see them, not even your household.
          </p>
        ) : (
          <DataList aria-label="My own reminders">
            {rows.map((row) => (
              <DataListItem key={row.id} className="flex items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{row.title}</p>
                  <p className="text-muted-foreground text-sm">
                    {describe(row, today, email !== null)}
                  </p>
                </div>
                <ActionsMenu subject={row.title}>
                  <DropdownMenuItem onSelect={() => setOpened({ row, isNew: false })}>
                    <Pencil aria-hidden /> Edit
                  </DropdownMenuItem>
                  <DropdownMenuItem onSelect={() => takeOut(row)} className="text-destructive">
                    <Trash2 aria-hidden /> Remove
                  </DropdownMenuItem>
                </ActionsMenu>
              </DataListItem>
            ))}
          </DataList>
        )}
      </SectionContent>
      {opened && (
        <Suspense>
          <ReminderDialog
            {...opened}
            current={opened.isNew ? null : rows.find(({ id }) => id === opened.row.id)}
            email={email}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}
