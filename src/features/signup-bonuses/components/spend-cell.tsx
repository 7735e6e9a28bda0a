import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { Offer } from '../to-offers.ts';

type SpendCellProps = { offer: Offer; hasSpending: boolean };

export function SpendCell({ offer, hasSpending }: SpendCellProps) {
  if (offer.spendCents === 0) return <>any purchase</>;
  return (
    <ul className="grid gap-1.5 max-sm:gap-0">
      {offer.reach.tiers.map((reach, index) => (
        <li key={index} className="text-sm">
          <span className="whitespace-nowrap">
            <span className="text-foreground text-base">{formatCents(reach.tier.spendCents)}</span>{' '}
            in {formatCount(reach.tier.windowDays, 'day')}
          </span>
          {hasSpending && (
            <span className="block">
              {reach.kind === 'reached' ? (
                <span className="text-positive inline-flex items-center gap-1 whitespace-nowrap">
                  <CircleCheck aria-hidden className="size-4" /> by {formatDate(reach.reachedOn)}
                </span>
              ) : (
                <span className="text-caution inline-flex items-center gap-1">
                  <CircleAlert aria-hidden className="size-4 shrink-0" />
                  {formatWholeDollars(reach.missingCents)} short of it
                </span>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
