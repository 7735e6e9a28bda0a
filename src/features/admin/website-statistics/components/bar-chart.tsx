import { formatNumber } from '@/lib/format.ts';
import type { Span } from '../sum-figures.ts';

type BarChartProps = {
  label: string;
  spans: readonly Span[];
  nameSpan: (span: Span) => string;
  nameCount: (count: number | null) => string;
};

/** Counts over time as bars; a table for screen readers says the same. */
export function BarChart({ label, spans, nameSpan, nameCount }: BarChartProps) {
  const top = Math.max(5, ...spans.map(({ count }) => count ?? 0));
  const [first, last] = [spans[0], spans.at(-1)];
  return (
    <figure className="grid gap-1">
      <div aria-hidden className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div className="text-muted-foreground flex flex-col justify-between text-right text-xs">
          <span>{formatNumber(top)}</span>
          <span>0</span>
        </div>
        <div className="border-input flex h-40 items-end gap-px border-b">
          {spans.map((span) => (
            <div
              key={span.from}
              title={`${nameSpan(span)}: ${nameCount(span.count)}`}
              className="hover:bg-accent flex h-full min-w-0 flex-1 items-end"
            >
              <div
                className={
                  span.count === null
                    ? 'bg-input w-full rounded-t-sm'
                    : 'bg-primary w-full rounded-t-sm'
                }
                style={{ height: span.count === null ? '3%' : `${(100 * span.count) / top}%` }}
              />
            </div>
          ))}
        </div>
        <span />
        <div className="text-muted-foreground flex justify-between pt-1 text-xs">
          <span>{first && nameSpan(first)}</span>
          <span>{last && nameSpan(last)}</span>
        </div>
      </div>
      <table className="sr-only">
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody>
          {spans.map((span) => (
            <tr key={span.from}>
              <th scope="row">{nameSpan(span)}</th>
              <td>{nameCount(span.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
