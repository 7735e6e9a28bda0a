import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { formatWholeDollars } from '@/lib/format.ts';

type NetFigureProps = {
  title: string;
  cents: number;
  lines: readonly LedgerLine[];
  names: LedgerNames;
};

export function NetFigure({ title, cents, lines, names }: NetFigureProps) {
  return (
    <LedgerDialog figure={formatWholeDollars(cents)} title={title}>
      <LedgerLines lines={lines} names={names} showCards />
    </LedgerDialog>
  );
}
