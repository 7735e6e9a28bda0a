import { useRouter } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, memo } from 'react';
import type { MouseEvent } from 'react';
import { cn } from '@/lib/class-names.ts';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { CreditUnion } from '../schema.ts';

type CreditUnionRowsProps = {
  rows: readonly CreditUnion[];
  /** Number of matches; rows not read yet keep their space in the scroll bar. */
  total: number;
  /** Ids of those with a page. */
  withCards: ReadonlySet<number>;
  isStale: boolean;
  onNeedMore: () => void;
};

/** How many rows before the end to request the next page. */
const readAhead = 40;

type CreditUnionItemProps = {
  /** Undefined until it is read. */
  row: CreditUnion | undefined;
  /** True if a card of the catalog is its own; the others have no page. */
  hasPage: boolean;
  /** Position, starting at 1. */
  position: number;
  total: number;
  /** Pixels from the top of the list. */
  top: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const rowHeight = 64;

/**
 * A row of a list of thousands: a turn of the wheel brings fifteen new ones into one frame, so the link is the
 * browser's own, and what stays in sight is not drawn again.
 */
const CreditUnionItem = memo(function CreditUnionItem(props: CreditUnionItemProps) {
  const { row, hasPage, position, total, top, onOpen } = props;
  return (
    <li
      aria-setsize={total}
      aria-posinset={position}
      className="absolute inset-x-0 flex items-center gap-3 border-b contain-strict"
      style={{ height: rowHeight, transform: `translateY(${top}px)` }}
    >
      {row === undefined ? (
        <Skeleton className="h-4 w-2/5" />
      ) : (
        <>
          <div className="min-w-0 flex-1">
            {hasPage ? (
              <a
                href={`/app/credit-unions/${encodeURIComponent(row.slug)}`}
                onClick={onOpen}
                className="block truncate font-medium underline-offset-4 hover:underline"
              >
                {row.name}
              </a>
            ) : (
              <p className="truncate font-medium">{row.name}</p>
            )}
            <p className="text-muted-foreground truncate text-sm">
              {[row.city, row.state].filter(Boolean).join(', ')}
              {!hasPage && row.website_url !== null && (
                <>
                  {' · '}
                  <a
                    href={row.website_url}
                    target="_blank"
                    rel="noreferrer"
                    className="underline underline-offset-4"
                  >
                    its website
                  </a>
                </>
              )}
            </p>
          </div>
          <div className="shrink-0 text-right text-sm">
            <p>{row.members_count === null ? '—' : formatPoints(row.members_count)} members</p>
            <p className="text-muted-foreground">
              {row.assets_cents === null ? '—' : formatWholeDollars(row.assets_cents)}
            </p>
          </div>
        </>
      )}
    </li>
  );
});

export function CreditUnionRows(props: CreditUnionRowsProps) {
  const { rows, total, withCards, isStale, onNeedMore } = props;
  const router = useRouter();
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

  const open = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      // A new tab or window is the browser's own affair.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        return;
      }
      event.preventDefault();
      router.history.push(event.currentTarget.pathname);
    },
    [router],
  );

  return (
    <ul
      ref={listRef}
      aria-label="Credit unions"
      className={cn('border-foreground relative border-t', isStale && 'opacity-70')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map((item) => {
        return (
          <CreditUnionItem
            key={item.key}
            row={rows[item.index]}
            hasPage={withCards.has(rows[item.index]?.id ?? -1)}
            position={item.index + 1}
            total={total}
            top={item.start - virtualizer.options.scrollMargin}
            onOpen={open}
          />
        );
      })}
    </ul>
  );
}
