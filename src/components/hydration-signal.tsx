import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydrationContext = createContext(false);

/**
 * Says when all of a drawn page is hydrated, which React does part by part: the change of a context reaches every part,
 * whether anything reads the context or not, and React hydrates each of them before it lets the change in.
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
