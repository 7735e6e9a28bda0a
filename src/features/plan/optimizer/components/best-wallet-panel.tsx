import { Sparkles, Square } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { resultOf } from '@/lib/search/use-search.ts';
import { isSameRequest } from '../is-same-request.ts';
import type { SearchRequest } from '../schema.ts';
import type { WalletSearch } from '../use-best-wallet.ts';
import { restsOnCredits } from '@/domain/rewards/valuation/credit-reliance.ts';
import type { ExpectedQuarters } from './assumptions.tsx';
import { SearchProof } from './search-proof.tsx';

// Loaded with a first result.
const FoundWalletItem = lazyNamed(() => import('./found-wallet-item.tsx'), 'FoundWalletItem');
const WithoutCredits = lazyNamed(() => import('./without-credits.tsx'), 'WithoutCredits');
const AgainstMine = lazyNamed(() => import('./advised-against-mine.tsx'), 'AdvisedAgainstMine');

type BestWalletPanelProps = {
  inputs: ValuationInputs;
  request: SearchRequest;
  search: WalletSearch;
  controls: ReactNode;
  /** Absent if the setting cannot be changed here. */
  quarters?: ExpectedQuarters | undefined;
  /** The member's held cards, for comparison with the found wallet. */
  own?: readonly HeldCard[] | undefined;
  /** Absent if a wallet cannot be kept. */
  onSave?: ((found: FoundWallet) => void) | undefined;
};

export function BestWalletPanel(props: BestWalletPanelProps) {
  const { inputs, request, search, controls, quarters, own = [], onSave } = props;
  const { state, stop } = search;
  // The result belongs to the request it was made for, even if the fields have changed since.
  const asked = search.asked ?? request;
  const start = () => {
    search.start(request);
  };
  const result = resultOf(state);
  const isRunning = state.kind === 'running';
  const best = result?.best ?? null;
  const value = useMemo(
    () => (best === null || isRunning ? null : valueWallet(asked.problem, best.wallet)),
    [asked, best, isRunning],
  );
  const isOutdated = result !== null && !isSameRequest(asked, request);
  return (
    <Section aria-label="The best wallet for me">
      <SectionHeader>
        <div className="grid gap-0.5">
          <SectionTitle>The best wallet for me</SectionTitle>
          <p className="text-muted-foreground max-w-prose text-sm">
            Out of the {request.limits.allowed?.length ?? inputs.rows.cards.length} of{' '}
            {inputs.rows.cards.length} cards that you could have, the set that is worth the most for{' '}
            {inputs.profile ? `“${inputs.profile.name}”` : 'your spending'}: an exact search, on
            this device.
          </p>
        </div>
      </SectionHeader>
      <SectionContent className="grid gap-4">
        {controls}
        <div className="flex flex-wrap items-center gap-3">
          <Button isLoading={isRunning} onClick={start}>
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
            onRetry={start}
          />
        )}
        <div role="status" className="grid gap-3 empty:hidden">
          {result && <SearchProof result={result} isRunning={isRunning} />}
          {state.kind === 'done' && state.result.best === null && (
            <p>
              {state.result.isProven
                ? 'No wallet fits these limits. Allow more cards or higher fees.'
                : 'The search was stopped before it found a wallet within these limits.'}
            </p>
          )}
        </div>
        {isOutdated && !isRunning && (
          <p className="text-muted-foreground text-sm">
            This answers your previous question. Search again for the current one.
          </p>
        )}
        {best && (
          <Suspense>
            <FoundWalletItem
              title={`${formatWholeDollars(best.netCents)} a year`}
              found={best}
              request={asked}
              inputs={inputs}
              quarters={quarters}
              onSave={isRunning ? undefined : onSave}
            />
          </Suspense>
        )}
        {best && !isRunning && own.length > 0 && (
          <Suspense>
            <AgainstMine found={best} own={own} request={asked} inputs={inputs} />
          </Suspense>
        )}
        {value && restsOnCredits(value) && (
          <Suspense>
            <WithoutCredits
              request={asked}
              inputs={inputs}
              netCents={value.netCents}
              creditsCents={value.creditsCents}
              quarters={quarters}
            />
          </Suspense>
        )}
        {state.kind === 'done' && state.result.alternatives.length > 0 && (
          <section aria-label="Next best wallets" className="grid gap-3">
            <h3 className="font-medium">Next best</h3>
            <Suspense>
              {state.result.alternatives.map((found, index) => (
                <FoundWalletItem
                  key={index}
                  title={`${formatWholeDollars(found.netCents)} a year`}
                  found={found}
                  request={asked}
                  inputs={inputs}
                  quarters={quarters}
                  onSave={onSave}
                />
              ))}
            </Suspense>
          </section>
        )}
      </SectionContent>
    </Section>
  );
}
