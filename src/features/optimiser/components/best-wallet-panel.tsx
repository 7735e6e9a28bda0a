import { Sparkles, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card.tsx';
import type { FoundWallet } from '@/domain/search/find-best-wallet.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { SearchRequest } from '../schema.ts';
import { useBestWallet } from '../use-best-wallet.ts';
import { FoundWalletItem } from './found-wallet-item.tsx';
import { SearchProof } from './search-proof.tsx';

type BestWalletPanelProps = {
  inputs: ValuationInputs;
  request: SearchRequest;
  /** The fields that make up the request. */
  controls: ReactNode;
  onSave: (found: FoundWallet) => void;
};

/** Finds the best wallet out of the whole catalogue, with its proof and the next best ones. */
export function BestWalletPanel({ inputs, request, controls, onSave }: BestWalletPanelProps) {
  const { state, start, stop } = useBestWallet();
  const result = state.kind === 'idle' || state.kind === 'failed' ? null : state.result;
  const isRunning = state.kind === 'running';
  return (
    <Card aria-label="The best wallet for me">
      <CardHeader>
        <div className="grid gap-0.5">
          <CardTitle>The best wallet for me</CardTitle>
          <p className="text-muted-foreground max-w-prose text-sm">
            Out of all {inputs.rows.cards.length} cards, the set that is worth the most for{' '}
            {inputs.profile ? `“${inputs.profile.name}”` : 'your spending'}: an exact search, on
            this device.
          </p>
        </div>
      </CardHeader>
      <CardContent className="grid gap-4">
        {controls}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            isLoading={isRunning}
            onClick={() => {
              start(request);
            }}
          >
            {!isRunning && <Sparkles aria-hidden />}
            {isRunning ? 'Searching' : 'Find the best wallet'}
          </Button>
          {isRunning && (
            <Button variant="outline" onClick={stop}>
              <Square aria-hidden /> Stop with the best so far
            </Button>
          )}
        </div>
        {state.kind === 'failed' && (
          <ErrorState
            title="The search stopped"
            message={describeError(state.error)}
            onRetry={() => {
              start(request);
            }}
          />
        )}
        <div role="status" className="grid gap-3 empty:hidden">
          {result && <SearchProof result={result} isRunning={isRunning} />}
          {state.kind === 'done' && state.result.best === null && (
            <p>No wallet keeps within these limits. Allow more cards or higher fees.</p>
          )}
        </div>
        {result?.best && (
          <FoundWalletItem
            title={`${formatWholeDollars(result.best.netCents)} a year`}
            found={result.best}
            request={request}
            inputs={inputs}
            onSave={isRunning ? undefined : onSave}
          />
        )}
        {state.kind === 'done' && state.result.alternatives.length > 0 && (
          <section aria-label="Next best wallets" className="grid gap-3">
            <h3 className="font-medium">Next best</h3>
            {state.result.alternatives.map((found, index) => (
              <FoundWalletItem
                key={index}
                title={`${formatWholeDollars(found.netCents)} a year`}
                found={found}
                request={request}
                inputs={inputs}
                onSave={onSave}
              />
            ))}
          </section>
        )}
      </CardContent>
    </Card>
  );
}
