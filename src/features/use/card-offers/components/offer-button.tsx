import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { formatCents } from '@/lib/format.ts';
import { cardOffersQuery } from '../queries.ts';
import { useOfferChanges } from '../use-offer-changes.ts';

type OfferButtonProps = {
  offerId: string;
  cardName: string;
  /** Undefined while no amount is typed. */
  amountCents: number | undefined;
};

/** Marks an offer at the counter: as added, then as used by the purchase. */
export function OfferButton({ offerId, cardName, amountCents }: OfferButtonProps) {
  const row = useQuery(cardOffersQuery()).data?.find(({ id }) => id === offerId);
  const { markAdded, markUsed } = useOfferChanges();
  if (!row) return null;
  if (!row.is_added) {
    return (
      <Button
        variant="outline"
        size="md"
        className="justify-self-start"
        aria-label={`I’ve added the offer of ${row.shop} to ${cardName}`}
        onClick={() => markAdded(row, true)}
      >
        <Plus aria-hidden />
        I’ve added the offer
      </Button>
    );
  }
  if (amountCents === undefined) return null;
  return (
    <Button
      variant="outline"
      size="md"
      className="justify-self-start"
      onClick={() => markUsed(row, amountCents)}
    >
      <Check aria-hidden />
      Mark the offer used for {formatCents(amountCents)}
    </Button>
  );
}
