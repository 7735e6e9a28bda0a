import { useRef, useState } from 'react';
import { keepMovedFocus } from '@/components/ui/keep-moved-focus.ts';

type Listener = (event: Event) => void;
type Listeners = {
  onOpenAutoFocus?: Listener | undefined;
  onCloseAutoFocus?: Listener | undefined;
};

/** What has the focus before a dialog takes it; of an item of a menu, which is gone with its menu, the menu's button. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  const id = menu?.getAttribute('aria-labelledby');
  return id == null ? focused : document.getElementById(id);
}

/**
 * For the content of a dialog that is rendered again whenever it opens: what was pressed has the focus again afterwards, also
 * where it is no trigger of the dialog's own. The library knows of no other, and would leave the focus to nobody.
 */
export function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: Listeners) {
  const opener = useRef<Element | null>(null);
  // A field of the dialog that takes the focus by itself does so before the dialog is asked.
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
