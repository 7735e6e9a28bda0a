import { createFileRoute } from '@tanstack/react-router';
import { AreaError } from '@/components/area-error.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { StopMailsPanel } from '@/features/site/stop-mails/components/stop-mails-panel.tsx';
import { createPageHead } from '@/lib/page-head.ts';
import { useTakenAddress } from '@/lib/use-taken-address.ts';

export const Route = createFileRoute('/stop-mails')({
  head: () => createPageHead('Stop emails'),
  component: StopMailsPage,
  errorComponent: AreaError,
});

function StopMailsPage() {
  const token = useTakenAddress().hash.slice(1);
  return (
    <PublicLayout>
      <StopMailsPanel key={token} token={token} />
    </PublicLayout>
  );
}
