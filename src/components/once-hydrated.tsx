import type { ReactNode } from 'react';
import { useIsHydrated } from '@/lib/use-device-value.ts';

type OnceHydratedProps = {
  /** Placeholder in a prerendered page; should have the same height. */
  outline: ReactNode;
  children: ReactNode;
};

/** Content that works, or is known, only after hydration. */
export function OnceHydrated({ outline, children }: OnceHydratedProps) {
  const isHydrated = useIsHydrated();
  return isHydrated ? children : outline;
}
