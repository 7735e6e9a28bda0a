import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PagePending } from '@/components/page-pending.tsx';
import { PublicAreaError } from '@/components/public-area-error.tsx';
import { sharedBoardQuery } from '@/features/mine/whiteboard/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

const SharedBoardPage = lazyNamed(
  () => import('@/features/mine/whiteboard/components/shared-board-page.tsx'),
  'SharedBoardPage',
);

export const Route = createFileRoute('/shared-whiteboard/$token')({
  head: () => {
    const { meta } = createPageHead('Shared whiteboard');
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  // A shared drawing keeps the colors it was drawn in; dark mode would invert them.
  staticData: { colorMode: 'light' },
  loader: async ({ context: { queryClient }, params: { token } }) => {
    const board = await queryClient.ensureQueryData(sharedBoardQuery(token));
    if (board === null) throw notFound();
  },
  component: SharedWhiteboard,
  errorComponent: PublicAreaError,
});

function SharedWhiteboard() {
  const { token } = Route.useParams();
  const { data: board } = useSuspenseQuery(sharedBoardQuery(token));
  // The link was taken back while the page was open.
  if (board === null) throw notFound();
  return (
    <Suspense fallback={<PagePending />}>
      <SharedBoardPage board={board} />
    </Suspense>
  );
}
