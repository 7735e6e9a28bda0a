import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { describeError } from '@/lib/describe-error.ts';
import type { EditorStatus } from '../use-profile-editor.ts';

type SaveStatusProps = { status: EditorStatus; error: Error | null; onRetry: () => void };

export function SaveStatus({ status, error, onRetry }: SaveStatusProps) {
  return (
    <div role="status" className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
      {status === 'saved' && (
        <>
          <Check aria-hidden className="text-positive size-4" /> All changes saved
        </>
      )}
      {status === 'saving' && (
        <>
          <LoaderCircle aria-hidden className="size-4 animate-spin" /> Saving…
        </>
      )}
      {status === 'conflict' && (
        <>
          <CircleAlert aria-hidden className="text-caution size-4" /> Waiting for your decision
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert aria-hidden className="text-destructive size-4" />
          Not saved. {describeError(error)}
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
