import { Link } from '@tanstack/react-router';
import { ReceiptText, Square } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import type { SearchRequest } from '../schema.ts';
import { useCurrentAnswer, type WalletSearch } from '../use-best-wallet.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { SearchProof } from './search-proof.tsx';

// Loaded with a first result.
const FoundWalletItem = lazyNamed(() => import('./found-wallet-item.tsx'), 'FoundWalletItem');
const WalletAnswer = lazyNamed(() => import('./wallet-answer.tsx'), 'WalletAnswer');
const AdvisedAnswer = lazyNamed(() => import('./advised-answer.tsx'), 'AdvisedAnswer');

type BestWalletPanelProps = {
  inputs: ValuationInputs;
  request: SearchRequest;
  /** The question with cards that an answer of the member could add; absent for visitors. */
  wider?: SearchRequest | undefined;
  search: WalletSearch;
  controls: ReactNode;
  /** Absent if the setting cannot be changed here. */
  quarters?: ExpectedQuarters | undefined;
  /** The member's held cards, for comparison with the found wallet. */
  own?: readonly HeldCard[] | undefined;
  /** Absent if a wallet cannot be kept. */
  onSave?: ((found: FoundWallet) => void) | undefined;
  /** Absent for visitors. */
  onShare?: ((wallet: SharedWallet) => void) | undefined;
};

/** The best wallet for the member's spending; without any it asks for that first. */
export function BestWalletPanel(props: BestWalletPanelProps) {
  const { inputs, quarters } = props;
  const isEmpty = Object.values(inputs.spending).every((amount) => amount === 0);
  return (
    <section aria-label="The best wallet for me" className="grid grid-cols-[minmax(0,1fr)]">
      {isEmpty ? (
        <EmptyState
          icon={<ReceiptText />}
          title="Enter your spending first"
          action={
            quarters && (
              <Button asChild>
                <Link to="/app/my-annual-spending">Enter my spending</Link>
              </Button>
            )
          }
        >
          Which cards let you keep the most depends on where you spend.
        </EmptyState>
      ) : (
        <Search {...props} />
      )}
    </section>
  );
}

/** Answers the current question as soon as it is asked; a change of the limits asks again. */
function Search(props: BestWalletPanelProps) {
  const { inputs, request, wider, search, controls, quarters, own = [], onSave, onShare } = props;
  const { state, stop, start } = search;
  const isCurrent = useCurrentAnswer(search, request);
  const result = isCurrent ? resultOf(state) : null;
  const isDone = isCurrent && state.kind === 'done';
  const best = result?.best ?? null;
  const Answer = own.length > 0 ? AdvisedAnswer : WalletAnswer;
  const sets = request.limits.atMost === 1 ? 'card' : `set of ${request.limits.atMost} cards`;
  return (
    <>
      {controls}
      {isCurrent && state.kind === 'failed' && (
        <ErrorState
          title="The search stopped"
          message={describeError(state.error)}
          onRetry={() => start(request)}
        />
      )}
      <div role="status" className="text-muted-foreground flex flex-wrap items-center gap-3 pt-4">
        {!isDone && state.kind !== 'failed' && result === null && (
          <p>
            Comparing every {sets} of the {request.limits.allowed?.length} that you could have.
          </p>
        )}
        {result && <SearchProof result={result} isRunning={!isDone} />}
        {isDone && best === null && (
          <p>
            {state.result.isProven
              ? 'No wallet fits these limits. Allow more cards or higher fees.'
              : 'The search was stopped before it found a wallet within these limits.'}
          </p>
        )}
        {isDone && !state.result.isProven && (
          <Button size="md" variant="outline" onClick={() => start(request)}>
            Search again
          </Button>
        )}
        {result && !isDone && state.kind === 'running' && (
          <Button size="md" variant="outline" onClick={stop}>
            <Square aria-hidden /> Stop with the best so far
          </Button>
        )}
      </div>
      {isDone && result && best ? (
        <Suspense fallback={<Skeleton className="mt-6 h-[60rem] w-full" />}>
          <Answer
            result={{ ...result, best }}
            {...{ own, request, wider, inputs, quarters, onSave, onShare }}
          />
        </Suspense>
      ) : (
        best && (
          <Suspense>
            <div className="pt-4">
              <FoundWalletItem
                title={`${formatWholeDollars(best.netCents)} a year`}
                found={best}
                request={request}
                inputs={inputs}
                quarters={quarters}
                onSave={undefined}
              />
            </div>
          </Suspense>
        )
      )}
    </>
  );
}
