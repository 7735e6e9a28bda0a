import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { isFreshSessionQuery } from '../check-identity.ts';
import { sessionQuery } from '../queries.ts';

const ChangePasswordForm = lazyNamed(
  () => import('./change-password-form.tsx'),
  'ChangePasswordForm',
);
const ChangeEmailForm = lazyNamed(() => import('./change-email-form.tsx'), 'ChangeEmailForm');

/** The member's sign-in methods and how to change them. */
export function SignInSettings({ email }: { email: string }) {
  const [open, setOpen] = useState<'password' | 'email'>();
  const fresh = useQuery(isFreshSessionQuery());
  const { data: session } = useQuery(sessionQuery());
  const account = { email, hasApp: session?.hasApp === true };
  const close = () => {
    setOpen(undefined);
  };
  if (open === undefined) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setOpen('password')}>
          Change my password
        </Button>
        <Button variant="outline" onClick={() => setOpen('email')}>
          Change my email address
        </Button>
      </div>
    );
  }
  return (
    <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
      {open === 'password' ? (
        <ChangePasswordForm account={account} onClose={close} />
      ) : (
        <ChangeEmailForm account={account} isFresh={fresh.data === true} onClose={close} />
      )}
    </Suspense>
  );
}
