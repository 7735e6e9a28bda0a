import { CopyField } from '@/components/copy-field.tsx';
import { Button } from '@/components/ui/button.tsx';

export function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <CopyField
        label="Address for your calendar"
        hint="It is shown only once. Anyone who has it can read your fees and deadlines: keep it private."
        value={address}
        noun="Address"
      >
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>Open in calendar app</a>
        </Button>
      </CopyField>
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
