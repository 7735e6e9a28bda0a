import type { ReactNode } from 'react';

export function PastFacts({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="text-muted-foreground hover:text-foreground w-fit cursor-pointer rounded-md py-1 text-sm font-medium">
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
