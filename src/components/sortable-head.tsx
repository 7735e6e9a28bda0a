import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableHead } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';

type SortDirection = 'asc' | 'desc';

type SortableHeadProps = {
  children: ReactNode;
  /** Undefined when the table is sorted by another column. */
  direction: SortDirection | undefined;
  onSort: () => void;
  align?: 'left' | 'right';
  className?: string;
};

const icons = {
  asc: <ArrowUp aria-hidden className="size-4 shrink-0" />,
  desc: <ArrowDown aria-hidden className="size-4 shrink-0" />,
};

export function SortableHead(props: SortableHeadProps) {
  const { direction, align = 'left' } = props;
  return (
    <TableHead
      aria-sort={
        direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'
      }
      className={cn(
        'px-1 max-sm:whitespace-normal',
        align === 'right' && 'text-right',
        props.className,
      )}
    >
      <button
        type="button"
        onClick={props.onSort}
        className={cn(
          'touch-area hover:text-foreground inline-flex min-h-8 items-center gap-1 rounded-md px-2 text-left leading-4 font-medium focus-visible:-outline-offset-2',
          direction && 'text-foreground',
          align === 'right' && 'flex-row-reverse text-right',
        )}
      >
        {props.children}
        {direction ? (
          icons[direction]
        ) : (
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 opacity-60" />
        )}
      </button>
    </TableHead>
  );
}
