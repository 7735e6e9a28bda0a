import { createContext, type ReactNode, startTransition, useEffect, useState } from 'react';

const HydrationContext = createContext(false);

/** Reports when all parts of the page are hydrated: React hydrates each part before it applies a context change. */
export function HydrationSignal({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}
