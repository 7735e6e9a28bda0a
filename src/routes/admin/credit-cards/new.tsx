import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { RouteError } from '@/components/route-error.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { CardEditorScreen } from '@/features/admin/card-editor/card-editor-screen.tsx';
import { applicationRulesQuery } from '@/features/application-rules/queries.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import { CardDetail } from '@/features/credit-cards/components/card-detail.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/admin/credit-cards/new')({
  head: () => createPageHead('New credit card'),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(catalogueQuery()),
      queryClient.ensureQueryData(applicationRulesQuery()),
    ]),
  component: NewCardRoute,
  pendingComponent: () => <ListSkeleton label="Loading the editor" rows={12} />,
  errorComponent: RouteError,
});

function NewCardRoute() {
  const navigate = Route.useNavigate();
  return (
    <CardEditorScreen
      cardId={null}
      saved={null}
      onSaved={(id) => {
        toast({ title: 'Card added', tone: 'success' });
        void navigate({
          to: '/admin/credit-cards/$id',
          params: { id: String(id) },
          ignoreBlocker: true,
        });
      }}
      renderPage={(card) => <CardDetail card={card} />}
    />
  );
}
