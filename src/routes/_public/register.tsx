import { Link, createFileRoute, redirect } from '@tanstack/react-router';
import { OnceHydrated } from '@/components/once-hydrated.tsx';
import { ProviderButtons } from '@/features/account/session/components/provider-buttons.tsx';
import { RegisterForm, TermsNote } from '@/features/account/session/components/register-form.tsx';
import { FormOutline, SessionPanel } from '@/features/account/session/components/session-panel.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { MIN_PASSWORD_LENGTH } from '@/features/account/session/schema.ts';
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
      <OnceHydrated
        outline={
          <FormOutline
            fields={[
              { label: 'Email address' },
              { label: 'Password', hint: `At least ${MIN_PASSWORD_LENGTH} characters.` },
            ]}
            action="Create account"
          >
            <TermsNote />
          </FormOutline>
        }
      >
        <RegisterForm />
      </OnceHydrated>
    </SessionPanel>
  );
}
