import { onlineManager, useIsMutating } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCloseQuestion } from '@/components/use-close-question.ts';
import { offlineChoice } from '@/lib/offline-choice.ts';
import { deviceRefusal } from '@/lib/storage/stored.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/**
 * Shows that the network is down, and how many changes wait for it. A tab with unsent changes that no other tab has
 * asks before it closes, since they would be lost.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  const waiting = useIsMutating({ predicate: ({ state }) => state.isPaused });
  const unsaved = useIsMutating({
    predicate: ({ meta, state }) => state.isPaused || meta?.edit !== undefined,
  });
  const isWanted = useSyncExternalStore(offlineChoice.subscribe, offlineChoice.get) !== null;
  const refusal = deviceRefusal('edits');
  const isRefused = useSyncExternalStore(refusal.subscribe, refusal.get);
  const isKept = isWanted && !isRefused;
  useCloseQuestion(unsaved > 0 && !isKept);

  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-caution-soft mb-4 flex items-center gap-2 rounded-md border px-3 py-2 text-sm">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {waiting === 0
            ? 'You are offline. Your changes will be sent when you’re back online.'
            : `You are offline. ${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'} for the network: ${isKept ? 'kept on this device until then' : 'keep this tab open'}.`}
        </p>
      )}
    </div>
  );
}
