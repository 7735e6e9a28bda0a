import { RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type ComputedNoteProps = {
  /** Milliseconds since 1970. */
  at: number;
  isComputing: boolean;
  onCompute: () => void;
};

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** These figures are not live: shows when they were computed, and a button to recompute them. */
export function ComputedNote({ at, isComputing, onCompute }: ComputedNoteProps) {
  return (
    <div className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status">Computed on {moments.format(at)}</p>
      <Button size="sm" variant="outline" isLoading={isComputing} onClick={onCompute}>
        <RefreshCw aria-hidden />
        Compute again
      </Button>
    </div>
  );
}
