import { Link, createFileRoute, redirect } from '@tanstack/react-router';
import { ProviderButtons } from '@/features/session/components/provider-buttons.tsx';
import { RegisterForm } from '@/features/session/components/register-form.tsx';
import { SessionPanel } from '@/features/session/components/session-panel.tsx';
import { sessionQuery } from '@/features/session/queries.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/register')({
  head: () => createPublicHead(PUBLIC_PAGES.register),
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(sessionQuery())) {
      throw redirect({ to: '/app', replace: true });
    }
  },
  component: RegisterPage,
});

function RegisterPage() {
  return (
    <SessionPanel
      title="Create an account"
      description="Your cards and your spending stay yours: only you can read them."
      footer={
        <>
          Already a member?{' '}
          <Link to="/login" className="text-primary underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      <ProviderButtons />
      <RegisterForm />
    </SessionPanel>
  );
}
