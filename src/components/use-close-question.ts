import { useEffect } from 'react';

/** Lets the browser ask before the tab closes or reloads, while something would be lost. */
export function useCloseQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const keepOpen = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', keepOpen);
    return () => {
      window.removeEventListener('beforeunload', keepOpen);
    };
  }, [isUnsaved]);
}
