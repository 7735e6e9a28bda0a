import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { Label } from '@/components/ui/label.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { addDays, calendarDate } from '@/domain/calendar.ts';
import { listOccurrences } from '@/domain/schedule/due.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { ownReminderEdits, useAddReminder, useSavedPreferences } from '../mutations.ts';
import {
  dueOn,
  isMailed,
  ownReminder,
  type OwnReminderRow,
  reminderForm,
  repeats,
  title,
  toOwnReminder,
} from '../schema.ts';
import { ownRemindersQuery } from '../tables.ts';

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
  const savePreferences = useSavedPreferences();
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
        <RecordDialog
          title={opened.isNew ? 'Add a reminder' : 'Edit reminder'}
          description="It shows on Home and Upcoming fees, and in your calendar feed."
          form={reminderForm}
          record={opened.row}
          current={opened.isNew ? null : rows.find(({ id }) => id === opened.row.id)}
          edits={ownReminderEdits}
          onSaved={savePreferences}
          onClose={() => setOpened(null)}
          draftName={`own-reminder/${opened.isNew ? 'new' : opened.row.id}`}
        >
          {({ input, texts, write }) => (
            <div className="grid items-start gap-3 sm:grid-cols-2">
              {input(title, { className: 'sm:col-span-2', placeholder: 'Call for an offer' })}
              {input(dueOn)}
              {input(repeats)}
              {email !== null && (
                <div className="flex items-center gap-3 sm:col-span-2">
                  <Checkbox
                    id="is-mailed"
                    checked={texts[isMailed.name] === 'true'}
                    onCheckedChange={(is) => write(isMailed, String(is === true))}
                  />
                  <Label htmlFor="is-mailed">Email me on that day, at {email}</Label>
                </div>
              )}
            </div>
          )}
        </RecordDialog>
      )}
    </Section>
  );
}
