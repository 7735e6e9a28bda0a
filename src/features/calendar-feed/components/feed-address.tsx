import { CopyField } from '@/components/copy-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import * as texts from '../texts.ts';

/** The address of a feed that was just made, and the two ways into a calendar. */
export function FeedAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3">
      <CopyField
        label={texts.addressForYourCalendar}
        hint={texts.itIsShownThisOnce}
        value={address}
        noun={texts.address}
      >
        <Button asChild>
          <a href={address.replace(/^https?:/, 'webcal:')}>{texts.openInCalendarApp}</a>
        </Button>
      </CopyField>
      <ul className="text-muted-foreground grid max-w-prose list-disc gap-1 pl-5 text-sm">
        <li>{texts.appleCalendarAndOutlookOpen}</li>
        <li>{texts.googleCalendarOnAComputer}</li>
      </ul>
    </div>
  );
}
