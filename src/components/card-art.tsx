import { type CardFacts, computeCardFace } from '@/lib/card-face.ts';
import { CardCanvas } from './card-canvas.tsx';

type CardArtProps = {
  card: CardFacts;
  issuer: string;
  /** Beside an answer, and not in a row. */
  isFine?: boolean;
  className?: string;
};

/** The face of a card: drawn from what is known of it, never a copied image. */
export function CardArt({ card, issuer, isFine, className = 'w-16' }: CardArtProps) {
  return <CardCanvas face={computeCardFace(card, issuer)} isFine={isFine} className={className} />;
}
