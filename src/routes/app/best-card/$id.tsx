import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { BestCardDetail } from '@/features/use/best-card/components/best-card-detail.tsx';
import { bestCardDetailSearchSchema } from '@/features/use/best-card/schema.ts';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensurePurchases } from '@/features/mine/purchases/queries.ts';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/best-card/$id')({
  validateSearch: bestCardDetailSearchSchema,
  search: { middlewares: [stripSearchParams(bestCardDetailSearchSchema.parse({}))] },
  loader: async ({ context: { queryClient }, params }) => {
    await Promise.all([ensureHeldWallet(queryClient), ensurePurchases(queryClient)]);
    const { categories } = await ensureCatalog(queryClient);
    const category = findByIdOrSlug(categories, params.id);
    if (!category) throw notFound();
    return { name: category.name };
  },
  head: ({ loaderData }) => createPageHead(`Best card for ${loaderData?.name ?? 'a category'}`),
  component: BestCardDetailRoute,
  pendingComponent: skeletonOf('stats', 'rows'),
});

function BestCardDetailRoute() {
  const { id } = Route.useParams();
  const catalog = useCatalog();
  const category = findByIdOrSlug(catalog.categories, id);
  if (!category) throw notFound();
  return <BestCardDetail category={category} search={Route.useSearch()} />;
}
