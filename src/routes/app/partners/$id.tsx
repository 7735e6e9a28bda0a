import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { PartnerDetail } from '@/features/learn/companies/components/partner-detail.tsx';
import { alliancesQuery, companiesQuery } from '@/features/learn/companies/queries.ts';
import { OwnFactsProvider } from '@/features/mine/own-facts/components/own-facts-provider.tsx';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { PointsReaching } from '@/features/mine/point-systems/components/points-reaching.tsx';
import { TransfersSection } from '@/features/mine/point-systems/components/transfers-section.tsx';
import { useReach } from '@/features/mine/point-systems/use-reach.ts';
import { useBalancesReaching } from '@/features/mine/point-systems/use-redemption.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { pointTransfers } from '@/features/catalog/facts/tables.ts';
import { pointSystemDetailSearchSchema } from '@/features/mine/point-systems/schema.ts';
import { findByIdOrSlug } from '@/lib/find-by-id.ts';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/partners/$id')({
  validateSearch: pointSystemDetailSearchSchema,
  loader: async ({ context: { queryClient }, params }) => {
    const [known] = await Promise.all([
      queryClient.ensureQueryData(companiesQuery()),
      queryClient.ensureQueryData(alliancesQuery()),
      pointTransfers.ensure(queryClient),
      ensureHeldWallet(queryClient),
    ]);
    const company = findByIdOrSlug(known.rows, params.id);
    if (!company) throw notFound();
    return { title: company.name };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Partner'),
  component: PartnerPage,
  pendingComponent: skeletonOf('stats', 'chart', 'rows'),
});

function PartnerPage() {
  const { id } = Route.useParams();
  const { points = 10_000 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const company = findByIdOrSlug(companies, id);
  const reaching = useBalancesReaching();
  const reachOf = useReach();
  const [verdict] = useCatalog().pointSystems.flatMap((system) => {
    if (system.company_id !== company?.id) return [];
    const most = reaching.get(system.slug)?.[0];
    if (most)
      return `Your ${formatPoints(most.points)} ${most.from} become ${formatPoints(most.arrives)} ${system.name}, worth ${formatWholeDollars(most.worthCents)} to you. Kept, they are worth ${formatWholeDollars(most.keptCents)}.`;
    const example = reachOf(system.slug).find(({ isExample }) => isExample);
    if (!example) return [];
    return example.from === system.slug
      ? `A card you hold earns ${system.name}.`
      : `${formatPoints(example.points)} ${example.fromName}, which your cards earn, become ${formatPoints(example.arrives)} ${system.name}, worth ${formatWholeDollars(example.valueCents)} to you. Kept, they are worth ${formatWholeDollars(example.keptCents)}.`;
  });
  return (
    company && (
      <OwnFactsProvider>
        <PartnerDetail
          key={company.id}
          company={company}
          verdict={verdict}
          renderTransfers={(system) => (
            <div className="grid gap-4">
              <PointsReaching system={system} />
              <TransfersSection
                system={system}
                points={points}
                onPointsChange={(next) =>
                  void navigate({ search: { points: next }, replace: true, resetScroll: false })
                }
              />
            </div>
          )}
        />
      </OwnFactsProvider>
    )
  );
}
