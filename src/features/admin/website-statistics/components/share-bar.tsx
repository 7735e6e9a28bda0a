import { formatNumber, formatPercent } from '@/lib/format.ts';

type ShareBarProps = { label: string; part: number; whole: number };

export function ShareBar({ label, part, whole }: ShareBarProps) {
  const percent = whole === 0 ? 0 : Math.floor((100 * part) / whole);
  return (
    <li className="grid gap-1">
      <span className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="text-muted-foreground whitespace-nowrap">
          {formatNumber(part)} of {formatNumber(whole)} · {formatPercent(percent)}
        </span>
      </span>
      <span aria-hidden className="bg-muted h-2 overflow-hidden rounded-full">
        <span className="bg-primary block h-full" style={{ width: `${percent}%` }} />
      </span>
    </li>
  );
}
