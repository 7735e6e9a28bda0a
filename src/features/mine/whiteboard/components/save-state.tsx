import { CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCloseQuestion } from '@/components/use-close-question.ts';
import { deviceRefusal } from '@/lib/storage/stored.ts';
import type { SyncStatus } from '../create-board-sync.ts';

const views = {
  saved: { icon: CircleCheck, text: 'Saved' },
  unsaved: { icon: LoaderCircle, text: 'Saving…' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  offline: { icon: CloudOff, text: 'Offline: kept on this device' },
  unkept: { icon: CloudOff, text: 'Offline: keep this tab open' },
} as const;

/** Save state of the board while there is no failure: saved, saving, or waiting for the network. */
export function SaveState({ status }: { status: SyncStatus }) {
  const refusal = deviceRefusal('drafts');
  const isRefused = useSyncExternalStore(refusal.subscribe, refusal.get);
  useCloseQuestion(isRefused && status.kind !== 'saved');
  if (status.kind === 'refused' || status.kind === 'gone') return null;
  const { icon: Icon, text } =
    views[isRefused && status.kind === 'offline' ? 'unkept' : status.kind];
  return (
    <p role="status" className="text-muted-foreground flex shrink-0 items-center gap-1.5 text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="sr-only sm:not-sr-only">{text}</span>
    </p>
  );
}
