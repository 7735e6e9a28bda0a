import { Share2 } from 'lucide-react';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shareText } from '@/lib/share-text.ts';

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
    <CopyField
      label="Invitation link"
      hint="It’s shown only once and works for one person, for seven days. Send it only to the person you invite."
      value={link}
      noun="Link"
    >
      <Button
        onClick={() => {
          share().catch(reportFailure('The link could not be shared'));
        }}
      >
        <Share2 aria-hidden /> Share
      </Button>
    </CopyField>
  );
}
