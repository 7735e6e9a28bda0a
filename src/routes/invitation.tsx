import { createFileRoute, useRouterState } from '@tanstack/react-router';
import { PublicAreaError } from '@/components/public-area-error.tsx';
import { PublicLayout } from '@/components/public-layout.tsx';
import { InvitationPanel } from '@/features/mine/household/components/invitation-panel.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/invitation')({
  head: () => {
    const { meta } = createPageHead('Join a household');
    return { meta: [...meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: InvitationPage,
  errorComponent: PublicAreaError,
});

/** The secret is in the hash, which browsers never send; the path behind the sign-in keeps it as well. */
function InvitationPage() {
  const token = useRouterState({ select: ({ location }) => location.hash });
  return (
    <PublicLayout>
      <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:py-16">
        <InvitationPanel key={token} token={token} />
      </div>
    </PublicLayout>
  );
}
