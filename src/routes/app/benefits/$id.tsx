import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { benefitSourcesQuery } from '@/features/learn/benefits/queries.ts';
import { ensureCatalog, useCatalog } from '@/features/catalog/facts/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { BenefitDetail } from '@/features/learn/benefits/components/benefit-detail.tsx';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/benefits/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [known] = await Promise.all([ensureCatalog(queryClient), ensureHeldWallet(queryClient)]);
    const row = findByIdOrSlug(known.benefits, params.id);
    if (!row) throw notFound();
    await queryClient.ensureQueryData(benefitSourcesQuery(row.id));
    return { title: row.name };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Benefit'),
  component: BenefitPage,
  pendingComponent: skeletonOf('rows'),
});

function BenefitPage() {
  const { id } = Route.useParams();
  const data = useCatalog();
  const benefit = findByIdOrSlug(data.benefits, id);
  return benefit && <BenefitDetail benefit={benefit} />;
}
