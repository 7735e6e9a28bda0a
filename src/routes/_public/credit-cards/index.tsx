import { Link, createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { OnceHydrated } from '@/components/once-hydrated.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ensureCardSummaries } from '@/features/learn/credit-cards/tables.ts';
import { CardList } from '@/features/learn/credit-cards/components/card-list.tsx';
import { cardListSearchSchema } from '@/features/learn/credit-cards/schema.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/credit-cards/')({
  validateSearch: cardListSearchSchema,
  loader: ({ context }) => {
    // Not awaited: the page has its own skeleton and error.
    void ensureCardSummaries(context.queryClient).catch(() => undefined);
  },
  head: () => createPublicHead(PUBLIC_PAGES.creditCards),
  component: CreditCardsPage,
});

function CreditCardsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6">
      <PageHeader
        title="Credit cards"
        description={
          <>
            Every fact has a source, a date and a confidence. Nothing is ranked by commission.{' '}
            <Link
              to="/best"
              reloadDocument
              className="text-foreground underline underline-offset-4"
            >
              Best cards for groceries, dining, travel and more
            </Link>
          </>
        }
      />
      {/* The cards may load before the page is hydrated. */}
      <OnceHydrated outline={<ListSkeleton label="Loading the cards" rows={10} />}>
        <CardList
          search={search}
          onSearchChange={(next) =>
            void navigate({ search: next, replace: true, resetScroll: false })
          }
        />
      </OnceHydrated>
    </div>
  );
}
