import { Flag } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { type ReportableFact, reportedFact } from '@/lib/fact-report-store.ts';

type ReportFactButtonProps = {
  fact: ReportableFact;
  /** Only the flag, with its words for screen readers: for dense tables. */
  isCompact?: boolean;
};

const WORDS = 'Report a mistake';

/** Stands beside every public fact: members tell what is wrong with it. */
export function ReportFactButton({ fact, isCompact = false }: ReportFactButtonProps) {
  // A draft that is not saved yet is nobody's fact.
  if (fact.id <= 0) return null;
  if (!isCompact) {
    return (
      <button
        type="button"
        aria-label={`${WORDS}: ${fact.subject}`}
        onClick={() => reportedFact.set(fact)}
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 items-center gap-1 text-sm underline-offset-2 hover:underline"
      >
        <Flag aria-hidden className="size-3.5" />
        {WORDS}
      </button>
    );
  }
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`${WORDS}: ${fact.subject}`}
      title={WORDS}
      className="text-muted-foreground size-6 align-middle"
      onClick={() => reportedFact.set(fact)}
    >
      <Flag aria-hidden className="size-3.5" />
    </Button>
  );
}
