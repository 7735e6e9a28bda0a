import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/toast-store.ts';

/** The address of a feed that was just made, and the two ways into a calendar. */
export function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <Field
        label="Address for your calendar"
        hint="It is shown this once. Whoever has it can read your fees and deadlines: keep it to yourself."
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              readOnly
              value={address}
              className="min-w-0 flex-1 basis-56"
              onFocus={(event) => {
                event.target.select();
              }}
            />
            <Button
              variant="outline"
              onClick={() => {
                navigator.clipboard.writeText(address).then(() => {
                  toast({ title: 'Address copied', tone: 'success' });
                }, reportFailure('The address was not copied'));
              }}
            >
              Copy
            </Button>
            <Button asChild>
              <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
            </Button>
          </div>
        )}
      </Field>
      <ul className="text-muted-foreground grid max-w-prose list-disc gap-1 pl-5 text-sm">
        <li>Apple Calendar and Outlook: open it in the app, or add a subscription by address.</li>
        <li>
          Google Calendar, on a computer: “Other calendars”, then “From URL”. Google asks for
          changes about once a day and drops our reminders: set a notification for this calendar
          there.
        </li>
      </ul>
    </div>
  );
}
