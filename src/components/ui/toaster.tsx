import * as ToastPrimitive from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  type ToastEntry,
  dismissToast,
  listToasts,
  subscribeToToasts,
} from '@/components/ui/toast-store.ts';

const icons = {
  neutral: <Info aria-hidden className="text-muted-foreground mt-0.5 size-5 shrink-0" />,
  success: <CircleCheck aria-hidden className="text-positive mt-0.5 size-5 shrink-0" />,
  error: <CircleAlert aria-hidden className="text-destructive mt-0.5 size-5 shrink-0" />,
};

const TICK_MS = 250;
/** Five seconds. */
const SHOWN_TICKS = 20;

/** A message that is pointed at or focused, the list of them, or a window in the background: none leaves meanwhile. */
type Holder = number | 'list' | 'window' | null;

type ToastProps = {
  entry: ToastEntry;
  isHeld: boolean;
  onHold: (holder: Holder) => void;
};

function Toast({ entry, isHeld, onHold }: ToastProps) {
  const { action, id } = entry;
  useEffect(() => {
    if (isHeld) return undefined;
    let left = SHOWN_TICKS;
    // Seconds in which the page is busy, such as planning, count as one tick: the toast could not be pressed.
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) dismissToast(id);
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isHeld, id]);
  const release = () => {
    onHold(null);
  };
  return (
    <ToastPrimitive.Root
      onPointerMove={() => {
        onHold(id);
      }}
      onPointerLeave={release}
      onFocus={() => {
        onHold(id);
      }}
      onBlur={release}
      type={entry.tone === 'error' ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id);
      }}
      className="bg-popover text-popover-foreground data-[state=open]:animate-in data-[state=open]:slide-in-from-top-2 pointer-events-auto flex w-full items-start gap-3 rounded-md border p-4 shadow-lg data-[swipe=cancel]:translate-y-0 data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)"
    >
      {icons[entry.tone ?? 'neutral']}
      <div className="grid min-w-0 flex-1 gap-1">
        <ToastPrimitive.Title className="text-base font-medium">{entry.title}</ToastPrimitive.Title>
        {entry.description && (
          <ToastPrimitive.Description className="text-muted-foreground text-sm">
            {entry.description}
          </ToastPrimitive.Description>
        )}
        {action && (
          <ToastPrimitive.Action
            altText={action.label}
            onClick={action.onPress}
            className="text-primary w-fit text-sm font-medium underline-offset-4 hover:underline"
          >
            {action.label}
          </ToastPrimitive.Action>
        )}
      </div>
      <ToastPrimitive.Close
        aria-label="Dismiss"
        className="text-muted-foreground hover:bg-accent -m-1 flex size-7 shrink-0 items-center justify-center rounded-md"
      >
        <X aria-hidden className="size-4" />
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  );
}

export function Toaster() {
  const entries = useSyncExternalStore(subscribeToToasts, listToasts);
  const [holder, setHolder] = useState<Holder>(null);
  useEffect(() => {
    const hold = () => {
      setHolder('window');
    };
    const release = () => {
      setHolder(null);
    };
    window.addEventListener('blur', hold);
    window.addEventListener('focus', release);
    return () => {
      window.removeEventListener('blur', hold);
      window.removeEventListener('focus', release);
    };
  }, []);
  const isHeld = typeof holder === 'number' ? entries.some(({ id }) => id === holder) : !!holder;
  return (
    // Radix's own timer is off: it runs while the page is busy, and hears of the pointer only once a transition is drawn.
    <ToastPrimitive.Provider duration={Infinity} swipeDirection="up" swipeThreshold={50}>
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} isHeld={isHeld} onHold={setHolder} />
      ))}
      <ToastPrimitive.Viewport
        hotkey={['F8']}
        onFocus={() => setHolder('list')}
        onBlur={() => setHolder(null)}
        className="pointer-events-none fixed top-4 left-1/2 z-[60] flex w-[calc(100vw-2rem)] max-w-sm -translate-x-1/2 flex-col gap-4 outline-none"
      />
    </ToastPrimitive.Provider>
  );
}
