import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { feeMonthOf, monthNames } from '../fee-month.ts';
import type { HeldEntry, HeldWallet } from '../held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import { KeepVerdict } from './keep-verdict.tsx';
import { MemberCardMenu } from './member-card-menu.tsx';

type MemberCardItemProps = {
  entry: HeldEntry;
  wallet: HeldWallet;
  inputs: ValuationInputs;
  issuer: string;
};

function Dates({ entry }: { entry: HeldEntry }) {
  const { opened_on, closed_on } = entry.memberCard;
  if (entry.memberCard.status === 'closed') {
    return <>{closed_on ? `Closed ${formatDate(closed_on)}` : 'Closed'}</>;
  }
  return <>{opened_on ? `Opened ${formatDate(opened_on)}` : 'Opening day unknown'}</>;
}

export function MemberCardItem({ entry, wallet, inputs, issuer }: MemberCardItemProps) {
  const { memberCard, card, value } = entry;
  const feeMonth = feeMonthOf(memberCard);
  const isWished = memberCard.status === 'wish_list';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-3 py-3 sm:grid-cols-[minmax(0,1fr)_11rem_6rem_9rem_auto]">
      <CardIdentity card={card} issuer={issuer} title={nameOf(entry)}>
        {memberCard.nickname !== null && <span>{card.name}</span>}
        {memberCard.status === 'closed' && <Badge>Closed</Badge>}
        {isWished && <Badge tone="primary">Wish list</Badge>}
        {memberCard.notes !== null && <Badge tone="outline">Note</Badge>}
      </CardIdentity>
      <div className="order-last col-span-2 flex flex-wrap gap-x-4 text-sm sm:order-none sm:col-span-1 sm:grid">
        <span>{formatAnnualFee(card.annual_fee_cents)}</span>
        <span className="text-muted-foreground">
          {isWished ? '' : <Dates entry={entry} />}
          {memberCard.status === 'held' && card.annual_fee_cents > 0 && feeMonth !== null && (
            <span className="block">fee in {monthNames[feeMonth - 1]}</span>
          )}
        </span>
      </div>
      <div className="order-last grid text-sm sm:order-none sm:justify-items-end">
        {value && (
          <>
            <LedgerDialog
              figure={formatWholeDollars(value.netCents)}
              title={`Part of ${nameOf(entry)} in the wallet`}
              description="What is earned on this card while your spending is divided the best way."
              className="text-base"
            >
              <LedgerLines
                lines={wallet.value.lines.filter((line) => line.id === memberCard.id)}
                names={inputs.names}
              />
            </LedgerDialog>
            <span className="text-muted-foreground">earned on it</span>
          </>
        )}
      </div>
      <div className="order-last sm:order-none">
        <KeepVerdict entry={entry} wallet={wallet} />
      </div>
      <MemberCardMenu entry={entry} />
    </li>
  );
}
