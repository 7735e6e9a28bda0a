import { Link } from '@tanstack/react-router';
import { StatusPage } from '@/components/status-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ForbiddenError } from '@/lib/forbidden-error.ts';
import * as texts from './texts.ts';

const REASONS = {
  closed: {
    message: texts.thisAreaIsForThose,
    to: '/app',
    action: texts.goToYourCards,
  },
  'needs-app': {
    message: texts.adminsSignInWithAn,
    to: '/app/my-profile',
    action: texts.goToYourProfile,
  },
} as const;

export function ForbiddenPage({ reason }: { reason: ForbiddenError['reason'] }) {
  const { message, to, action } = REASONS[reason];
  return (
    <main id="main">
      <title>{texts.forbidden}</title>
      <StatusPage
        statusCode={403}
        statusMessage={texts.forbidden}
        message={message}
        action={
          <Button asChild variant="outline">
            <Link to={to}>{action}</Link>
          </Button>
        }
      />
    </main>
  );
}
