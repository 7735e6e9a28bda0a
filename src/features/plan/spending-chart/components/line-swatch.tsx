import { lookOf } from '../place-marks.ts';

export function LineSwatch({ index }: { index: number }) {
  const { color, dashes } = lookOf(index);
  return (
    <svg aria-hidden viewBox="0 0 28 8" className="h-2 w-7 shrink-0">
      <path d="M0 4 H28" stroke={color} strokeWidth="3" strokeDasharray={dashes} fill="none" />
    </svg>
  );
}
