import type { Ref } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { DoubtMarks } from '@/components/doubt-marks.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { shortLabels, describeColumn } from '../describe-columns.ts';
import type { RankedCard, RankingColumn } from '../schema.ts';
import { FigureButton } from './ranking-verdict.tsx';
import type { OpenFigure } from './ranking-ledger.tsx';

type RankingRowProps = {
  ref: Ref<HTMLTableRowElement>;
  index: number;
  entry: RankedCard;
  columns: readonly RankingColumn[];
  pointsOf: (systemId: number) => string;
  isHeld: boolean;
  onOpen: (figure: OpenFigure) => void;
};

/** Return on spending before fees, in percent. */
function computeReturn({ figures }: RankedCard): number | null {
  return figures.spendCents === 0 ? null : (figures.rewardsCents / figures.spendCents) * 100;
}

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

function ColumnFigure({ entry, column, pointsOf, onOpen }: ColumnFigureProps) {
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

export function RankingRow(props: RankingRowProps) {
  const { ref, index, entry, columns, pointsOf, isHeld, onOpen } = props;
  const { card, issuer, figures } = entry;
  const rate = computeReturn(entry);
  const figure = (column: RankingColumn) => (
    <ColumnFigure entry={entry} column={column} pointsOf={pointsOf} onOpen={onOpen} />
  );
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2} className="border-b">
      <td className="text-muted-foreground hidden px-3 text-right text-sm sm:table-cell">
        {index + 1}
      </td>
      <td className="w-full max-w-0 px-3 py-2.5 md:min-w-52">
        <CardIdentity card={card} issuer={issuer}>
          {isHeld && <Badge tone="primary">Mine</Badge>}
          {card.is_business && <Badge>Business</Badge>}
          {!card.opened_to_new && <Badge>Closed to new</Badge>}
          <DoubtMarks {...entry} card={card.name} />
          {entry.isBonusRefused && !isHeld && <Badge>No bonus today</Badge>}
          {!isHeld && <ListedNeeds card={card} />}
        </CardIdentity>
        {columns.length > 0 && (
          <dl className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] gap-1 pt-1.5 text-sm md:hidden">
            {columns.map((column) => (
              <div key={column} className={column === 'points' ? 'col-span-full' : 'min-w-0'}>
                <dt className="text-muted-foreground text-xs">{shortLabels[column]}</dt>
                <dd>{figure(column)}</dd>
              </div>
            ))}
          </dl>
        )}
      </td>
      <td className="px-3 text-right align-top whitespace-nowrap max-md:pt-2 md:align-middle">
        <FigureButton
          figure={formatWholeDollars(figures.netCents)}
          subject={`the net value of ${card.name}`}
          onOpen={() => onOpen({ card, part: 'net' })}
          className="font-semibold"
        />
        {rate !== null && (
          <span className="text-muted-foreground block text-xs">
            {formatPercent(Math.round(rate * 100) / 100)} back
          </span>
        )}
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={
            column === 'points'
              ? 'hidden px-3 text-sm md:table-cell'
              : 'hidden px-3 text-right whitespace-nowrap md:table-cell'
          }
        >
          {figure(column)}
        </td>
      ))}
    </tr>
  );
}
