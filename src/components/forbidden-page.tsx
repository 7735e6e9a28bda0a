import { Link } from '@tanstack/react-router';
import { StatusPage } from '@/components/status-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { ForbiddenError } from '@/lib/forbidden-error.ts';

const REASONS = {
  closed: {
    message: 'This area is for admins. Your account isn’t one.',
    to: '/app',
    action: 'Go to your cards',
  },
  'needs-app': {
    message:
      'Admins sign in with an authenticator app. Set one up in your profile under “Authenticator app”, then come back.',
    to: '/app/my-profile',
    hash: 'authenticator-app',
    action: 'Go to your profile',
  },
} as const;

export function ForbiddenPage({ reason }: { reason: ForbiddenError['reason'] }) {
  const { message, action, ...link } = REASONS[reason];
  return (
    <main id="main">
      <title>Forbidden</title>
      <StatusPage
        statusCode={403}
        statusMessage="Forbidden"
        message={message}
        action={
          <Button asChild variant="outline">
            <Link {...link}>{action}</Link>
          </Button>
        }
      />
    </main>
  );
}
