import { Switch } from '@/components/ui/switch.tsx';
import type { Due } from '@/domain/schedule/due.ts';
import { DUE_KINDS } from '@/domain/schedule/reminders.ts';
import { useChangeReminders } from '../mutations.ts';
import { useReminderPreferences } from '../queries.ts';
import { kindNames } from '../words.ts';

const channels = [
  { column: 'push_kinds', name: 'Push' },
  { column: 'mail_kinds', name: 'E-mail' },
] as const;

export function KindSwitches() {
  const { row } = useReminderPreferences();
  const change = useChangeReminders();
  const isOn = (column: (typeof channels)[number]['column'], kind: Due['kind']) =>
    row[column].includes(kind);
  return (
    <table aria-label="What to tell you about" className="w-full">
      <thead>
        <tr className="border-foreground text-muted-foreground border-b text-sm">
          <th scope="col" className="h-10 text-left font-medium">
            What
          </th>
          {channels.map(({ name }) => (
            <th key={name} scope="col" className="w-20 text-right font-medium">
              {name}
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
                  checked={isOn(column, kind)}
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
