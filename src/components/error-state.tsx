import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

type ErrorStateProps = {
  title: string;
  /** A sentence for people, from the one place that turns errors into sentences. */
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
};

export function ErrorState({ title, message, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="bg-card flex flex-col items-center gap-2 rounded-md border px-4 py-10 text-center text-balance"
    >
      <CircleAlert aria-hidden className="text-destructive size-8" />
      <p className="font-medium">{title}</p>
      <p className="text-muted-foreground max-w-prose">{message}</p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry} isLoading={isRetrying} className="mt-2">
          {!isRetrying && <RotateCw aria-hidden />}
          Try again
        </Button>
      )}
    </div>
  );
}
