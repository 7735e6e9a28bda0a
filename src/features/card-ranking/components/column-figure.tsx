import { Skeleton } from '@/components/ui/skeleton.tsx';
import { describeColumn } from '../describe-columns.ts';
import type { RankedCard, RankingColumn } from '../schema.ts';
import * as texts from '../texts.ts';
import { FigureButton } from './figure-button.tsx';
import type { OpenFigure } from './ranking-ledger.tsx';

type ColumnFigureProps = {
  entry: RankedCard;
  column: RankingColumn;
  pointsOf: (systemId: number) => string;
  onOpen: (figure: OpenFigure) => void;
};

const subjects = {
  rewards: texts.theRewards,
  credits: texts.theCredits,
  bonus: texts.theSignUpBonus,
  fee: texts.theAnnualFee,
} as const;

/** What a column says of a card: a figure opens to its lines, a fact stands as it is. */
export function ColumnFigure({ entry, column, pointsOf, onOpen }: ColumnFigureProps) {
  const { card } = entry;
  const text = describeColumn(entry, column, pointsOf);
  if (text === null) return <Skeleton className="ml-auto h-4 w-12" />;
  if (column === 'points' || column === 'foreign') return text;
  return (
    <FigureButton
      figure={text}
      subject={
        column === 'added' ? texts.whatAdds(card.name) : texts.ofWord(subjects[column], card.name)
      }
      onOpen={() => {
        onOpen({ card, part: column });
      }}
    />
  );
}
