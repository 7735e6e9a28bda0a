import { cn } from '@/lib/class-names.ts';
import { type LiveStatus, useLiveStatus } from '@/lib/live/live-status.ts';

const looks: Readonly<Record<LiveStatus, { label: string; hint: string; dot: string }>> = {
  starting: { label: '', hint: '', dot: 'bg-transparent' },
  live: {
    label: 'Live',
    hint: 'Changes made elsewhere appear here automatically.',
    dot: 'bg-primary',
  },
  'catching-up': {
    label: 'Catching up',
    hint: 'Fetching changes made while you were offline.',
    dot: 'bg-caution animate-pulse motion-reduce:animate-none',
  },
  offline: {
    label: 'Offline',
    hint: 'No connection: you see the last data that was loaded. Reconnecting automatically.',
    dot: 'border-muted-foreground border bg-transparent',
  },
};

/** Shows if the screen follows changes made elsewhere; its text shows only when it matters. */
export function LiveIndicator() {
  return <LiveMark status={useLiveStatus()} />;
}

type LiveMarkProps = { status: LiveStatus; isNamed?: boolean };

export function LiveMark({ status, isNamed = false }: LiveMarkProps) {
  const { label, hint, dot } = looks[status];
  const isQuiet = status === 'live' || status === 'starting';
  return (
    <span
      aria-live="polite"
      title={hint}
      className="text-muted-foreground inline-flex items-center gap-1.5 text-sm whitespace-nowrap"
    >
      <span aria-hidden className={cn('size-2 shrink-0 rounded-full', dot)} />
      <span className={isNamed ? undefined : isQuiet ? 'sr-only' : 'max-lg:sr-only'}>{label}</span>
    </span>
  );
}
