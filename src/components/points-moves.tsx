import { ArrowRightLeft } from 'lucide-react';
import type { ClosingAdvice } from '@/lib/describe-closing.ts';

/** Steps to take before cards are closed. */
export function PointsMoves({ moves }: Pick<ClosingAdvice, 'moves'>) {
  if (moves.length === 0) return null;
  return (
    <ul aria-label="Before you close anything" className="grid gap-2">
      {moves.map(({ owner, system, title, lines }) => (
        <li key={`${owner} ${system}`} className="bg-caution-soft flex gap-2 rounded-md p-3">
          <ArrowRightLeft aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="grid gap-0.5">
            <span className="font-medium">{title}</span>
            <span className="text-sm">{lines.join(' ')}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
