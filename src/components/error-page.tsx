import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PagePending } from '@/components/page-pending.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import { isBot } from '@/lib/bots.ts';
import { reloadForRelease } from '@/lib/reload-for-release.ts';
import { getErrorStatus } from '@/lib/retry-policy.ts';

/** Shown for whatever no screen handled. A status of 404 has its own variant. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const [isLeaving] = useState(() => reloadForRelease(error));
  useEffect(() => {
    if (!isLeaving) console.error(error);
  }, [error, isLeaving]);
  if (isLeaving) return <PagePending />;
  if (isBot()) return null;
  return (
    <StatusPage
      statusCode={getErrorStatus(error) ?? 500}
      message={error instanceof Error ? error.message : String(error)}
      action={
        <Button
          variant="outline"
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Try again
        </Button>
      }
    />
  );
}
