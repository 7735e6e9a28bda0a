import { CircleCheck } from 'lucide-react';
import type { SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import { formatExactCents } from '@/lib/format.ts';

export function SearchProof({ result, isRunning }: { result: SearchResult; isRunning: boolean }) {
  if (result.best === null) return null;
  if (result.isProven) {
    return (
      <p className="text-positive flex items-start gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          The best for these assumptions: proven, no other wallet within these limits is worth more.
        </span>
      </p>
    );
  }
  const most = result.boundCents - result.best.netCents;
  return (
    <p className="text-muted-foreground text-sm">
      {isRunning ? 'Still searching' : 'Not proven'}: a better wallet could add at most{' '}
      {formatExactCents(most)} more.
    </p>
  );
}
