import { cn } from '@/lib/class-names.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { CardRankingSearch, RankedCard } from '../schema.ts';
import type { OpenFigure } from './ranking-ledger.tsx';

type BestRanked = {
  readonly first: RankedCard;
  /** Runner-up; null if there is none. */
  readonly second: RankedCard | null;
  /** Listed cards with a higher value that the member lacks something for. */
  readonly ahead: readonly RankedCard[];
  readonly count: number;
};

/**
 * Finds the card with the highest value alone, in any sort order, and the runner-up; null if there is none. Only
 * considers cards that the member has or could get today, without uncertain facts, because a sentence has no room for
 * marks.
 */
export function findBestRanked(
  ranking: readonly RankedCard[],
  heldIds: ReadonlySet<number>,
): BestRanked | null {
  const had = ranking.filter(
    ({ card, obstacle, isUncertain }) =>
      !isUncertain && (obstacle === null || heldIds.has(card.id)),
  );
  const byNet = (a: RankedCard, b: RankedCard) => b.figures.netCents - a.figures.netCents;
  const [first, second] = had.toSorted(byNet);
  if (!first) return null;
  const ahead = ranking.filter(
    (entry) =>
      (entry.obstacle?.kind === 'requirement' || entry.obstacle?.kind === 'credit') &&
      !had.includes(entry) &&
      byNet(first, entry) > 0,
  );
  return { first, second: second ?? null, ahead: ahead.toSorted(byNet), count: had.length };
}

/** Why the first rows are not the ones that are named: ` A and B rank higher, but …`; empty if they are. */
export function describeAhead(ahead: readonly RankedCard[]): string {
  const [first, second] = ahead;
  if (!first) return '';
  const rest = ahead.length - 1;
  const others = rest > 1 || !second ? formatCount(rest, 'other') : second.card.name;
  const names = rest === 0 ? first.card.name : `${first.card.name} and ${others}`;
  return ` ${names} ${rest === 0 ? 'ranks' : 'rank'} higher, but you’d need something first, such as a membership.`;
}

type FigureButtonProps = {
  figure: string;
  /** The figure in words, for example "the net value of Citi Double Cash". */
  subject: string;
  onOpen: () => void;
  className?: string;
};

/** A figure that opens to its lines in a dialog it shares with others: a dialog each would slow a long table. */
export function FigureButton({ figure, subject, onOpen, className }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${figure}, see the math: ${subject}`}
      onClick={onOpen}
      className={cn(
        'touch-area decoration-muted-foreground/60 hover:decoration-primary min-h-8 rounded-sm underline decoration-dotted underline-offset-4',
        className,
      )}
    >
      {figure}
    </button>
  );
}

type RankingVerdictProps = {
  best: BestRanked;
  year: CardRankingSearch['year'];
  onOpen: (figure: OpenFigure) => void;
};

export function RankingVerdict({ best: { first }, year, onOpen }: RankingVerdictProps) {
  const { card, figures } = first;
  if (figures.netCents < 50) return <>No card you can get is worth more than it costs you.</>;
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
