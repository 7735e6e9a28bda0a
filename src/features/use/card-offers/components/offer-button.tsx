import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { CardOfferRow } from '../schema.ts';
import { useOfferChanges } from '../use-offer-changes.ts';

type OfferButtonProps = { row: CardOfferRow; cardName: string };

/** Marks an offer at the counter as added to its card. */
export function OfferButton({ row, cardName }: OfferButtonProps) {
  const { markAdded } = useOfferChanges();
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
