import { CardPlate } from '@/components/card-plate.tsx';
import type { CardFacts } from '@/domain/card-face.ts';
import { formatNetwork } from '@/lib/card-terms.ts';
import { cn } from '@/lib/class-names.ts';

type WalletStackProps = {
  /** The last one is in front. */
  cards: readonly { readonly id: string; readonly card: CardFacts; readonly issuer: string }[];
  className?: string;
};

/** More of them would be a ladder. */
const mostShown = 6;

/** A wallet's cards, stacked with each name on its visible edge. A list beside it has the same in words. */
export function WalletStack({ cards, className }: WalletStackProps) {
  const shown = cards.slice(0, mostShown);
  const more = cards.length - shown.length;
  return (
    <div aria-hidden className={cn('select-none', className)}>
      {shown.map(({ id, card, issuer }, index) => (
        <CardPlate
          key={id}
          card={card}
          issuer={issuer}
          network={formatNetwork(card.network)}
          isCovered={index < shown.length - 1}
          // A card is 320 wide and 202 high; 52 of its height shows.
          className={cn('relative block w-full', index > 0 && '-mt-[46.875%]')}
        />
      ))}
      {more > 0 && <p className="text-muted-foreground pt-1.5 text-sm">and {more} more</p>}
    </div>
  );
}
