import { type ReactNode, useMemo } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import { isSameRequest } from '../is-same-request.ts';
import type { SearchRequest } from '../schema.ts';
import type { WalletSearch } from '../use-best-wallet.ts';

type BestWalletVerdictProps = {
  search: Pick<WalletSearch, 'state' | 'asked'>;
  /** The current request; results of an earlier one are not shown. */
  request: SearchRequest;
  inputs: ValuationInputs;
  own: readonly HeldCard[];
  /** Shown until a result exists, and once the request has changed. */
  children: ReactNode;
};

type LinesProps = Pick<BestWalletVerdictProps, 'inputs'> & {
  problem: RewardProblem;
  wallet: readonly HeldCard[];
};

function Lines({ problem, wallet, inputs }: LinesProps) {
  const { lines } = valueWallet(problem, wallet);
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}

export function BestWalletVerdict(props: BestWalletVerdictProps) {
  const { search, request, inputs, own, children } = props;
  const { state, asked } = search;
  const problem = asked?.problem;
  const mineCents = useMemo(
    () => (problem && own.length > 0 ? valueWallet(problem, own).netCents : 0),
    [problem, own],
  );
  if (state.kind !== 'done' || !problem || !isSameRequest(asked, request)) return children;
  const { best, isProven } = state.result;
  if (best === null) {
    return (
      <>
        {isProven ? 'No wallet fits these limits.' : 'No wallet within these limits was found yet.'}
      </>
    );
  }
  const moreCents = best.netCents - mineCents;
  const isBetter = own.length === 0 || moreCents >= 50;
  const wallet = isBetter ? best.wallet : own;
  const year = problem.year === 'first' ? 'in the first year' : 'a year';
  const figure = (
    <LedgerDialog
      figure={formatWholeDollars(isBetter ? best.netCents : mineCents)}
      title={isBetter ? 'Net value of the best wallet' : 'Net value of my cards'}
    >
      <Lines problem={problem} wallet={wallet} inputs={inputs} />
    </LedgerDialog>
  );
  if (!isBetter) {
    const mine = own.length === 1 ? 'your card' : 'your cards';
    return (
      <>
        {isProven
          ? `Nothing within these limits beats ${mine}`
          : `Nothing better than ${mine} was found yet`}
        : {figure} {year}.
      </>
    );
  }
  const counted = wallet.length === 1 ? 'card' : formatCount(wallet.length, 'card');
  const cards = `${counted}${isProven ? '' : ' found so far'} ${wallet.length === 1 ? 'lets' : 'let'}`;
  return (
    <>
      The best {cards} you keep{' '}
      {own.length > 0 && `${formatWholeDollars(shownDifference(best.netCents, mineCents))} more: `}
      {figure} {year}.
    </>
  );
}
