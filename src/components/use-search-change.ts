import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Changes parts of the page's search, without a new entry in the history and without scrolling. */
export function useSearchChange<Search extends object>(): (next: Partial<Search>) => void {
  const navigate = useNavigate();
  return useCallback(
    (next) =>
      void navigate({
        to: '.',
        search: (known) => ({ ...known, ...next }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
