import { useQuery } from '@tanstack/react-query';
import { Link, createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { OnceHydrated } from '@/components/once-hydrated.tsx';
import { LoginForm } from '@/features/account/session/components/login-form.tsx';
import { ProviderButtons } from '@/features/account/session/components/provider-buttons.tsx';
import { FormOutline, SessionPanel } from '@/features/account/session/components/session-panel.tsx';
import { sessionQuery } from '@/features/account/session/queries.ts';
import { needsCodeQuery } from '@/features/account/session/read-session.ts';
import { useEnterApp } from '@/features/account/session/use-enter-app.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';

const CodeForm = lazyNamed(
  () => import('@/features/account/session/components/code-form.tsx'),
  'CodeForm',
);

export const Route = createFileRoute('/_public/login')({
  head: () => createPublicHead(PUBLIC_PAGES.login),
  beforeLoad: async ({ context }) => {
    if (await context.queryClient.ensureQueryData(sessionQuery())) {
      throw redirect({ to: '/app', replace: true });
    }
  },
  component: LoginPage,
});

function LoginPage() {
  const mayNeedCode = useDeviceValue(hasSessionCookie, false);
  const { data: needsCode = false } = useQuery({ ...needsCodeQuery(), enabled: mayNeedCode });
  const enterApp = useEnterApp();
  if (needsCode) {
    return (
      <SessionPanel
        title="One more step"
        description="Your account asks for a code from your authenticator app."
      >
        <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
          <CodeForm onDone={enterApp} />
        </Suspense>
      </SessionPanel>
    );
  }
  return (
    <SessionPanel
      title="Sign in"
      footer={
        <>
          No account yet?{' '}
          <Link to="/register" className="text-primary underline underline-offset-4">
            Create one
          </Link>
        </>
      }
    >
      <ProviderButtons />
      <OnceHydrated
        outline={
          <FormOutline
            fields={[{ label: 'Email address' }, { label: 'Password' }]}
            action="Sign in"
          />
        }
      >
        <LoginForm />
      </OnceHydrated>
      <Link
        to="/forgot-password"
        className="text-primary justify-self-center underline-offset-4 hover:underline"
      >
        Forgot your password?
      </Link>
    </SessionPanel>
  );
}
