import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { SyncStatus } from '../create-board-sync.ts';

/** Reason to show after a status: null for none, undefined to keep the previous one. */
function reasonOf(status: SyncStatus): string | null | undefined {
  if (status.kind === 'refused') return status.reason;
  if (status.kind === 'gone') return 'Deleted elsewhere: export it to keep it';
  return status.kind === 'saved' ? null : undefined;
}

/**
 * Why the board is not saved, and what to do: a sentence that has the width to itself. It stays while another try is on its
 * way, so that the drawing below does not move with each stroke.
 */
export function SaveFailure({ status }: { status: SyncStatus }) {
  const [shown, setShown] = useState<string | null>(null);
  const reason = reasonOf(status);
  if (reason !== undefined && reason !== shown) setShown(reason);
  if (shown === null) return null;
  return (
    <p role="alert" className="text-destructive bg-card flex gap-1.5 border-b px-4 py-2 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {shown}
    </p>
  );
}
