import { Link } from '@tanstack/react-router';
import { Check, Share2 } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import type { FoundWallet, SearchResult } from '@/domain/rewards/search/find-best-wallet.ts';
import { restsOnCredits } from '@/domain/rewards/valuation/credit-reliance.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { SharedWallet } from '@/features/plan/shared-pages/schema.ts';
import type { ClosingAdvice } from '@/lib/describe-closing.ts';
import { cn } from '@/lib/class-names.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { type MakeRoom, splitLeaving } from '../choose-exchange.ts';
import { createSharedWallet } from '../create-shared-wallet.ts';
import { readAnswer } from '../read-answer.ts';
import type { SearchRequest } from '../schema.ts';
import { AnswerAssumptions } from './answer-assumptions.tsx';
import { AnswerCards } from './answer-cards.tsx';
import { AnswerLedger } from './answer-ledger.tsx';
import type { ExpectedQuarters } from './assumptions.tsx';
import { BestWalletVerdict } from './best-wallet-verdict.tsx';
import { OpeningOrder } from './opening-order.tsx';
import { countTies, NearWallets } from './near-wallets.tsx';
import { WalletChanges, type WalletStep } from './wallet-changes.tsx';

/** Lazy: most wallets do not rest on credits. */
const WithoutCredits = lazyNamed(() => import('./without-credits.tsx'), 'WithoutCredits');
const OpenQuestions = lazyNamed(() => import('./open-questions.tsx'), 'OpenQuestions');

export type WalletAnswerProps = {
  result: SearchResult & { readonly best: FoundWallet };
  own: readonly HeldCard[];
  request: SearchRequest;
  /** The question with cards that an answer of the member could add; absent for visitors. */
  wider?: SearchRequest | undefined;
  inputs: ValuationInputs;
  quarters?: ExpectedQuarters | undefined;
  onSave?: ((found: FoundWallet) => void) | undefined;
  /** Absent for visitors. */
  onShare?: ((wallet: SharedWallet) => void) | undefined;
  /** Cautions before held cards are closed. */
  adviseOn?: (closing: readonly string[], opening: readonly Card[]) => ClosingAdvice;
  makeRoom?: MakeRoom;
};

const split = 'grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

function describeLimits({ limits, problem }: SearchRequest): string {
  const { atMost, businessCards, maxFeesCents } = limits;
  const cards = `At most ${atMost === 1 ? '1 card' : `${atMost} cards`}`;
  const kinds = { allowed: '', none: ', personal cards only', only: ', business cards only' };
  const fees =
    maxFeesCents === null
      ? ''
      : maxFeesCents === 0
        ? ', no fees'
        : `, fees up to $${maxFeesCents / 100}`;
  return `${cards}${kinds[businessCards]}${fees}${problem.year === 'first' ? ', first year' : ''}`;
}

/** The answer to a search: what to hold, what changes, what it assumes, its ledger, and what comes close. */
export function WalletAnswer(props: WalletAnswerProps) {
  const { result, own, request, wider, inputs, quarters, onSave, onShare } = props;
  const { adviseOn, makeRoom } = props;
  const { problem } = request;
  const answer = useMemo(() => readAnswer(request, result.best, own), [request, result, own]);
  const { proposal, mine, value } = answer;
  const { steps, rooms, advice } = useMemo(() => {
    if (!proposal) return { steps: [], rooms: undefined, advice: undefined };
    const isFree = ({ card, annualFeeCents }: HeldCard) =>
      (annualFeeCents ?? inputs.cardRowOf(card).annual_fee_cents) === 0;
    const leaving = splitLeaving(proposal, isFree, makeRoom);
    const found = new Map(inputs.catalog.cards.map((card) => [card.slug, card]));
    const step = (kind: WalletStep['kind']) => (held: HeldCard) => ({ kind, held });
    return {
      steps: [
        ...proposal.joins.map(step('open')),
        ...leaving.closes.map(step('close')),
        ...leaving.rests.map(step('rest')),
      ],
      rooms: leaving.rooms,
      advice: adviseOn?.(
        leaving.closes.map(({ id }) => id),
        proposal.joins.flatMap(({ card }) => found.get(card) ?? []),
      ),
    };
  }, [proposal, inputs, makeRoom, adviseOn]);
  const isKept = mine !== null && proposal === null;
  const opened = answer.wallet
    .map(({ card }) => card)
    .filter((slug) => !problem.held.includes(slug));
  const isFound = answer.wallet === result.best.wallet;
  const others = isFound ? result.alternatives : [result.best, ...result.alternatives];
  const told =
    mine === null
      ? opened.map((card) => ({ kind: 'open' as const, card }))
      : steps.map(({ kind, held }) => ({ kind, card: held.card }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 sm:gap-14">
      <div>
        <BestWalletVerdict
          {...{ answer, request, inputs }}
          steps={told}
          isProven={result.isProven}
          ownCount={own.length}
          tied={isKept ? 0 : countTies(answer, others)}
        />
        <AnswerCards
          {...{ answer, inputs }}
          note={describeLimits(request)}
          isMember={quarters !== undefined}
          isHeld={(slug) => problem.held.includes(slug)}
        />
        {problem.year === 'first' && <OpeningOrder cards={opened} inputs={inputs} />}
        <div className="flex flex-wrap gap-3 pt-6">
          {quarters && !isKept && (
            <Button asChild>
              <Link to="/app/what-next">Plan the dates</Link>
            </Button>
          )}
          {onSave && (
            <Button
              variant="outline"
              onClick={() => onSave({ wallet: answer.wallet, netCents: value.netCents })}
            >
              Save as a wallet
            </Button>
          )}
          {onShare && (
            <Button variant="outline" onClick={() => onShare(createSharedWallet(answer, request))}>
              <Share2 aria-hidden /> Share
            </Button>
          )}
        </div>
      </div>
      <div className={proposal ? split : undefined}>
        {proposal && <WalletChanges {...{ answer, steps, own, problem, inputs, rooms, advice }} />}
        <AnswerAssumptions {...{ answer, problem, inputs, quarters }} />
      </div>
      {wider && result.isProven && (
        <Suspense>
          <OpenQuestions
            wider={wider}
            allowed={request.limits.allowed ?? []}
            netCents={value.netCents}
            inputs={inputs}
          />
        </Suspense>
      )}
      <AnswerLedger answer={answer} ownCount={own.length} inputs={inputs} />
      <div className={split}>
        <NearWallets
          {...{ answer, others, request, inputs, quarters, onSave }}
          today={proposal && mine ? { wallet: own, netCents: mine.netCents } : null}
        />
        <Section aria-labelledby="why-rely">
          <SectionHeader>
            <SectionTitle id="why-rely">Why you can rely on it</SectionTitle>
          </SectionHeader>
          <p
            className={cn(
              'flex items-start gap-3 rounded-md p-4',
              result.isProven ? 'bg-primary-soft' : 'bg-muted',
            )}
          >
            {result.isProven && (
              <Check aria-hidden className="text-positive mt-0.5 size-5 shrink-0" />
            )}
            <span>
              <b className="font-semibold">{result.isProven ? 'Proven best.' : 'Not proven.'}</b>{' '}
              {result.isProven
                ? `Every set within your limits was checked or ruled out on this device. None is worth more.`
                : `A better wallet could add at most ${formatWholeDollars(result.boundCents - result.best.netCents)} more.`}
            </span>
          </p>
          <p className="text-muted-foreground pt-3 text-sm">
            {request.limits.allowed?.length} of {inputs.rows.cards.length} cards are ones you could
            have. Nothing is ranked by commission.
          </p>
        </Section>
      </div>
      {restsOnCredits(value) && (
        <Suspense>
          <WithoutCredits
            request={request}
            inputs={inputs}
            netCents={value.netCents}
            creditsCents={value.creditsCents}
            quarters={quarters}
          />
        </Suspense>
      )}
    </div>
  );
}
