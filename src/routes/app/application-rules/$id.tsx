import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureApplicationRules, useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { RuleDetail } from '@/features/learn/application-rules/components/rule-detail.tsx';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/application-rules/$id')({
  staticData: { asksWhoApplies: true },
  loader: async ({ context: { queryClient }, params }) => {
    const [known] = await Promise.all([
      ensureApplicationRules(queryClient),
      ensureEligibility(queryClient),
      queryClient.ensureQueryData(companiesQuery()),
    ]);
    const row = findByIdOrSlug(known.rules, params.id);
    if (!row) throw notFound();
    return { title: row.title };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Application rule'),
  component: RulePage,
  pendingComponent: skeletonOf('panels'),
});

function RulePage() {
  const { id } = Route.useParams();
  const data = useApplicationRules();
  const row = findByIdOrSlug(data.rules, id);
  return row && <RuleDetail row={row} />;
}
