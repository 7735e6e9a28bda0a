import {
  type FocusEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import type { Part } from '@/lib/part.ts';
import { reloadForRelease } from '@/lib/reload-for-release.ts';

export type PopupProps = {
  /** Uncontrolled if undefined. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/**
 * Something that opens at a button, drawn by a part of the app that comes with the first need, or before: when the
 * pointer or the focus comes near, at the latest when the browser is idle. A press that is earlier opens it once the
 * part is here.
 */
export function usePopup(part: Part<unknown>, { open, onOpenChange }: PopupProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isHere = useSyncExternalStore(part.subscribe, part.get, part.get) !== undefined;
  const isWanted = open ?? isOwnOpen;
  const isOpen = isWanted && isHere;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const giveUp = useEffectEvent((error: unknown) => {
    setOpen(false);
    if (!reloadForRelease(error)) reportFailure('This could not be opened')(error);
  });
  const isWaiting = isWanted && !isHere;
  useEffect(() => {
    if (isWaiting) part.load().catch(giveUp);
  }, [part, isWaiting]);
  useEffect(() => {
    part.loadWhenIdle();
  }, [part]);

  return {
    trigger,
    triggerId: `${id}trigger`,
    contentId: `${id}content`,
    isHere,
    isOpen,
    /** Stays mounted after the first opening, for the next one and to return the focus. */
    wasOpen: wasOpen || isOpen,
    setOpen,
    /** Opens or closes it. A second press before it is here changes nothing. */
    toggle: () => setOpen(!isOpen),
    /** Props of the button, which preload the part. */
    near: {
      onPointerEnter: part.loadEarly,
      onFocus: part.loadEarly,
      // Cancels the opening if the focus has moved elsewhere.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (isWaiting && relatedTarget !== null) setOpen(false);
      },
    },
  };
}

export type Popup = ReturnType<typeof usePopup>;
