import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { describeError } from '@/lib/describe-error.ts';

/** What a screen shows when what it needs cannot be read; trying again reads it again. */
export function RouteError({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
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
