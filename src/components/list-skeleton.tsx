import { Skeleton } from '@/components/ui/skeleton.tsx';

type ListSkeletonProps = { rows?: number; label: string };

export function ListSkeleton({ rows = 8, label }: ListSkeletonProps) {
  return (
    <div role="status" aria-label={label} className="border-foreground divide-y border-t">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center gap-3 py-3">
          <Skeleton className="h-10 w-16" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-1/4" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}
