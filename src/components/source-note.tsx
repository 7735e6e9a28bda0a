import type { Confidence } from '@/components/confidence-mark.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { isStale } from '@/domain/fact-age.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import type { ReportableFact } from '@/lib/fact-report-store.ts';
import { useIsHydrated } from '@/lib/use-device-value.ts';

type SourcedFact = {
  source: string | null;
  sourceUrl: string | null;
  verifiedOn: string | null;
  confidence: Confidence;
  fact: ReportableFact;
};

const CONFIDENCE_WORDS = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

/** Source name for wording or grouping of our own. */
const OWN = 'own';

export function SourceNote({ source, sourceUrl, verifiedOn, confidence, fact }: SourcedFact) {
  // A prerendered page may be read on a later day.
  const isOverdue =
    useIsHydrated() && source !== OWN && isStale(fact.table, verifiedOn, getToday());
  return (
    <div className="text-muted-foreground grid gap-1 text-sm">
      <p>
        {verifiedOn && `Checked ${formatDate(verifiedOn)}`}
        {!verifiedOn && (source === OWN ? 'Our own wording' : 'Date of check unknown')}
        {isOverdue && <span className="text-caution"> (check overdue)</span>}
        {` · ${CONFIDENCE_WORDS[confidence]}`}
        {sourceUrl && (
          <>
            {' '}
            ·{' '}
            <a
              href={sourceUrl}
              target="_blank"
              rel="noreferrer"
              className="hover:text-foreground underline underline-offset-2"
            >
              {sourceUrl.startsWith('https://github.com/') ? 'community data' : 'source'}
            </a>
          </>
        )}
      </p>
      <span>
        <ReportFactButton fact={fact} />
      </span>
    </div>
  );
}
