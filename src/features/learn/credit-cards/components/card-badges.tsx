import { Badge } from '@/components/ui/badge.tsx';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';

type CardBadgesProps = {
  card: Pick<CreditCardSummary, 'is_business' | 'is_charge_card' | 'opened_to_new'>;
};

export function CardBadges({ card }: CardBadgesProps) {
  if (!card.is_business && !card.is_charge_card && card.opened_to_new) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {card.is_business && <Badge>Business</Badge>}
      {card.is_charge_card && <Badge>Charge card</Badge>}
      {!card.opened_to_new && <Badge tone="caution">Closed to new applicants</Badge>}
    </span>
  );
}
