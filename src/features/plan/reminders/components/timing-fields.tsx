import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useChangeReminders } from '@/features/plan/reminder-preferences/public.ts';
import { useReminderPreferences } from '@/features/plan/reminder-preferences/tables.ts';
import { formatCents } from '@/lib/format.ts';
import { describeLead, formatHour } from '../words.ts';

/** Adds the member's current value to the usual choices if it is missing there. */
function listChoices(usual: readonly number[], value: number, name: (value: number) => string) {
  return [...new Set([...usual, value])]
    .sort((a, b) => a - b)
    .map((each) => ({ value: each, name: name(each) }));
}

const leads = [0, 1, 3, 7, 14, 30];
const limits = [1, 2, 3, 5, 10, 20];
const amounts = [0, 100, 200, 500, 1_000, 2_000, 5_000];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

type ChoiceFieldProps<T extends string | number> = {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { readonly value: T; readonly name: string }[];
  onChange: (value: T) => void;
};

export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, hint, value, choices, onChange } = props;
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}

export function TimingFields() {
  const { row } = useReminderPreferences();
  const change = useChangeReminders();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const nameZone = (zone: string) => zone.replaceAll('_', ' ');
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <ChoiceField
          label="How early"
          value={row.lead_days}
          choices={listChoices(leads, row.lead_days, describeLead)}
          onChange={(lead_days) => change({ lead_days })}
        />
        <ChoiceField
          label="Most in a day"
          value={row.most_a_day}
          choices={listChoices(limits, row.most_a_day, (most) =>
            most === 1 ? '1 push' : `${most} pushes`,
          )}
          onChange={(most_a_day) => change({ most_a_day })}
        />
        <ChoiceField
          label="Quiet from"
          value={row.quiet_from}
          choices={listChoices(hours, row.quiet_from, formatHour)}
          onChange={(quiet_from) => change({ quiet_from })}
        />
        <ChoiceField
          label="Quiet until"
          value={row.quiet_to}
          choices={listChoices(hours, row.quiet_to, formatHour)}
          onChange={(quiet_to) => change({ quiet_to })}
        />
        <ChoiceField
          label="Card offers from"
          hint="The most an offer can pay, points at 1¢. Home and the calendar feed use it too."
          value={row.offers_from_cents}
          choices={listChoices(amounts, row.offers_from_cents, (least) =>
            least === 0 ? 'Any amount' : formatCents(least),
          )}
          onChange={(offers_from_cents) => change({ offers_from_cents })}
        />
      </div>
      <div className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <p>
          {row.quiet_from === row.quiet_to
            ? 'No quiet hours: both times are the same.'
            : 'Reminders due in quiet hours come after them.'}{' '}
          Days and hours are by {nameZone(row.time_zone)} time.
        </p>
        {row.time_zone !== here && (
          <Button variant="outline" size="sm" onClick={() => change({ time_zone: here })}>
            Use {nameZone(here)} time
          </Button>
        )}
      </div>
      <div className="flex items-start gap-3">
        <Switch
          id="tells-amounts"
          checked={row.tells_amounts}
          aria-describedby="tells-amounts-note"
          onCheckedChange={(tells_amounts) => change({ tells_amounts })}
        />
        <div className="grid gap-1">
          <Label htmlFor="tells-amounts">Show amounts</Label>
          <p id="tells-amounts-note" className="text-muted-foreground text-sm">
            Anyone can read a push on a locked screen. With this off, reminders say what and when,
            but not how much.
          </p>
        </div>
      </div>
    </div>
  );
}
