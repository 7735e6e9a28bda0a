import { Flag } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { type ReportableFact, reportedFact } from '@/lib/fact-report-store.ts';

type ReportFactButtonProps = {
  fact: ReportableFact;
  /** Shows only the flag, with text for screen readers: for dense tables. */
  isCompact?: boolean;
};

const WORDS = 'Report a mistake';

export function ReportFactButton({ fact, isCompact = false }: ReportFactButtonProps) {
  // Neither an unsaved draft nor a member's own card (`own_cards`) is a public fact.
  if (fact.id <= 0 || fact.id >= 1e12) return null;
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
