import { Link } from '@tanstack/react-router';
import { cn } from '@/lib/class-names.ts';
import type { FanEnd } from '../draw-transfers.ts';

type TransferFanProps = {
  title: string;
  hub: string;
  ends: readonly FanEnd[];
  /** Direction of the points, seen from the hub. */
  direction: 'out' | 'in';
  /** Systems whose points the member's cards earn: their paths stand out, and come first. */
  mine?: ReadonlySet<string>;
};

const rowHeight = 44;
const width = 120;

export function TransferFan(props: TransferFanProps) {
  const { title, hub, direction, mine } = props;
  const isMine = ({ slug }: FanEnd) => mine?.has(slug) === true;
  const hasMine = props.ends.some(isMine);
  const ends = hasMine
    ? props.ends.toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)))
    : props.ends;
  const height = ends.length * rowHeight;
  const middle = height / 2;
  return (
    <figure className="min-w-0">
      <figcaption className="pb-2 text-sm font-medium">{title}</figcaption>
      <div className={cn('flex items-stretch', direction === 'in' && 'flex-row-reverse')}>
        <div className="flex w-20 shrink-0 items-center sm:w-36">
          <p className="bg-primary-soft w-full rounded-md border px-2 py-2 text-center text-sm font-semibold">
            {hub}
          </p>
        </div>
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className={cn(
            'w-8 shrink-0 sm:w-auto sm:max-w-56 sm:min-w-16 sm:flex-1',
            direction === 'in' && '-scale-x-100',
          )}
          style={{ height }}
        >
          {ends.map((end, index) => {
            const y = index * rowHeight + rowHeight / 2;
            const isStrong = hasMine ? isMine(end) : end.isGain;
            return (
              <path
                key={end.slug}
                d={`M0 ${middle} C${width / 2} ${middle} ${width / 2} ${y} ${width} ${y}`}
                fill="none"
                vectorEffect="non-scaling-stroke"
                strokeWidth={isStrong ? 2.5 : 1.25}
                strokeDasharray={end.hasBonus ? '6 4' : undefined}
                className={isStrong ? 'stroke-primary' : 'stroke-input'}
              />
            );
          })}
        </svg>
        <ul className="min-w-0 flex-1">
          {ends.map((end) => (
            <li key={end.slug} style={{ height: rowHeight }} className="flex items-center">
              <Link
                to="/app/point-systems/$id"
                params={{ id: end.slug }}
                className={cn(
                  'hover:bg-accent flex h-10 w-full min-w-0 items-center justify-between gap-2 rounded-md border px-2',
                  isMine(end) ? 'bg-primary-soft border-primary' : 'bg-card',
                )}
              >
                <span className="min-w-0 truncate text-sm font-medium">
                  {end.name}
                  {isMine(end) && <span className="sr-only"> (mine)</span>}
                </span>
                <span className="shrink-0 text-right text-xs leading-4">
                  <span className="block">{end.ratio}</span>
                  <span
                    className={cn(
                      'block',
                      end.isGain ? 'text-positive font-medium' : 'text-muted-foreground',
                    )}
                  >
                    {end.worth}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}
