import { Share2 } from 'lucide-react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { shareText } from '@/lib/share-text.ts';
import * as texts from './texts.ts';

type ShareButtonProps = {
  title: string;
  /** Worked out when it is asked for. */
  createText: () => string;
};

/** Shares a text with the address of this page. */
export function ShareButton({ title, createText }: ShareButtonProps) {
  const share = async () => {
    const outcome = await shareText({ title, text: createText(), url: window.location.href });
    if (outcome === 'copied') toast({ title: texts.copiedWithTheLink, tone: 'success' });
  };
  return (
    <Button
      variant="outline"
      onClick={() => {
        share().catch(reportFailure(texts.itCouldNotBeShared));
      }}
    >
      <Share2 aria-hidden /> {texts.share}
    </Button>
  );
}
