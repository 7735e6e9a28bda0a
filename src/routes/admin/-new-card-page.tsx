import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { useIsShown } from '@/components/use-is-shown.ts';
import { CardEditorScreen } from '@/features/admin/records/card-editor/card-editor-screen.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** The editor can be typed in before the page that it previews is there. */
const CardDetail = lazyNamed(
  () => import('@/features/learn/credit-cards/components/card-detail.tsx'),
  'CardDetail',
);

export function NewCardPage() {
  const navigate = useNavigate();
  const isShown = useIsShown();
  return (
    <CardEditorScreen
      cardId={null}
      saved={null}
      onSaved={(id) => {
        toast({ title: 'Card added', tone: 'success' });
        if (!isShown()) return;
        void navigate({
          to: '/admin/$resource/$id',
          params: { resource: 'credit-cards', id: String(id) },
          ignoreBlocker: true,
        });
      }}
      renderPage={(card) => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CardDetail card={card} />
        </Suspense>
      )}
    />
  );
}
