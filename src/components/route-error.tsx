import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { reloadForRelease } from '@/lib/reload-for-release.ts';

/** What a screen shows when what it needs cannot be read; trying again reads it again. */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [isLeaving] = useState(() => reloadForRelease(error));
  if (isLeaving) return <PagePending />;
  return (
    <ErrorState
      title="This could not be loaded"
      message={describeError(error)}
      onRetry={() => {
        queries.reset();
        reset();
        void router.invalidate();
      }}
    />
  );
}
