import { useEffect, useMemo } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { askWithoutCredits } from '../set-credit-share.ts';
import type { SearchRequest } from '../schema.ts';
import { useBestWallet } from '../use-best-wallet.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { FoundWalletItem } from './found-wallet-item.tsx';

type WithoutCreditsProps = {
  request: SearchRequest;
  inputs: ValuationInputs;
  netCents: number;
  creditsCents: number;
  quarters?: ExpectedQuarters | undefined;
};

export function WithoutCredits(props: WithoutCreditsProps) {
  const { request, inputs, netCents, creditsCents, quarters } = props;
  const bare = useMemo(() => askWithoutCredits(request), [request]);
  const { state, start } = useBestWallet();
  useEffect(() => {
    start(bare);
  }, [start, bare]);
  const best = state.kind === 'done' ? state.result.best : null;
  return (
    <section aria-label="The best without credits" className="grid gap-3">
      <p className="bg-caution-soft text-caution rounded-md border p-3">
        {formatWholeDollars(creditsCents)} of these {formatWholeDollars(netCents)} are credits,
        worth it only if you use them. This is the best wallet if none of them counts.
      </p>
      {best ? (
        <FoundWalletItem
          title={`${formatWholeDollars(best.netCents)} a year without credits`}
          found={best}
          request={bare}
          inputs={inputs}
          quarters={quarters}
          onSave={undefined}
        />
      ) : state.kind === 'done' ? (
        <p>Without credits no wallet within these limits is worth its fees.</p>
      ) : (
        state.kind !== 'failed' && <Skeleton className="h-24 w-full" />
      )}
    </section>
  );
}
