import { SourceNote } from '@/components/source-note.tsx';
import { toConfidence } from '@/lib/confidence.ts';

type FactSourceProps = {
  fact: {
    readonly source: string | null;
    readonly source_url: string | null;
    readonly verified_on: string | null;
    readonly confidence: string;
  };
};

/** The source of a row of reference data, as the database gives it. */
export function FactSource({ fact }: FactSourceProps) {
  return (
    <SourceNote
      source={fact.source}
      sourceUrl={fact.source_url}
      verifiedOn={fact.verified_on}
      confidence={toConfidence(fact.confidence)}
    />
  );
}
