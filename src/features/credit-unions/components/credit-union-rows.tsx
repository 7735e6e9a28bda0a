import { useRouter } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names.ts';
import type { CreditUnion } from '../schema.ts';
import { CreditUnionItem, rowHeight } from './credit-union-item.tsx';

type CreditUnionRowsProps = {
  rows: readonly CreditUnion[];
  /** Number of matches; rows not read yet keep their space in the scroll bar. */
  total: number;
  isStale: boolean;
  onNeedMore: () => void;
};

/** How many rows before the end to request the next page. */
const readAhead = 40;

export function CreditUnionRows({ rows, total, isStale, onNeedMore }: CreditUnionRowsProps) {
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
