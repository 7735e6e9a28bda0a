import { formatWholeDollars } from '@/lib/format.ts';
import { listLeaders } from '../describe-leaders.ts';
import type { Curves } from '../schema.ts';

/** The chart in words: the best line in each range, and every break-even point. */
export function BreakEvenList({ curves }: { curves: Curves }) {
  const names = new Map(curves.question.lines.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  if (curves.question.lines.length < 2) {
    return (
      <p className="text-muted-foreground">
        Add a card or a wallet to see at what spending it’s the better one.
      </p>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section aria-labelledby="chart-leaders">
        <h2 id="chart-leaders" className="pb-1 text-lg font-semibold">
          Best for you
        </h2>
        <ul className="grid gap-1">
          {listLeaders(curves).map(({ fromCents, toCents, best }) => (
            <li key={fromCents}>
              <span className="text-muted-foreground">
                {formatWholeDollars(fromCents)} to {formatWholeDollars(toCents)}:
              </span>{' '}
              <span className="font-medium">{best.map(nameOf).join(' and ')}</span>
              {best.length > 1 && ' alike'}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="chart-break-evens">
        <h2 id="chart-break-evens" className="pb-1 text-lg font-semibold">
          Break-even points
        </h2>
        {curves.breakEvens.length === 0 ? (
          <p className="text-muted-foreground">None: no line overtakes another at these amounts.</p>
        ) : (
          <ol className="list-decimal pl-5">
            {curves.breakEvens.map((point) => (
              <li key={`${point.above} ${point.below} ${point.spendCents}`}>
                From {formatWholeDollars(point.spendCents)}: {nameOf(point.above)} ahead of{' '}
                {nameOf(point.below)}
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
