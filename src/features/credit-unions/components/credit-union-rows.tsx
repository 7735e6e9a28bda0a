import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { CreditUnion } from '../schema.ts';

type CreditUnionRowsProps = {
  rows: readonly CreditUnion[];
  /** All that match; rows not read yet keep their place in the scroll bar. */
  total: number;
  isStale: boolean;
  onNeedMore: () => void;
};

const rowHeight = 64;
/** How many rows before its end the next page is asked for. */
const readAhead = 40;

/** A list as long as all that match, of which only the rows in sight exist. */
export function CreditUnionRows({ rows, total, isStale, onNeedMore }: CreditUnionRowsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    setTop(listRef.current?.offsetTop ?? 0);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const needsMore = rows.length < total && last > rows.length - readAhead;
  useEffect(() => {
    if (needsMore) onNeedMore();
  }, [needsMore, onNeedMore]);

  return (
    <ul
      ref={listRef}
      aria-label="Credit unions"
      className={cn('bg-card relative rounded-md border', isStale && 'opacity-70')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map((item) => {
        const row = rows[item.index];
        return (
          <li
            key={item.key}
            aria-setsize={total}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 flex items-center gap-3 border-b px-3"
            style={{
              height: rowHeight,
              transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)`,
            }}
          >
            {row === undefined ? (
              <Skeleton className="h-4 w-2/5" />
            ) : (
              <>
                <div className="min-w-0 flex-1">
                  <Link
                    to="/app/credit-unions/$id"
                    params={{ id: row.slug }}
                    preload={false}
                    className="block truncate font-medium underline-offset-4 hover:underline"
                  >
                    {row.name}
                  </Link>
                  <p className="text-muted-foreground truncate text-sm">
                    {[row.city, row.state].filter(Boolean).join(', ')}
                  </p>
                </div>
                <div className="shrink-0 text-right text-sm">
                  <p>
                    {row.members_count === null ? '—' : formatPoints(row.members_count)} members
                  </p>
                  <p className="text-muted-foreground">
                    {row.assets_cents === null ? '—' : formatWholeDollars(row.assets_cents)}
                  </p>
                </div>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
