import { Skeleton } from '@/components/ui/skeleton.tsx';
import { describeColumn } from '../describe-columns.ts';
import type { RankedCard, RankingColumn } from '../schema.ts';
import { FigureButton } from './figure-button.tsx';
import type { OpenFigure } from './ranking-ledger.tsx';

type ColumnFigureProps = {
  entry: RankedCard;
  column: RankingColumn;
  pointsOf: (systemId: number) => string;
  onOpen: (figure: OpenFigure) => void;
};

const subjects = {
  rewards: 'the rewards',
  credits: 'the credits',
  bonus: 'the sign-up bonus',
  fee: 'the annual fee',
} as const;

export function ColumnFigure({ entry, column, pointsOf, onOpen }: ColumnFigureProps) {
  const { card } = entry;
  const text = describeColumn(entry, column, pointsOf);
  if (text === null) return <Skeleton className="ml-auto h-4 w-12" />;
  if (column === 'points' || column === 'foreign') return text;
  return (
    <FigureButton
      figure={text}
      subject={
        column === 'added' ? `what ${card.name} adds` : `${subjects[column]} of ${card.name}`
      }
      onOpen={() => onOpen({ card, part: column })}
    />
  );
}
