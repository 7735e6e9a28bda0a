import { CardIdentity } from '@/components/card-identity.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import { formatAnnualFee } from '@/lib/format.ts';

type CardRosterProps = {
  cards: readonly {
    readonly id: string;
    readonly card: CardFacts & {
      readonly annual_fee_cents: number;
      readonly is_business: boolean;
      readonly opened_to_new: boolean;
      readonly credit_needed: string | null;
      readonly credit_card_requirements: readonly { readonly requirement_id: number }[];
    };
    readonly issuer: string;
    /** True if the member holds the card and so meets its requirements. */
    readonly isHeld: boolean;
  }[];
  className?: string;
};

export function CardRoster({ cards, className }: CardRosterProps) {
  return (
    <ul className={className}>
      {cards.map(({ id, card, issuer, isHeld }) => (
        <li key={id}>
          <CardIdentity card={card} issuer={issuer}>
            <span>{formatAnnualFee(card.annual_fee_cents)}</span>
            {card.is_business && <Badge>Business</Badge>}
            {!card.opened_to_new && <Badge>Closed to new</Badge>}
            {isHeld ? <Badge tone="primary">Mine</Badge> : <ListedNeeds card={card} />}
          </CardIdentity>
        </li>
      ))}
    </ul>
  );
}
