import { Share2 } from 'lucide-react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shareText } from '@/lib/share-text.ts';

/** The link of an invitation that was just made. */
export function InvitationLink({ link }: { link: string }) {
  const share = async () => {
    const outcome = await shareText({
      title: 'Share a household on Pointfolio',
      text: 'Join my household on Pointfolio:',
      url: link,
    });
    if (outcome === 'copied') toast({ title: 'Copied, with the link', tone: 'success' });
  };
  return (
    <Field
      label="Invitation link"
      hint="It’s shown this once and works for one person, for seven days. Send it only to whoever you invite."
    >
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            readOnly
            value={link}
            className="min-w-0 flex-1 basis-56"
            onFocus={(event) => {
              event.target.select();
            }}
          />
          <Button
            variant="outline"
            onClick={() => {
              navigator.clipboard.writeText(link).then(() => {
                toast({ title: 'Link copied', tone: 'success' });
              }, reportFailure('The link was not copied'));
            }}
          >
            Copy
          </Button>
          <Button
            onClick={() => {
              share().catch(reportFailure('The link could not be shared'));
            }}
          >
            <Share2 aria-hidden /> Share
          </Button>
        </div>
      )}
    </Field>
  );
}
