import type { ReactNode } from 'react';
import { useDeviceValue } from '@/lib/use-device-value.ts';

type OnceTakenOverProps = {
  /** Stands in its place in a page that was drawn at build time; best of the same height. */
  outline: ReactNode;
  children: ReactNode;
};

/** What works, or may be there, only once the app has taken over the page. */
export function OnceTakenOver({ outline, children }: OnceTakenOverProps) {
  const isTakenOver = useDeviceValue(() => true, false);
  return isTakenOver ? children : outline;
}
