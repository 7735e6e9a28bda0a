import { useQuery } from '@tanstack/react-query';
import { addMonths } from '@/domain/calendar.ts';
import { describePaid, describeStillOn } from '@/domain/card-offers/describe-card-offer.ts';
import { toOffer } from '@/domain/card-offers/read-columns.ts';
import { today } from '../group-offers.ts';
import { cardOffersQuery } from '../tables.ts';

type OffersPaidProps = {
  memberCardId: string;
  className?: string;
  /** Tells as well what can still be used. */
  isClosing?: boolean;
};

export function OffersPaid({ memberCardId, className, isClosing = false }: OffersPaidProps) {
  const { data: rows = [] } = useQuery(cardOffersQuery());
  const yearAgo = addMonths(today(), -12);
  const own = rows.filter(({ member_card_id }) => member_card_id === memberCardId);
  const paid = describePaid(
    own.filter(({ used_on }) => used_on !== null && used_on > yearAgo).map(toOffer),
  );
  const left = isClosing ? describeStillOn(own.map(toOffer), today()) : null;
  const lines = [paid, left === null ? null : `Before you close it: ${left}.`];
  const said = lines.filter((line) => line !== null).join(' ');
  return said === '' ? null : <span className={className}>{said}</span>;
}
