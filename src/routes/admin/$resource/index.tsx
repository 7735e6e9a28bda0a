import { createFileRoute, notFound } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { ResourceListScreen } from '@/features/admin/records/components/resource-list-screen.tsx';
import { resourceListQuery } from '@/features/admin/records/queries.ts';
import { findResource } from '@/features/admin/records/find-resource.ts';
import { listSearchSchema } from '@/features/admin/records/schema.ts';
import { createPageHead } from '@/lib/page-head.ts';

/** `/admin/credit-cards` is about `Credit cards`, also where its rows and its program have not come. */
function titleOf(resource: string): string {
  return resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('-', ' ');
}

export const Route = createFileRoute('/admin/$resource/')({
  validateSearch: listSearchSchema,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) => {
    const resource = findResource(params.resource);
    if (!resource) throw notFound();
    await queryClient.ensureQueryData(resourceListQuery(resource, deps));
    return { title: resource.title };
  },
  head: ({ loaderData, params }) => createPageHead(loaderData?.title ?? titleOf(params.resource)),
  component: ResourceListPage,
  pendingComponent: () => <ListSkeleton label="Loading the rows" rows={12} />,
  notFoundComponent: NotFoundPage,
});

function ResourceListPage() {
  const resource = findResource(Route.useParams().resource);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!resource) return <NotFoundPage />;
  return (
    <ResourceListScreen
      key={resource.path}
      resource={resource}
      search={search}
      onSearchChange={(change) =>
        void navigate({
          search: (known) => listSearchSchema.parse({ ...known, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
