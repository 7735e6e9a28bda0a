import { useMemo } from 'react';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { proposeExchange } from '../choose-exchange.ts';
import type { SearchRequest } from '../schema.ts';
import { type AdviseOnClosing, type MakeRoom, ProposedExchange } from './proposed-exchange.tsx';

type AgainstMineProps = {
  found: FoundWallet;
  own: readonly HeldCard[];
  request: SearchRequest;
  inputs: ValuationInputs;
  /** Absent where the closing of cards is not known to matter. */
  adviseOn?: AdviseOnClosing | undefined;
  makeRoom?: MakeRoom | undefined;
};

export function AgainstMine({
  found,
  own,
  request: { problem },
  inputs,
  adviseOn,
  makeRoom,
}: AgainstMineProps) {
  const mine = useMemo(() => valueWallet(problem, own), [problem, own]);
  const proposal = useMemo(
    () => proposeExchange(problem, own, mine.netCents, found.wallet, own),
    [problem, own, mine, found],
  );
  const cards = own.length === 1 ? 'card is' : `${formatCount(own.length, 'card')} are`;
  return (
    <section aria-label="Against mine" className="grid gap-2">
      <h3 className="font-medium">Against mine</h3>
      {proposal ? (
        <ProposedExchange
          name="my cards"
          value={mine}
          proposal={proposal}
          inputs={inputs}
          isHeld
          year={problem.year}
          adviseOn={adviseOn}
          makeRoom={makeRoom}
        />
      ) : (
        <p className="bg-muted rounded-md p-3">
          Your {cards} worth {formatWholeDollars(mine.netCents)}{' '}
          {problem.year === 'first' ? 'in that year' : 'a year'}: nothing to gain within these
          limits.
        </p>
      )}
    </section>
  );
}
