import { useQuery } from '@tanstack/react-query';
import { addMonths } from '@/domain/calendar.ts';
import { describePaid } from '@/domain/card-offers/describe-card-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { today } from '../group-offers.ts';
import { cardOffersQuery } from '../tables.ts';

type OffersPaidProps = { memberCardId: string; className?: string };

export function OffersPaid({ memberCardId, className }: OffersPaidProps) {
  const { data: rows = [] } = useQuery(cardOffersQuery());
  const yearAgo = addMonths(today(), -12);
  const paid = describePaid(
    rows
      .filter(
        ({ member_card_id: id, used_on }) =>
          id === memberCardId && used_on !== null && used_on > yearAgo,
      )
      .map(toOffer),
  );
  return paid === null ? null : <span className={className}>{paid}</span>;
}
