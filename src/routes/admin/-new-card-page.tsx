import { useNavigate } from '@tanstack/react-router';
import { toast } from '@/components/ui/toast-store.ts';
import { CardEditorScreen } from '@/features/admin/card-editor/card-editor-screen.tsx';
import { CardDetail } from '@/features/credit-cards/components/card-detail.tsx';

export function NewCardPage() {
  const navigate = useNavigate();
  return (
    <CardEditorScreen
      cardId={null}
      saved={null}
      onSaved={(id) => {
        toast({ title: 'Card added', tone: 'success' });
        void navigate({
          to: '/admin/$resource/$id',
          params: { resource: 'credit-cards', id: String(id) },
          ignoreBlocker: true,
        });
      }}
      renderPage={(card) => <CardDetail card={card} />}
    />
  );
}
