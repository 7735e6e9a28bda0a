import {
  type ComponentType,
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Part } from '@/lib/part.ts';

type OnNeedProps<P> = {
  /** Fetched when it is first shown, or before, when the browser is idle. */
  part: Part<ComponentType<P>>;
  /** Props of the shown component; null while hidden. */
  shown: P | null;
};

/** A dialog or other rarely used part whose code loads when it is first shown. */
export function OnNeed<P extends object>({ part, shown }: OnNeedProps<P>) {
  const Shown = useSyncExternalStore(part.subscribe, part.get, part.get);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isWaiting = shown !== null && !Shown;
  useEffect(() => {
    part.loadWhenIdle();
  }, [part]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isWanted = true;
    part.load().catch((error: unknown) => {
      if (isWanted) setFailure({ error });
    });
    return () => {
      isWanted = false;
    };
  }, [part, isWaiting]);
  // The error boundary shows it, or reloads for a new release.
  if (failure) throw failure.error;
  return shown && Shown && createElement(Shown, shown);
}
