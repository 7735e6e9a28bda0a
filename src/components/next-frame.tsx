import { type ReactNode, useDeferredValue } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Draws what it holds after the frame that it appears in, so that the press that opened it is answered first. */
export function NextFrame({ children }: { children: ReactNode }) {
  const isAnswered = useDeferredValue(true, false);
  return isAnswered ? children : <Skeleton className="h-48" />;
}
