import { ListSkeleton } from '@/components/list-skeleton.tsx';

export function PagePending() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <ListSkeleton label="Loading the page" />
    </div>
  );
}
