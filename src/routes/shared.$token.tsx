import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PublicAreaError } from '@/components/public-area-error.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { OpenedPage } from '@/features/plan/shared-pages/components/opened-page.tsx';
import { openedPageQuery } from '@/features/plan/shared-pages/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/shared/$token')({
  head: () => {
    const { meta } = createPageHead('Shared page');
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  loader: ({ context: { queryClient }, params: { token } }) =>
    queryClient.ensureQueryData(openedPageQuery(token)),
  component: SharedPage,
  errorComponent: PublicAreaError,
});

function SharedPage() {
  const { data: page } = useSuspenseQuery(openedPageQuery(Route.useParams().token));
  return (
    <PublicLayout>
      <OpenedPage page={page} />
    </PublicLayout>
  );
}
