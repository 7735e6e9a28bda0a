import { Badge } from '@/components/ui/badge.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { addedCentsOf, type CardFigures } from '../create-card-figures.ts';
import { AddedFigure } from './added-figure.tsx';

type AddedValueProps = { name: string; figures: CardFigures };

export function AddedValue({ name, figures }: AddedValueProps) {
  const cents = addedCentsOf(figures);
  const figure = `${cents >= 50 ? '+' : ''}${formatWholeDollars(cents)}`;
  return (
    <>
      <AddedFigure figure={figure} name={name} figures={figures} />
      {figures.isHeld && (
        <Badge tone="primary" className="ml-2 align-middle">
          held
        </Badge>
      )}
    </>
  );
}
