import type { Confidence } from '@/components/confidence-mark.tsx';
import { formatDate } from '@/lib/dates.ts';

export type SourcedFact = {
  source: string | null;
  sourceUrl: string | null;
  verifiedOn: string | null;
  confidence: Confidence;
};

const CONFIDENCE_WORDS = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
};

/** Where a fact comes from, when it was last checked, and how far it can be trusted. */
export function SourceNote({ source, sourceUrl, verifiedOn, confidence }: SourcedFact) {
  return (
    <p className="text-muted-foreground text-sm">
      {verifiedOn ? `Checked ${formatDate(verifiedOn)}` : 'Date of check unknown'}
      {` · ${CONFIDENCE_WORDS[confidence]}`}
      {sourceUrl && (
        <>
          {' · '}
          <a
            href={sourceUrl}
            target="_blank"
            rel="noreferrer"
            className="hover:text-foreground underline underline-offset-2"
          >
            source
          </a>
        </>
      )}
      {source && <span className="block pt-1 text-xs">{source}</span>}
    </p>
  );
}
