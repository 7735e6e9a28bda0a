import { useRef, useState } from 'react';

type Listener = (event: Event) => void;
type Listeners = {
  onOpenAutoFocus?: Listener | undefined;
  onCloseAutoFocus?: Listener | undefined;
};

/** The focused element before a dialog opens; for a menu item, which disappears with its menu, the menu's button. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const id = menu?.getAttribute('aria-labelledby');
  return id == null ? focused : document.getElementById(id);
}

/** Returns the focus to the button, unless the person moved on: taking it from a menu would close that menu. */
export function keepMovedFocus(event: Event): void {
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) event.preventDefault();
}

/**
 * For dialog content mounted on each opening: returns the focus to the pressed element afterwards, even if it is not
 * the dialog's own trigger. The library handles only its own triggers.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: Listeners) {
  const opener = useRef<Element | null>(null);
  // Read at first render, before an autofocused field of the dialog takes the focus.
  const [first] = useState(findOpener);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      keepMovedFocus(event);
      const target = [opener.current, first].find(
        (each) => each?.isConnected === true && each !== document.body,
      );
      if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
      event.preventDefault();
      target.focus();
    },
  };
}
