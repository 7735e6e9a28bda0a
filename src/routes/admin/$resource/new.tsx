import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { findResource } from '@/features/admin/records/find-resource.ts';
import { parseFilters, newSearchSchema } from '@/features/admin/records/schema.ts';
import { recordPreviews } from '../-record-previews.tsx';
import { createPageHead } from '@/lib/page-head.ts';

const NewCardPage = lazyRouteComponent(() => import('../-new-card-page.tsx'), 'NewCardPage');

const NewRecordScreen = lazyRouteComponent(
  () => import('@/features/admin/records/components/new-record-screen.tsx'),
  'NewRecordScreen',
);

export const Route = createFileRoute('/admin/$resource/new')({
  validateSearch: newSearchSchema,
  loader: ({ params }) => {
    const resource = findResource(params.resource);
    if (!resource) throw notFound();
    return { title: `New ${resource.one}` };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Administration'),
  component: NewRecordRoute,
  notFoundComponent: NotFoundPage,
});

function NewRecordRoute() {
  const resource = findResource(Route.useParams().resource);
  const { given } = Route.useSearch();
  if (!resource) return <NotFoundPage />;
  if (resource.table === 'credit_cards') return <NewCardPage />;
  return (
    <NewRecordScreen
      key={resource.path}
      resource={resource}
      given={Object.fromEntries(parseFilters(given))}
      renderPreview={recordPreviews[resource.path]}
    />
  );
}
