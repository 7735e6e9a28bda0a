import type { ReactNode } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

type PagePart = 'verdict' | 'stats' | 'tabs' | 'toolbar' | 'chart' | 'panels' | 'rows';

type PageSkeletonProps = {
  label: string;
  parts: readonly PagePart[];
};

const repeat = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

const boxes = (list: string, box: string, lines: readonly string[]) => (
  <div className={list}>
    {repeat(3, (index) => (
      <div key={index} className={`grid ${box}`}>
        {lines.map((line) => (
          <Skeleton key={line} className={line} />
        ))}
      </div>
    ))}
  </div>
);

const shapes: Readonly<Record<PagePart, (label: string) => ReactNode>> = {
  verdict: () => <Skeleton className="h-8 max-w-lg" />,
  stats: () =>
    boxes('border-foreground grid grid-cols-2 gap-4 border-t-2 py-3 sm:grid-cols-3', 'gap-1.5', [
      'h-4 w-28',
      'h-6 w-20',
      'h-4 w-24',
    ]),
  tabs: () => (
    <div className="flex h-11 items-center gap-6 overflow-hidden border-b px-3">
      {repeat(3, (index) => (
        <Skeleton key={index} className="h-5 w-24 shrink-0" />
      ))}
    </div>
  ),
  toolbar: () => (
    <div className="grid gap-3">
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-4 w-24" />
    </div>
  ),
  chart: () => <Skeleton className="h-80" />,
  panels: () =>
    boxes('grid gap-4', 'border-foreground gap-3 border-t-2 pt-2.5', [
      'h-5 w-2/5',
      'h-4 w-3/5',
      'h-24',
    ]),
  rows: (label) => <ListSkeleton label={label} />,
};

/** Reserves the space of a page's parts until its data arrives, so that nothing jumps. */
export function PageSkeleton({ label, parts }: PageSkeletonProps) {
  return (
    <div {...(!parts.includes('rows') && { role: 'status', 'aria-label': label })}>
      <div className="grid gap-1 pb-4">
        <Skeleton className="my-0.5 h-7 w-48" />
        <Skeleton className="my-0.5 h-5 max-w-prose" />
        <Skeleton className="my-0.5 h-5 w-3/5 sm:hidden" />
      </div>
      <div className="grid gap-4">
        {parts.map((part) => (
          <div key={part} className="min-w-0">
            {shapes[part](label)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Pending component of a route: a skeleton of its page's parts. */
export const skeletonOf = (...parts: readonly PagePart[]) =>
  function RoutePending() {
    return <PageSkeleton label="Loading the page" parts={parts} />;
  };
