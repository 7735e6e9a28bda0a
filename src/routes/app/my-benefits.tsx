import { useMutation } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PageSkeleton } from '@/components/page-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { currentUserEdits } from '@/features/current-user/mutations.ts';
import { MyBenefitsScreen } from '@/features/my-benefits/components/my-benefits-screen.tsx';
import { ensureMyBenefits } from '@/features/my-benefits/queries.ts';
import { myBenefitSearchSchema } from '@/features/my-benefits/search.ts';
import { createPageHead } from '@/lib/page-head.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/app/my-benefits')({
  validateSearch: myBenefitSearchSchema,
  head: () => createPageHead(texts.myBenefits),
  loader: ({ context: { queryClient } }) => ensureMyBenefits(queryClient),
  component: MyBenefitsPage,
  pendingComponent: () => (
    <PageSkeleton label={texts.loadingMyBenefits} parts={['verdict', 'tabs', 'toolbar', 'rows']} />
  ),
  errorComponent: RouteError,
});

function MyBenefitsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const saveValues = useMutation(currentUserEdits.updateBenefitCustomValues);
  return (
    <MyBenefitsScreen
      search={search}
      onSearchChange={(change) => {
        void navigate({
          search: (known) => ({ ...known, ...change }),
          replace: true,
          resetScroll: false,
        });
      }}
      onSaveValues={(values) => {
        saveValues.mutate(values);
      }}
    />
  );
}
