import { type ReactNode, useDeferredValue } from 'react';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Renders its children one frame later, so that the press that opened them is painted first. */
export function NextFrame({ children }: { children: ReactNode }) {
  const isAnswered = useDeferredValue(true, false);
  return isAnswered ? children : <Skeleton className="h-48" />;
}
