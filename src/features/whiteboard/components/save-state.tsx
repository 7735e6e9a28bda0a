import { CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import type { SyncStatus } from '../board-sync.ts';

const views = {
  saved: { icon: CircleCheck, text: 'Saved' },
  unsaved: { icon: LoaderCircle, text: 'Saving…' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  offline: { icon: CloudOff, text: 'Offline: kept on this device' },
  gone: { icon: CircleAlert, text: 'Deleted elsewhere: export it to keep it' },
  refused: { icon: CircleAlert, text: 'Not saved' },
} as const;

/** How the board stands: saved, on its way, waiting for the network, or refused and why. */
export function SaveState({ status }: { status: SyncStatus }) {
  const { icon: Icon, text } = views[status.kind];
  const isBad = status.kind === 'refused' || status.kind === 'gone';
  return (
    <p
      role="status"
      className={`flex shrink-0 items-center gap-1.5 text-sm ${isBad ? 'text-destructive' : 'text-muted-foreground'}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={isBad ? '' : 'sr-only sm:not-sr-only'}>
        {status.kind === 'refused' ? status.reason : text}
      </span>
    </p>
  );
}
