import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { BankDetail } from '@/features/learn/companies/components/bank-detail.tsx';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/banks/$id')({
  staticData: { asksWhoApplies: true },
  loader: async ({ context: { queryClient }, params }) => {
    const [known] = await Promise.all([
      queryClient.ensureQueryData(companiesQuery()),
      ensureEligibility(queryClient),
      ensureHeldWallet(queryClient),
    ]);
    const row = findByIdOrSlug(known.rows, params.id);
    if (!row) throw notFound();
    return { title: row.name };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Bank'),
  component: BankPage,
  pendingComponent: skeletonOf('stats', 'rows'),
});

function BankPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(companiesQuery());
  const company = findByIdOrSlug(data, id);
  return (
    company && (
      <OwnFactsProvider>
        <BankDetail company={company} />
      </OwnFactsProvider>
    )
  );
}
