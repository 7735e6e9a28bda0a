import { SourceNote } from '@/components/source-note.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import type { ReportableTable } from '@/lib/fact-report-store.ts';

type FactSourceProps = {
  fact: {
    readonly source: string | null;
    readonly source_url: string | null;
    readonly verified_on: string | null;
    readonly confidence: string;
    readonly id: number;
  };
  table: ReportableTable;
  name: string;
};

export function FactSource({ fact, table, name }: FactSourceProps) {
  return (
    <SourceNote
      source={fact.source}
      sourceUrl={fact.source_url}
      verifiedOn={fact.verified_on}
      confidence={toConfidence(fact.confidence)}
      fact={{ table, id: fact.id, subject: name }}
    />
  );
}
