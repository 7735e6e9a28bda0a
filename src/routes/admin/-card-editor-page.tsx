import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { CardEditorScreen } from '@/features/admin/records/card-editor/card-editor-screen.tsx';
import { wholeCardQuery } from '@/features/admin/records/card-editor/queries.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** The editor can be typed in before the page that it previews is there. */
const CardDetail = lazyNamed(
  () => import('@/features/learn/credit-cards/components/card-detail.tsx'),
  'CardDetail',
);

const CardHistory = lazyNamed(
  () => import('@/features/admin/records/card-editor/card-history.tsx'),
  'CardHistory',
);

/** A credit card is edited with everything that belongs to it, beside its public page. */
export function CardEditorPage({ id, gone }: { id: number; gone: ReactNode }) {
  const { data: saved } = useSuspenseQuery(wholeCardQuery(id));
  if (!saved || saved.credit_cards.length === 0) return gone;
  return (
    <CardEditorScreen
      key={id}
      cardId={id}
      saved={saved}
      onSaved={() => toast({ title: 'Card saved', tone: 'success' })}
      history={
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CardHistory cardId={id} saved={saved} />
        </Suspense>
      }
      renderPage={(card) => (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <CardDetail card={card} />
        </Suspense>
      )}
    />
  );
}
