import { createFileRoute } from '@tanstack/react-router';
import { AreaError } from '@/components/area-error.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { CallbackPanel } from '@/features/account/session/components/callback-panel.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/confirm')({
  head: () => createPageHead('Signing in'),
  component: ConfirmPage,
  errorComponent: AreaError,
});

function ConfirmPage() {
  return (
    <PublicLayout>
      <CallbackPanel />
    </PublicLayout>
  );
}
