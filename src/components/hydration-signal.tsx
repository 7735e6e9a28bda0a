import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydrationContext = createContext(false);

/**
 * Reports when a whole rendered page is hydrated, which React does part by part: a context change reaches every part,
 * and React hydrates each before it applies the change.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setHydrated(true);
    });
  }, []);
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}
