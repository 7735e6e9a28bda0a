import { Check, Minus, Plus } from 'lucide-react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { Proposal } from '../choose-exchange.ts';
import { BeforeAndAfter } from './before-and-after.tsx';

type ProposedExchangeProps = {
  name: string;
  value: Pick<WalletValue, 'netCents'>;
  proposal: Proposal;
  inputs: ValuationInputs;
};

const kinds = [
  { kind: 'joins', title: 'Comes in', icon: <Plus aria-hidden className="text-positive" /> },
  { kind: 'leaves', title: 'Goes out', icon: <Minus aria-hidden className="text-destructive" /> },
  { kind: 'stays', title: 'Stays', icon: <Check aria-hidden className="text-muted-foreground" /> },
] as const;

/** The exchange of cards in a wallet that is only planned. */
export function ProposedExchange({ name, value, proposal, inputs }: ProposedExchangeProps) {
  const issuers = new Map(inputs.rows.companies.map(({ id, name: issuer }) => [id, issuer]));
  return (
    <div className="grid gap-3 rounded-md border p-3">
      <p className="text-lg">
        <LedgerDialog
          figure={`+${formatWholeDollars(shownDifference(proposal.afterValue.netCents, value.netCents))}`}
          title={`What the switch adds to ${name}`}
          description="Net value in a typical year, with the switch and without it."
          className="text-positive font-semibold"
        >
          <BeforeAndAfter afterCents={proposal.afterValue.netCents} beforeCents={value.netCents} />
          <LedgerLines lines={proposal.afterValue.lines} names={inputs.names} showCards />
        </LedgerDialog>{' '}
        a year: {formatWholeDollars(proposal.afterValue.netCents)} instead of{' '}
        {formatWholeDollars(value.netCents)}.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {kinds
          .filter(({ kind }) => proposal[kind].length > 0)
          .map(({ kind, title, icon }) => (
            <section key={kind} aria-label={title} className="grid content-start gap-2">
              <h3 className="text-sm font-medium">{title}</h3>
              <ul className="grid gap-2">
                {proposal[kind].map((held) => {
                  const card = inputs.cardRowOf(held.card);
                  return (
                    <li
                      key={held.id}
                      className="flex items-center gap-2 [&>svg]:size-4 [&>svg]:shrink-0"
                    >
                      {icon}
                      <CardIdentity card={card} issuer={issuers.get(card.company_id) ?? ''}>
                        <span>{formatAnnualFee(card.annual_fee_cents)}</span>
                      </CardIdentity>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
      </div>
    </div>
  );
}
