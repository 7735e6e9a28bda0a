import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { useIsShown } from '@/components/use-is-shown.ts';
import { AnnualSpendingPage } from '@/features/mine/annual-spending/components/annual-spending-page.tsx';
import { useApplyAmounts } from '@/features/mine/annual-spending/use-apply-amounts.ts';
import { spendingPresetsQuery } from '@/features/mine/annual-spending/queries.ts';
import { annualSpendingSearchSchema } from '@/features/mine/annual-spending/search.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useChooseProfile } from '@/features/account/current-user/use-own-choices.ts';
import { ensureEligibility } from '@/features/mine/eligibility/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { ensureShopFacts, shopCorrectionsQuery } from '@/features/catalog/shops/queries.ts';
import { ensureValuationInputs } from '@/features/mine/valuation/queries.ts';
import { cardOffersQuery, useNotedOffers } from '@/features/use/card-offers/tables.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import type { StatementImportPageProps } from '@/features/mine/statement-import/components/statement-import-page.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

/** Rarely used views; the loader waits for the one in the address. */
const loadComparison = () => import('./-compare-profiles.tsx');
const loadImport = () =>
  import('@/features/mine/statement-import/components/statement-import-page.tsx');

const CompareProfiles = lazyNamed(loadComparison, 'CompareProfiles');
const StatementImportPage = lazyNamed(loadImport, 'StatementImportPage');

const StatementCredits = lazyNamed(
  () => import('@/features/use/my-benefits/components/statement-credits.tsx'),
  'StatementCredits',
);
const StatementOffers = lazyNamed(
  () => import('@/features/use/card-offers/components/statement-offers.tsx'),
  'StatementOffers',
);
const StatementAudit = lazyNamed(() => import('./-statement-audit.tsx'), 'StatementAudit');

// Lazy: most members have no household.
const SharedSpending = lazyNamed(
  () => import('@/features/mine/household/components/shared-spending.tsx'),
  'SharedSpending',
);

const pending = <PageSkeleton label="Loading your spending" parts={['tabs', 'verdict', 'rows']} />;

export const Route = createFileRoute('/app/my-annual-spending')({
  validateSearch: annualSpendingSearchSchema,
  search: { middlewares: [stripSearchParams(annualSpendingSearchSchema.parse({}))] },
  loaderDeps: ({ search: { view } }) => ({ view }),
  head: () => createPageHead('My spending'),
  loader: async ({ context: { queryClient }, deps: { view } }) => {
    await Promise.all([
      ensureValuationInputs(queryClient),
      queryClient.ensureQueryData(spendingPresetsQuery()),
      view === 'import' && ensureShopFacts(queryClient),
      view === 'import' && queryClient.ensureQueryData(shopCorrectionsQuery()),
      view === 'import' && ensureHeldWallet(queryClient),
      view === 'import' && ensureEligibility(queryClient),
      view === 'import' && queryClient.ensureQueryData(cardOffersQuery()),
      view === 'import' && loadImport(),
      view === 'compare' && ensureHeldWallet(queryClient),
      view === 'compare' && loadComparison(),
    ]);
  },
  component: MyAnnualSpendingRoute,
  pendingComponent: () => pending,
});

/** Apart, so that only an import reads the offers. */
function ImportStatements(props: Omit<StatementImportPageProps, 'offers' | 'renderAudit'>) {
  return (
    <StatementImportPage
      {...props}
      offers={useNotedOffers()}
      renderAudit={(audited) => (
        <>
          <Suspense>
            <StatementCredits credits={audited.credits} />
          </Suspense>
          <Suspense>
            <StatementOffers found={audited.offers} />
          </Suspense>
          <Suspense>
            <StatementAudit {...audited} />
          </Suspense>
        </>
      )}
    />
  );
}

function MyAnnualSpendingRoute() {
  const search = Route.useSearch();
  const navigate = useNavigate();
  const isShown = useIsShown();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const choose = useChooseProfile();
  const apply = useApplyAmounts((id) => {
    choose(id);
    if (isShown()) void navigate({ to: '/app/my-annual-spending' });
  });
  switch (search.view) {
    case 'import':
      return (
        <Suspense fallback={pending}>
          <ImportStatements memberId={user.id} onApply={apply} />
        </Suspense>
      );
    case 'compare':
      return (
        <Suspense fallback={pending}>
          <CompareProfiles search={search} />
        </Suspense>
      );
    case 'edit':
      return (
        <AnnualSpendingPage
          search={search}
          selectedId={user.selectedAnnualSpendingProfileId}
          onSelect={choose}
          whose={<HouseholdBar kind="spending" />}
          others={
            <Suspense>
              <SharedSpending
                selectedId={user.selectedAnnualSpendingProfileId}
                period={search.period}
              />
            </Suspense>
          }
        />
      );
  }
}
