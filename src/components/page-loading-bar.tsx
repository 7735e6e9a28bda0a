import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/class-names.ts';

/** Milliseconds: delay before the bar shows, how long the full bar stays, and how long it takes to reset. */
const THROTTLE = 200;
const HIDE_DELAY = 500;
const RESET_DELAY = 400;

type Phase = 'idle' | 'loading' | 'full' | 'reset';

/** A bar of 3 px at the top while a page is on its way; quick pages never show it. */
export function PageLoadingBar() {
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  const [phase, setPhase] = useState<Phase>('idle');
  const isShown = useRef(false);

  useEffect(() => {
    const timers: number[] = [];
    const later = (next: Phase, delay: number) => {
      const timer = window.setTimeout(() => {
        isShown.current = next !== 'idle';
        setPhase(next);
      }, delay);
      timers.push(timer);
    };
    if (isPending) {
      later('loading', THROTTLE);
    } else if (isShown.current) {
      later('full', 0);
      later('reset', HIDE_DELAY);
      later('idle', HIDE_DELAY + RESET_DELAY);
    }
    return () => {
      timers.forEach((timer) => {
        window.clearTimeout(timer);
      });
    };
  }, [isPending]);

  return phase === 'idle' ? null : <LoadingBar phase={phase} className="fixed z-[70]" />;
}

type LoadingBarProps = { phase: Exclude<Phase, 'idle'>; className: string };

export function LoadingBar({ phase, className }: LoadingBarProps) {
  return (
    <div
      aria-hidden
      className={cn(
        'bg-primary pointer-events-none inset-x-0 top-0 h-[3px] origin-left transition-[scale,opacity]',
        className,
        phase === 'loading' && 'animate-loading-bar',
        phase === 'full' && 'scale-x-100 duration-200',
        phase === 'reset' && 'opacity-0 duration-400',
      )}
    />
  );
}
