import { Link, createFileRoute } from '@tanstack/react-router';
import { OnceHydrated } from '@/components/once-hydrated.tsx';
import { ForgotPasswordForm } from '@/features/account/session/components/forgot-password-form.tsx';
import { FormOutline, SessionPanel } from '@/features/account/session/components/session-panel.tsx';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => createPublicHead(PUBLIC_PAGES.forgotPassword),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return (
    <SessionPanel
      title="Forgot your password?"
      description="We’ll email you a link to choose a new one."
      footer={
        <Link to="/login" className="text-primary underline underline-offset-4">
          Back to sign-in
        </Link>
      }
    >
      <OnceHydrated
        outline={<FormOutline fields={[{ label: 'Email address' }]} action="Send the link" />}
      >
        <ForgotPasswordForm />
      </OnceHydrated>
    </SessionPanel>
  );
}
