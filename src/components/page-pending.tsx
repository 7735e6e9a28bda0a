import { ListSkeleton } from '@/components/list-skeleton.tsx';

/** Stands in for a page whose code or data is still on its way. */
export function PagePending() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <ListSkeleton label="Loading the page" />
    </div>
  );
}
