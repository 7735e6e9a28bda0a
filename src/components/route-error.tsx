import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { nameScreen } from '@/lib/name-screen.ts';
import { reloadForRelease } from '@/lib/reload-for-release.ts';

/** What a screen shows when what it needs cannot be read: its name, and what could not; trying again reads it again. */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [isLeaving] = useState(() => reloadForRelease(error));
  const { title, subject } = useMatch({ strict: false, select: nameScreen });
  if (isLeaving) return <PagePending />;
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <ErrorState
        title={`${subject} could not be loaded`}
        message={describeError(error)}
        onRetry={() => {
          queries.reset();
          reset();
          void router.invalidate();
        }}
      />
    </>
  );
}
