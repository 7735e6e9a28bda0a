import { createFileRoute, notFound } from '@tanstack/react-router';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { ImportScreen } from '@/features/admin/records/components/import-screen.tsx';
import { findResource } from '@/features/admin/records/find-resource.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/$resource/import')({
  loader: ({ params }) => {
    const resource = findResource(params.resource);
    if (!resource) throw notFound();
    return { title: `Import ${resource.title.toLowerCase()}` };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Administration'),
  component: ImportPage,
  notFoundComponent: NotFoundPage,
});

function ImportPage() {
  const resource = findResource(Route.useParams().resource);
  if (!resource) return <NotFoundPage />;
  return <ImportScreen key={resource.path} resource={resource} />;
}
