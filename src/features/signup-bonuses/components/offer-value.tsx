import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { describeOfferAge, isAging } from '@/lib/offer-age.ts';
import { OfferWorth, type OfferWorthProps } from './offer-worth.tsx';

type OfferValueProps = Omit<OfferWorthProps, 'cost' | 'className'> & {
  /** Undefined if nothing has to be spent; null until it is known. */
  cost: OfferWorthProps['cost'] | null;
};

export function OfferValue({ cost, ...props }: OfferValueProps) {
  const { row, ageDays } = props.offer;
  if (cost === null) return <Skeleton className="ml-auto h-5 w-16" />;
  return (
    <>
      <OfferWorth {...props} cost={cost} className="font-semibold" />
      {isAging(ageDays) && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          {describeOfferAge(ageDays)}
        </span>
      )}
      {row.confidence === 'low' && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          not counted unless you ask
        </span>
      )}
      {cost && cost.costCents >= 50 && (
        <span className="text-muted-foreground block text-xs sm:whitespace-nowrap">
          {formatWholeDollars(cost.costCents)} lost elsewhere
        </span>
      )}
    </>
  );
}
