import { useEffect, useEffectEvent } from 'react';

/**
 * Saves on Ctrl S or ⌘ S wherever the focus is, except in a dialog. A form that was just replaced has lost the focus,
 * and the page's own form may still be loading.
 */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const isInDialog =
        event.target instanceof Element &&
        event.target.closest('[role="dialog"], [role="alertdialog"]') !== null;
      if (!isInDialog) onSave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
