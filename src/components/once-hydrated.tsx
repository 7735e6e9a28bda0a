import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/use-device-value.ts';

type OnceHydratedProps = {
  /** Stands in its place in a prerendered page; best of the same height. */
  outline: ReactNode;
  children: ReactNode;
};

/** What works, or may be there, only once the page is hydrated. */
export function OnceHydrated({ outline, children }: OnceHydratedProps) {
  const isHydrated = useIsHydrated();
  return isHydrated ? children : outline;
}
