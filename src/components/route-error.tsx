import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router';
import { use, useEffect, useState } from 'react';
import { InFrameContext } from '@/components/app-frame/in-frame-context.ts';
import { ErrorState } from '@/components/error-state.tsx';
import { NoIndex } from '@/components/no-index.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { PagePending } from '@/components/page-pending.tsx';
import { isBot } from '@/lib/bots.ts';
import { describeError } from '@/lib/describe-error.ts';
import { keepError } from '@/lib/kept-errors.ts';
import { nameScreen } from '@/lib/name-screen.ts';
import { readFailure } from '@/lib/read-failure.ts';
import { reloadForPart, reloadForRelease } from '@/lib/reload-for-release.ts';

/**
 * Error page for a screen whose data could not be read. Retry reads again. Not indexed by search engines. Brings its
 * own margins outside the members' frame.
 */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const isFramed = use(InFrameContext);
  const queries = useQueryErrorResetBoundary();
  const [isLeaving] = useState(() => reloadForRelease(error));
  const { title, subject } = useMatch({ strict: false, select: nameScreen });
  useEffect(() => {
    keepError('boundary', error);
  }, [error]);
  if (isLeaving) return <PagePending />;
  if (isBot()) return <NoIndex />;
  return (
    <div className={isFramed ? undefined : 'mx-auto w-full max-w-6xl px-4 py-6'}>
      <NoIndex />
      {title !== undefined && <PageHeader title={title} />}
      <ErrorState
        title={`${subject} could not be loaded`}
        message={describeError(error)}
        failure={readFailure(error)}
        onRetry={() => {
          if (reloadForPart(error)) return;
          queries.reset();
          reset();
          void router.invalidate();
        }}
      />
    </div>
  );
}
