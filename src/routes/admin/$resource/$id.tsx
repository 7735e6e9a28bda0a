import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { nameOf } from '@/features/admin/records/machine/create-resource.ts';
import { recordQuery } from '@/features/admin/records/queries.ts';
import { findResource } from '@/features/admin/records/find-resource.ts';
import { recordSearchSchema } from '@/features/admin/records/schema.ts';
import { recordPreviews } from '../-record-previews.tsx';
import { createPageHead } from '@/lib/page-head.ts';

const CardEditorPage = lazyRouteComponent(
  () => import('../-card-editor-page.tsx'),
  'CardEditorPage',
);

const RecordScreen = lazyRouteComponent(
  () => import('@/features/admin/records/components/record-screen.tsx'),
  'RecordScreen',
);

export const Route = createFileRoute('/admin/$resource/$id')({
  validateSearch: recordSearchSchema,
  loader: async ({ context: { queryClient }, params }) => {
    const resource = findResource(params.resource);
    const id = Number(params.id);
    if (!resource || !Number.isSafeInteger(id) || id < 1) throw notFound();
    const row = await queryClient.ensureQueryData(recordQuery(resource, id));
    return { title: row ? nameOf(resource, row) : resource.title };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Record'),
  component: RecordRoute,
  pendingComponent: () => <ListSkeleton label="Loading the record" />,
  notFoundComponent: NotFoundPage,
});

function RecordRoute() {
  const params = Route.useParams();
  const { tab = 'edit' } = Route.useSearch();
  const resource = findResource(params.resource);
  if (!resource) return <NotFoundPage />;
  const record = (
    <RecordScreen
      key={`${resource.path}/${params.id}`}
      resource={resource}
      id={Number(params.id)}
      tab={tab}
      renderPreview={recordPreviews[resource.path]}
    />
  );
  return resource.table === 'credit_cards' && tab === 'edit' ? (
    <CardEditorPage id={Number(params.id)} gone={record} />
  ) : (
    record
  );
}
