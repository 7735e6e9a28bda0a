import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { SNAP_COLUMN } from '@/components/comparison/column-snap.ts';
import { CardArt } from '@/components/card-art.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CardRow } from '@/features/catalog/schema.ts';

type CardColumnHeadProps = {
  card: CardRow;
  issuer: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the column right by this many places. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function CardColumnHead(props: CardColumnHeadProps) {
  const { card, issuer, isFirst, isLast, onMove, onRemove } = props;
  return (
    <th scope="col" className={`min-w-36 p-3 text-left align-top font-normal ${SNAP_COLUMN}`}>
      <CardArt card={card} issuer={issuer} isMiddle className="w-20" />
      <span className="mt-2 block leading-5 font-semibold">{card.name}</span>
      <span className="text-muted-foreground block text-sm">{issuer}</span>
      <span className="mt-1 -ml-2 flex">
        <Button
          variant="ghost"
          size="icon-sm"
          disabled={isFirst}
          aria-label={`Move ${card.name} left`}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          disabled={isLast}
          aria-label={`Move ${card.name} right`}
          onClick={() => onMove(1)}
        >
          <ChevronRight aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove ${card.name}`}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      </span>
    </th>
  );
}
