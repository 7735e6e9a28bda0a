import { Printer, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { shareText } from '@/lib/share-text.ts';
import { nameBest } from '../describe-offer.ts';
import type { OfferFinder } from '../find-offers.ts';
import { describeSheet, listSheet } from '../list-sheet.ts';
import { SheetRow } from './sheet-row.tsx';

/** Lazy: most browsers share or copy. */
const CopyTextDialog = lazyNamed(
  () => import('@/components/copy-text-dialog.tsx'),
  'CopyTextDialog',
);

const rowClasses =
  'grid grid-cols-2 gap-x-4 py-1.5 sm:grid-cols-3 print:grid-cols-3 print:py-px print:text-[11px] print:leading-4';

const uses = {
  travel: 'travel',
  cash: 'cash',
  gift_card: 'gift cards',
  status_level: 'status',
} as const;

type ShareButtonProps = {
  title: string;
  createText: () => string;
};

/**
 * Shares a text and the page's address, without the shop and the amount that the member has typed there. Where the
 * browser refuses, the text shows, selected, for the member to copy.
 */
function ShareButton({ title, createText }: ShareButtonProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const share = async () => {
    const url = new URL(window.location.href);
    for (const typed of ['q', 'amount']) url.searchParams.delete(typed);
    const text = createText();
    try {
      const outcome = await shareText({ title, text, url: url.href });
      if (outcome === 'copied') toast({ title: 'Copied, with the link', tone: 'success' });
    } catch {
      setRefused(`${text}\n${url.href}`);
    }
  };
  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        <Share2 aria-hidden /> Share
      </Button>
      {refused !== null && (
        <Suspense>
          <CopyTextDialog title={title} text={refused} onClose={() => setRefused(null)} />
        </Suspense>
      )}
    </>
  );
}

type CheatSheetProps = {
  title: string;
  categories: readonly CategoryRow[];
  find: OfferFinder;
  inputs: ValuationInputs;
};

export function CheatSheet({ title, categories, find, inputs }: CheatSheetProps) {
  const { names, date, preferences } = inputs;
  const lines = listSheet(categories, find);
  const shared = lines.find(({ mine }) => mine?.carrier !== undefined);
  return (
    <section aria-label={title} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-muted-foreground text-sm">
          As of {formatDate(date)}, points used for {uses[preferences.redemption]}.
        </p>
        <div className="flex gap-2 print:hidden">
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden /> Print
          </Button>
          <ShareButton title={title} createText={() => describeSheet(title, lines, names)} />
        </div>
      </div>
      <div className="border-foreground border-t-2 border-b text-sm">
        <div aria-hidden className={cn(rowClasses, 'text-muted-foreground border-b font-medium')}>
          <span className="max-sm:hidden print:block">Paying for</span>
          <span>{nameBest(shared?.mine ?? null)}</span>
          <span>Best of all cards</span>
        </div>
        <ul aria-label={title} className="divide-y">
          {lines.map((line) => (
            <SheetRow key={line.key} line={line} names={names} className={rowClasses} />
          ))}
        </ul>
      </div>
    </section>
  );
}
