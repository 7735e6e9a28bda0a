import { Search } from 'lucide-react';
import { useDeviceValue } from '@/lib/use-device-value.ts';

const isAppleDevice = () => /Mac|iPhone|iPad/u.test(navigator.userAgent);

type Listener = () => void;

const listeners = new Set<Listener>();
let isWanted = false;

/** Asks the search overlay to open now, or once it is mounted. */
export function openFind(): void {
  isWanted = listeners.size === 0;
  for (const listener of listeners) listener();
}

export function subscribeToFind(listener: Listener): () => void {
  listeners.add(listener);
  if (isWanted) {
    isWanted = false;
    listener();
  }
  return () => listeners.delete(listener);
}

export function FindButton() {
  const isMac = useDeviceValue(isAppleDevice, false);
  return (
    <button
      type="button"
      onClick={openFind}
      aria-label="Find"
      aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
      className="text-muted-foreground hover:bg-accent hover:text-foreground inline-flex h-10 min-w-10 items-center justify-center gap-2 rounded-md px-2 text-sm font-medium lg:border lg:px-3"
    >
      <Search aria-hidden className="size-5" />
      <span className="max-lg:hidden">Find</span>
      <kbd aria-hidden className="font-sans whitespace-nowrap max-lg:hidden">
        {isMac ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </button>
  );
}
