import { useId, useMemo, useState } from 'react';
import { CardRoster } from '@/components/card-roster.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { FoundWallet } from '@/domain/rewards/search/find-best-wallet.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { SearchRequest } from '../schema.ts';
import { Assumptions } from './assumptions.tsx';
import type { ExpectedQuarters } from './assumptions.tsx';
import { OpeningOrder } from './opening-order.tsx';

type FoundWalletItemProps = {
  title: string;
  found: FoundWallet;
  request: SearchRequest;
  inputs: ValuationInputs;
  quarters?: ExpectedQuarters | undefined;
  /** Absent if a wallet cannot be kept, and while the search may still find a better one. */
  onSave: ((found: FoundWallet) => void) | undefined;
};

function Ledger({
  found,
  request,
  inputs,
}: Pick<FoundWalletItemProps, 'found' | 'request' | 'inputs'>) {
  const { lines } = valueWallet(request.problem, found.wallet);
  return <LedgerLines lines={lines} names={inputs.names} showCards />;
}

export function FoundWalletItem(props: FoundWalletItemProps) {
  const { title, found, request, inputs, quarters, onSave } = props;
  const [isOpen, setOpen] = useState(false);
  const assumptionsId = useId();
  const opened = useMemo(
    () =>
      found.wallet.map(({ card }) => card).filter((slug) => !request.problem.held.includes(slug)),
    [found, request],
  );
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  return (
    <div className="rounded-md border">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b px-3 py-2">
        <LedgerDialog figure={title} title="Net value of this wallet" className="font-semibold">
          <Ledger found={found} request={request} inputs={inputs} />
        </LedgerDialog>
        <div className="flex flex-wrap gap-2">
          <Button
            size="md"
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={assumptionsId}
            onClick={() => setOpen(!isOpen)}
          >
            Assumptions
          </Button>
          {onSave && (
            <Button size="md" variant="outline" onClick={() => onSave(found)}>
              Save as a wallet
            </Button>
          )}
        </div>
      </div>
      <CardRoster
        cards={found.wallet.map(({ id, card: slug }) => {
          const card = inputs.cardRowOf(slug);
          return {
            id,
            card,
            issuer: issuers.get(card.company_id) ?? '',
            isHeld: request.problem.held.includes(slug),
          };
        })}
        className="grid gap-x-4 gap-y-3 p-3 sm:grid-cols-2 lg:grid-cols-3"
      />
      {request.problem.year === 'first' && <OpeningOrder cards={opened} inputs={inputs} />}
      <div id={assumptionsId} className="border-t p-3 empty:hidden">
        {isOpen && (
          <Assumptions
            inputs={inputs}
            problem={request.problem}
            wallet={found.wallet}
            quarters={quarters}
          />
        )}
      </div>
    </div>
  );
}
