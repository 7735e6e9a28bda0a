import { Brand } from '@/components/brand.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The frame of the member area while who is signed in, or the code, is on its way. */
export function FrameSkeleton() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="bg-card sticky top-0 hidden h-dvh border-r lg:block">
        <div className="flex h-14 items-center border-b px-4">
          <Brand to="/app" />
        </div>
      </div>
      <div className="min-w-0">
        <div className="bg-card flex h-14 items-center border-b px-4">
          <div className="lg:hidden">
            <Brand to="/app" />
          </div>
        </div>
        <div className="mx-auto grid w-full max-w-6xl gap-5 px-4 py-6 lg:px-8">
          <div className="grid gap-1">
            <Skeleton className="my-0.5 h-7 w-48" />
            <Skeleton className="my-0.5 h-5 max-w-prose" />
          </div>
          <ListSkeleton label="Loading the page" />
        </div>
      </div>
    </div>
  );
}
