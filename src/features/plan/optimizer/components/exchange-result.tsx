import { Square } from 'lucide-react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogFooter } from '@/components/ui/dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { proposeExchange } from '../choose-exchange.ts';
import type { SearchRequest } from '../schema.ts';
import type { WalletSearchState } from '../use-best-wallet.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { AssumptionsFold } from './assumptions-fold.tsx';
import { ProposedExchange } from './proposed-exchange.tsx';
import { SearchProof } from './search-proof.tsx';

type ExchangeResultProps = {
  name: string;
  wallet: readonly HeldCard[];
  value: WalletValue;
  own: readonly HeldCard[];
  inputs: ValuationInputs;
  quarters: ExpectedQuarters;
  state: WalletSearchState;
  request: SearchRequest;
  onReplace: (after: readonly HeldCard[], gainCents: number) => void;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
};

export function ExchangeResult(props: ExchangeResultProps) {
  const { wallet, value, own, inputs, quarters, state, request } = props;
  if (state.kind === 'failed') {
    return (
      <ErrorState
        title="The search stopped"
        message={describeError(state.error)}
        onRetry={props.onRetry}
      />
    );
  }
  const result = resultOf(state);
  const isRunning = state.kind !== 'done';
  const proposal =
    result?.best &&
    proposeExchange(request.problem, wallet, value.netCents, result.best.wallet, own);
  return (
    <>
      {result === null ? (
        <Skeleton className="h-32 w-full" />
      ) : proposal ? (
        <ProposedExchange {...props} proposal={proposal} />
      ) : (
        <p className="bg-muted rounded-md p-3">
          {result.best === null
            ? 'No wallet fits these limits. Allow more cards or higher fees.'
            : isRunning
              ? 'Nothing better found yet.'
              : 'Nothing to gain: these cards are the best within these limits.'}
        </p>
      )}
      <div role="status">
        {result ? (
          <SearchProof result={result} isRunning={isRunning} />
        ) : (
          <span className="text-muted-foreground text-sm">Searching</span>
        )}
      </div>
      <AssumptionsFold
        inputs={inputs}
        problem={request.problem}
        wallet={proposal?.after ?? wallet}
        quarters={quarters}
      />
      <DialogFooter>
        {isRunning && (
          <Button variant="outline" onClick={props.onStop}>
            <Square aria-hidden /> Stop with the best so far
          </Button>
        )}
        <Button variant="outline" onClick={props.onClose}>
          {proposal || isRunning ? 'Leave it as it is' : 'Close'}
        </Button>
        {proposal && !isRunning && (
          <Button onClick={() => props.onReplace(proposal.after, proposal.gainCents)}>
            Replace the cards
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
