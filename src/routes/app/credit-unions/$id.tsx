import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { skeletonOf } from '@/components/page-skeleton.tsx';
import { ensureCatalog } from '@/features/catalog/facts/queries.ts';
import { CreditUnionDetail } from '@/features/learn/credit-unions/components/credit-union-detail.tsx';
import { creditUnionQuery } from '@/features/learn/credit-unions/queries.ts';
import { ensureHeldWallet } from '@/features/mine/member-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/credit-unions/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const [row, { cards }] = await Promise.all([
      queryClient.ensureQueryData(creditUnionQuery(params.id)),
      ensureCatalog(queryClient),
      ensureHeldWallet(queryClient),
    ]);
    // Without a card there is nothing to tell of one: its search result links to its website.
    if (!row || !cards.some(({ company_id }) => company_id === row.id)) throw notFound();
    return { name: row.name };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.name ?? 'Credit union'),
  component: CreditUnionPage,
  pendingComponent: skeletonOf('stats', 'rows'),
});

function CreditUnionPage() {
  const { id } = Route.useParams();
  const { data: row } = useSuspenseQuery(creditUnionQuery(id));
  return row && <CreditUnionDetail row={row} />;
}
