import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { NoIndex } from '@/components/no-index.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { StatusPage } from '@/components/status-page.tsx';
import { Button } from '@/components/ui/button.tsx';
import { isBot } from '@/lib/bots.ts';
import { keepError } from '@/lib/kept-errors.ts';
import { readFailure } from '@/lib/read-failure.ts';
import { reloadForPart, reloadForRelease } from '@/lib/reload-for-release.ts';

/** Shown for errors no screen handled. Status 404 has its own variant. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const [isLeaving] = useState(() => reloadForRelease(error));
  useEffect(() => {
    keepError('boundary', error);
    if (!isLeaving) console.error(error);
  }, [error, isLeaving]);
  if (isLeaving) return <PagePending />;
  if (isBot()) return <NoIndex />;
  return (
    <>
      <NoIndex />
      <StatusPage
        {...readFailure(error)}
        action={
          <Button
            variant="outline"
            onClick={() => {
              if (reloadForPart(error)) return;
              reset();
              void router.invalidate();
            }}
          >
            Try again
          </Button>
        }
      />
    </>
  );
}
