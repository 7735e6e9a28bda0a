import { type CardFacts, computeCardFace } from '@/domain/card-face.ts';
import { cn } from '@/lib/class-names.ts';
import { CardCanvas } from './card-canvas.tsx';

type CardArtProps = {
  card: CardFacts;
  issuer: string;
  /** For cards at least 72 px wide: adds a finer engraving and the network's initial. */
  isMiddle?: boolean;
  className?: string;
};

/** The face of a card: drawn from its facts, never a copied image. */
export function CardArt({ card, issuer, isMiddle = false, className }: CardArtProps) {
  const face = computeCardFace(card, issuer);
  const level = isMiddle ? 'middle' : 'small';
  return <CardCanvas face={face} level={level} className={cn('w-16', className)} />;
}
