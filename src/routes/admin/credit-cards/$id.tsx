import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { NotFoundPage } from '@/components/not-found-page.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { CardEditorScreen } from '@/features/admin/card-editor/card-editor-screen.tsx';
import { CardHistory } from '@/features/admin/card-editor/card-history.tsx';
import { wholeCardQuery } from '@/features/admin/queries.ts';
import { applicationRulesQuery } from '@/features/application-rules/queries.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import { CardDetail } from '@/features/credit-cards/components/card-detail.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/credit-cards/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    const id = Number(params.id);
    if (!Number.isSafeInteger(id)) throw notFound();
    const [rows] = await Promise.all([
      queryClient.fetchQuery(wholeCardQuery(id)),
      queryClient.ensureQueryData(catalogueQuery()),
      queryClient.ensureQueryData(applicationRulesQuery()),
    ]);
    if (!rows) throw notFound();
    const name = rows.credit_cards[0]?.['name'];
    return { title: typeof name === 'string' ? name : 'Credit card' };
  },
  head: ({ loaderData }) => createPageHead(loaderData?.title ?? 'Credit card'),
  component: CardEditorRoute,
  pendingComponent: () => <ListSkeleton label="Loading the card" rows={12} />,
  errorComponent: RouteError,
  notFoundComponent: NotFoundPage,
});

function CardEditorRoute() {
  const id = Number(Route.useParams().id);
  const { data: saved } = useSuspenseQuery(wholeCardQuery(id));
  if (!saved) return <NotFoundPage />;
  return (
    <CardEditorScreen
      key={id}
      cardId={id}
      saved={saved}
      onSaved={() => {
        toast({ title: 'Card saved', tone: 'success' });
      }}
      history={<CardHistory cardId={id} saved={saved} />}
      renderPage={(card) => <CardDetail card={card} />}
    />
  );
}
