import type { ReactNode } from 'react';
import { formatExactCents } from '@/lib/format.ts';

type LedgerSectionProps = {
  title: string;
  rows: readonly { key: string; label: ReactNode; detail: ReactNode; valueCents: number }[];
};

export function LedgerSection({ title, rows }: LedgerSectionProps) {
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, row) => sum + row.valueCents, 0);
  return (
    <section aria-label={title} className="grid gap-1">
      <h3 className="flex items-baseline justify-between gap-4 px-3 text-sm font-semibold">
        {title}
        <span>{formatExactCents(total)}</span>
      </h3>
      <ul className="divide-y rounded-md border text-sm">
        {rows.map((row) => (
          <li key={row.key} className="flex items-baseline justify-between gap-4 px-3 py-2">
            <span className="min-w-0">
              {row.label}
              <span className="text-muted-foreground block">{row.detail}</span>
            </span>
            <span className="shrink-0">{formatExactCents(row.valueCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
