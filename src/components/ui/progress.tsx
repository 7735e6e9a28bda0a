import { cn } from '@/lib/class-names.ts';

type ProgressProps = {
  value: number;
  /** 100 by default. */
  max?: number;
  label: string;
  className?: string;
};

/** The share of `max` that `value` is, clamped to 0 to 100 percent. */
export function computeProgressPercent(value: number, max = 100): number {
  if (!(max > 0) || Number.isNaN(value)) return 0;
  return Math.min(100, Math.max(0, (value / max) * 100));
}

export function Progress({ value, max = 100, label, className }: ProgressProps) {
  const percent = computeProgressPercent(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${Math.round(percent)}%`}
      className={cn('bg-muted h-2 w-full overflow-hidden rounded-full', className)}
    >
      <div
        className="bg-primary h-full rounded-full transition-[width]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
