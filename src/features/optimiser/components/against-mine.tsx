import { useMemo } from 'react';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { proposeExchange } from '../choose-exchange.ts';
import type { SearchRequest } from '../schema.ts';
import * as texts from '../texts.ts';
import { ProposedExchange } from './proposed-exchange.tsx';

type AgainstMineProps = {
  found: FoundWallet;
  /** The cards that the member holds: at least one. */
  own: readonly HeldCard[];
  request: SearchRequest;
  inputs: ValuationInputs;
};

/** What to open and to close to have the wallet that was found, and what that adds to one's own cards. */
export function AgainstMine({ found, own, request: { problem }, inputs }: AgainstMineProps) {
  const mine = useMemo(() => valueWallet(problem, own), [problem, own]);
  const proposal = useMemo(
    () => proposeExchange(problem, own, mine.netCents, found.wallet, own),
    [problem, own, mine, found],
  );
  const cards = own.length === 1 ? texts.cardIs : texts.are(formatCount(own.length, texts.card));
  return (
    <section aria-label={texts.againstMine} className="grid gap-2">
      <h3 className="font-medium">{texts.againstMine}</h3>
      {proposal ? (
        <ProposedExchange
          name={texts.myCards}
          value={mine}
          proposal={proposal}
          inputs={inputs}
          isHeld
          year={problem.year}
        />
      ) : (
        <p className="bg-muted rounded-md p-3">
          {texts.yourWorthInThatYear(
            cards,
            formatWholeDollars(mine.netCents),
            problem.year === 'first',
          )}
        </p>
      )}
    </section>
  );
}
