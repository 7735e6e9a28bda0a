import { Link } from '@tanstack/react-router';
import { calendarDate } from '@/domain/calendar.ts';
import { formatDay } from '@/domain/format.ts';
import { nextPaymentDue } from '@/domain/schedule/payment-due.ts';
import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { OwnCardBadge } from '@/components/own-card-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { annualFeeOf, feeMonthOf, monthNames } from '../read-annual-fee.ts';
import type { HeldEntry, HeldWallet, Holding } from '../schema.ts';
import { nameOf } from '../list-entries.ts';
import { type CautionsOn, KeepVerdict } from './keep-verdict.tsx';
import { MemberCardMenu } from './member-card-menu.tsx';

function describeDays({ memberCard }: Holding): string {
  const { status, applied_on, opened_on, closed_on } = memberCard;
  switch (status) {
    case 'held':
      return opened_on ? `Opened ${formatDate(opened_on)}` : 'Opening day unknown';
    case 'closed':
      return closed_on ? `Closed ${formatDate(closed_on)}` : 'Closing day unknown';
    case 'authorized_user':
      return opened_on ? `Added ${formatDate(opened_on)}` : 'Day you were added unknown';
    case 'rejected':
      return applied_on ? `Applied ${formatDate(applied_on)}` : 'Day of the application unknown';
    case 'wish_list':
      return '';
  }
}

function MemberCardDays({ entry }: { entry: Holding }) {
  const { memberCard, card } = entry;
  const fee = annualFeeOf(memberCard, card);
  const month = feeMonthOf(memberCard);
  const isOwn = fee !== card.annual_fee_cents;
  const days = describeDays(entry);
  const due = nextPaymentDue({ dueDay: memberCard.due_day }, calendarDate(getToday()));
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 text-sm sm:grid sm:gap-x-0">
      <span className="flex flex-wrap items-center gap-x-2">
        {formatAnnualFee(fee)}
        {isOwn && <Badge tone="outline">own fee</Badge>}
      </span>
      {days !== '' && <span className="text-muted-foreground">{days}</span>}
      {memberCard.status === 'held' && fee > 0 && month !== null && (
        <span className="text-muted-foreground">fee in {monthNames[month - 1]}</span>
      )}
      {memberCard.status === 'held' && due !== null && (
        <span className="text-muted-foreground">next due {formatDay(due)}</span>
      )}
      {memberCard.bonus_posted_on !== null && (
        <span className="text-muted-foreground">
          bonus {formatDate(memberCard.bonus_posted_on)}
        </span>
      )}
    </div>
  );
}

type MemberCardItemProps = {
  entry: HeldEntry;
  wallet: HeldWallet;
  inputs: ValuationInputs;
  issuer: string;
  /** The card's owner, if not the member. */
  owner: string | undefined;
  cautionsOn: CautionsOn;
  onEdit: (entry: HeldEntry) => void;
};

export function MemberCardItem(props: MemberCardItemProps) {
  const { entry, wallet, inputs, issuer, owner, cautionsOn, onEdit } = props;
  const { memberCard, card, value } = entry;
  const former = inputs.rows.cards.find(({ id }) => id === memberCard.changed_from_credit_card_id);
  const title = (
    <Link
      to="/app/credit-cards/$id"
      params={{ id: card.slug }}
      className="underline-offset-4 hover:underline"
    >
      {nameOf(entry)}
    </Link>
  );
  return (
    <li className="relative grid items-center gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_10rem_7rem_9rem_2.5rem]">
      <CardIdentity card={card} issuer={issuer} title={title} className="pr-10 sm:pr-0">
        {owner !== undefined && <Badge tone="outline">{owner}</Badge>}
        <OwnCardBadge card={card} />
        {memberCard.nickname !== null && <span translate="no">{card.name}</span>}
        {memberCard.status === 'closed' && <Badge>Closed</Badge>}
        {memberCard.status === 'authorized_user' && <Badge>Authorized user</Badge>}
        {memberCard.status === 'rejected' && <Badge>Denied</Badge>}
        {former && (
          <span className="basis-full">
            Changed from {former.name}
            {memberCard.product_changed_on !== null &&
              ` on ${formatDate(memberCard.product_changed_on)}`}
          </span>
        )}
        {memberCard.status === 'wish_list' && <Badge tone="primary">Wish list</Badge>}
      </CardIdentity>
      <MemberCardDays entry={entry} />
      {value && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm sm:justify-end">
          <span className="text-muted-foreground sm:hidden">Brings a year</span>
          <LedgerDialog
            figure={formatWholeDollars(value.netCents)}
            title={`What ${nameOf(entry)} earns in your wallet`}
            description="What this card earns when your spending is divided the best way."
            className="text-base"
          >
            <LedgerLines
              lines={wallet.value.lines.filter((line) => line.id === memberCard.id)}
              names={inputs.names}
            />
          </LedgerDialog>
        </div>
      )}
      <div className="sm:col-start-4 sm:justify-self-end">
        <KeepVerdict entry={entry} wallet={wallet} cautionsOn={cautionsOn} />
      </div>
      <div className="absolute top-2 right-0 sm:static sm:col-start-5">
        <MemberCardMenu entry={entry} rows={inputs.rows} onEdit={onEdit} />
      </div>
      {memberCard.notes !== null && (
        <p className="text-muted-foreground text-sm break-words whitespace-pre-line sm:col-span-full sm:pl-15">
          {memberCard.notes}
        </p>
      )}
    </li>
  );
}
