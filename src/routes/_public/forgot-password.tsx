import { Link, createFileRoute } from '@tanstack/react-router';
import { OnceHydrated } from '@/components/once-hydrated.tsx';
import { FormOutline } from '@/features/session/components/form-outline.tsx';
import { ForgotPasswordForm } from '@/features/session/components/forgot-password-form.tsx';
import { SessionPanel } from '@/features/session/components/session-panel.tsx';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/_public/forgot-password')({
  head: () => createPublicHead(PUBLIC_PAGES.forgotPassword),
  component: ForgotPasswordPage,
});

function ForgotPasswordPage() {
  return (
    <SessionPanel
      title={texts.forgotYourPassword}
      description={texts.weSendYouALink}
      footer={
        <Link to="/login" className="text-primary underline underline-offset-4">
          {texts.backToSignIn}
        </Link>
      }
    >
      <OnceHydrated
        outline={
          <FormOutline fields={[{ label: texts.eMailAddress }]} action={texts.sendTheLink} />
        }
      >
        <ForgotPasswordForm />
      </OnceHydrated>
    </SessionPanel>
  );
}
