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
  const name = source ?? 'Source';
  return (
    <p className="text-muted-foreground text-sm">
      {sourceUrl ? (
        <a
          href={sourceUrl}
          target="_blank"
          rel="noreferrer"
          className="hover:text-foreground underline underline-offset-2"
        >
          {name}
        </a>
      ) : (
        name
      )}
      {' · '}
      {verifiedOn ? `checked ${formatDate(verifiedOn)}` : 'date of check unknown'}
      {' · '}
      {CONFIDENCE_WORDS[confidence]}
    </p>
  );
}
