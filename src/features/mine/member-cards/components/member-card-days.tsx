import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import { annualFeeOf, feeMonthOf, monthNames } from '../read-annual-fee.ts';
import type { Holding } from '../schema.ts';

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

export function MemberCardDays({ entry }: { entry: Holding }) {
  const { memberCard, card } = entry;
  const fee = annualFeeOf(memberCard, card);
  const month = feeMonthOf(memberCard);
  const isOwn = fee !== card.annual_fee_cents;
  const days = describeDays(entry);
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
      {memberCard.bonus_posted_on !== null && (
        <span className="text-muted-foreground">
          bonus {formatDate(memberCard.bonus_posted_on)}
        </span>
      )}
    </div>
  );
}
