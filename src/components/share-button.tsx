import { Share2 } from 'lucide-react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shareText } from '@/lib/share-text.ts';

type ShareButtonProps = {
  title: string;
  createText: () => string;
};

/** Shares a text and the page's address, without the shop and the amount that the member has typed there. */
export function ShareButton({ title, createText }: ShareButtonProps) {
  const share = async () => {
    const url = new URL(window.location.href);
    for (const typed of ['q', 'amount']) url.searchParams.delete(typed);
    const outcome = await shareText({ title, text: createText(), url: url.href });
    if (outcome === 'copied') toast({ title: 'Copied, with the link', tone: 'success' });
  };
  return (
    <Button
      variant="outline"
      onClick={() => {
        share().catch(reportFailure('It could not be shared'));
      }}
    >
      <Share2 aria-hidden /> Share
    </Button>
  );
}
