import { Share2 } from 'lucide-react';
import { CopyField } from '@/components/copy-field.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shareText } from '@/lib/share-text.ts';
import * as texts from '../texts.ts';

/** The link of an invitation that was just made. */
export function InvitationLink({ link }: { link: string }) {
  const share = async () => {
    const outcome = await shareText({
      title: texts.shareAHouseholdOnPointfolio,
      text: texts.joinMyHouseholdOnPointfolio,
      url: link,
    });
    if (outcome === 'copied') toast({ title: texts.copiedWithTheLink, tone: 'success' });
  };
  return (
    <CopyField
      label={texts.invitationLink}
      hint={texts.itsShownThisOnceAnd}
      value={link}
      noun={texts.link}
    >
      <Button
        onClick={() => {
          share().catch(reportFailure(texts.theLinkCouldNotBe));
        }}
      >
        <Share2 aria-hidden /> {texts.share}
      </Button>
    </CopyField>
  );
}
