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
  /** What it is shown with; null while it is not. */
  shown: P | null;
};

/** A dialog, or something else that few ask for, whose program comes when somebody does. */
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
  // The page says so, or gets the files of a new release.
  if (failure) throw failure.error;
  return shown && Shown && createElement(Shown, shown);
}
