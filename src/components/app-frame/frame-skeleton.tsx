import { PageSkeleton } from '@/components/page-skeleton.tsx';

/** The frame of the member area while who is signed in, or the code, is on its way. */
export function FrameSkeleton() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="bg-card sticky top-0 hidden h-dvh border-r lg:block">
        <div className="h-14 border-b" />
      </div>
      <div className="min-w-0">
        <div className="bg-card h-14 border-b" />
        <div className="mx-auto w-full max-w-6xl px-4 py-6 lg:px-8">
          <PageSkeleton label="Loading the page" parts={['toolbar', 'rows']} />
        </div>
      </div>
    </div>
  );
}
