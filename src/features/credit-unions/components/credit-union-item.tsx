import { memo, type MouseEvent } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { CreditUnion } from '../schema.ts';

type CreditUnionItemProps = {
  /** Undefined until it is read. */
  row: CreditUnion | undefined;
  /** Position, starting at 1. */
  position: number;
  total: number;
  /** Pixels from the top of the list. */
  top: number;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export const rowHeight = 64;

/**
 * A row of a list of thousands: a turn of the wheel brings fifteen new ones into one frame, so the link is the
 * browser's own, and what stays in sight is not drawn again.
 */
export const CreditUnionItem = memo(function CreditUnionItem(props: CreditUnionItemProps) {
  const { row, position, total, top, onOpen } = props;
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
            <a
              href={`/app/credit-unions/${encodeURIComponent(row.slug)}`}
              onClick={onOpen}
              className="block truncate font-medium underline-offset-4 hover:underline"
            >
              {row.name}
            </a>
            <p className="text-muted-foreground truncate text-sm">
              {[row.city, row.state].filter(Boolean).join(', ')}
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
