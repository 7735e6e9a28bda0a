import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { Failure } from '@/lib/read-failure.ts';

type ErrorStateProps = {
  title: string;
  message?: string;
  failure?: Failure;
  /** The query to read again on a retry, unless `onRetry` is given. */
  query?: { readonly refetch: () => unknown; readonly isFetching: boolean };
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorState({
  title,
  message = 'Check your connection and try again.',
  failure,
  query,
  onRetry = query && (() => void query.refetch()),
  isRetrying = query?.isFetching ?? false,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="bg-card flex flex-col items-center gap-2 rounded-md border px-4 py-10 text-center text-balance"
    >
      <CircleAlert aria-hidden className="text-destructive size-8" />
      {failure && (
        <p className="text-destructive font-semibold">
          {failure.statusCode} {failure.statusMessage}
        </p>
      )}
      <p className="font-medium">{title}</p>
      <p className="text-muted-foreground max-w-prose">{message}</p>
      {failure && failure.message !== '' && (
        <p className="text-muted-foreground max-w-prose font-mono text-sm wrap-anywhere">
          {failure.message}
        </p>
      )}
      {onRetry && (
        <Button variant="outline" onClick={onRetry} isLoading={isRetrying} className="mt-2">
          {!isRetrying && <RotateCw aria-hidden />}
          Try again
        </Button>
      )}
    </div>
  );
}
