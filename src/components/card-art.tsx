import { type CardFacts, computeCardFace } from '@/lib/card-face.ts';
import { CardCanvas } from './card-canvas.tsx';

type CardArtProps = {
  card: CardFacts;
  issuer: string;
  /** For cards at least 72 px wide: with a finer engraving, and the initial of its network. */
  isMiddle?: boolean;
  className?: string;
};

/** The face of a card: drawn from what is known of it, never a copied image. */
export function CardArt({ card, issuer, isMiddle = false, className = 'w-16' }: CardArtProps) {
  const face = computeCardFace(card, issuer);
  return <CardCanvas face={face} level={isMiddle ? 'middle' : 'small'} className={className} />;
}
