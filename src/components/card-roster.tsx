import { CardIdentity } from '@/components/card-identity.tsx';
import { formatAnnualFee } from '@/lib/format.ts';

type CardRosterProps = {
  cards: readonly {
    readonly id: string;
    readonly card: {
      readonly name: string;
      readonly annual_fee_cents: number;
      readonly art_primary_hex: string;
      readonly art_secondary_hex: string;
    };
    readonly issuer: string;
  }[];
  className?: string;
};

/** The cards of a set, each with its fee. */
export function CardRoster({ cards, className }: CardRosterProps) {
  return (
    <ul className={className}>
      {cards.map(({ id, card, issuer }) => (
        <li key={id}>
          <CardIdentity card={card} issuer={issuer}>
            <span>{formatAnnualFee(card.annual_fee_cents)}</span>
          </CardIdentity>
        </li>
      ))}
    </ul>
  );
}
