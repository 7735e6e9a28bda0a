import { formatWholeDollars } from '@/lib/format.ts';
import type { CardRankingSearch } from '../schema.ts';
import type { BestRanked } from '../find-best-ranked.ts';
import { FigureButton } from './figure-button.tsx';
import type { OpenFigure } from './ranking-ledger.tsx';

type RankingVerdictProps = {
  best: BestRanked;
  year: CardRankingSearch['year'];
  onOpen: (figure: OpenFigure) => void;
};

export function RankingVerdict({ best: { first }, year, onOpen }: RankingVerdictProps) {
  const { card, figures } = first;
  if (figures.netCents < 50) return <>No card you can get brings more than it costs you.</>;
  return (
    <>
      {card.name} alone lets you keep{' '}
      <FigureButton
        figure={formatWholeDollars(figures.netCents)}
        subject="the value of the best card"
        onOpen={() => onOpen({ card, part: 'net' })}
      />{' '}
      {year === 'first' ? 'in its first year' : 'a year'}.
    </>
  );
}
