import { ListSkeleton } from '@/components/list-skeleton.tsx';
import * as texts from './texts.ts';

/** Stands in for a page whose code or data is still on its way. */
export function PagePending() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <ListSkeleton label={texts.loadingThePage} />
    </div>
  );
}
