import type { ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatWholeDollars } from '@/lib/format.ts';

type CardVerdictProps = {
  marginalCents: number;
  title: string;
  description: string;
  verdict: { tone: 'primary' | 'neutral' | 'caution'; text: string };
  /** The margin by which the verdict would change. */
  tips?: string;
  cautions?: ReactNode;
  children: ReactNode;
};

export function CardVerdict({
  marginalCents,
  title,
  description,
  verdict,
  tips,
  cautions,
  children,
}: CardVerdictProps) {
  const sign = marginalCents >= 0 ? '+' : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-1 sm:grid sm:justify-items-end">
      <Badge tone={verdict.tone} className="sm:order-last">
        {verdict.text}
      </Badge>
      <LedgerDialog
        figure={`${sign}${formatWholeDollars(marginalCents)}`}
        title={title}
        description={description}
        className="font-semibold"
      >
        {children}
      </LedgerDialog>
      {tips !== undefined && (
        <p className="text-muted-foreground basis-full text-sm sm:order-last sm:text-right">
          {tips}
        </p>
      )}
      {cautions}
    </div>
  );
}
