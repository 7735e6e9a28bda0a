import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { formatWholeDollars } from '@/lib/format.ts';

type MarginalFigureProps = {
  name: string;
  wholeCents: number;
  /** The wallet without the card. */
  without: WalletValue;
  names: LedgerNames;
};

export function MarginalFigure({ name, wholeCents, without, names }: MarginalFigureProps) {
  return (
    <LedgerDialog
      figure={formatWholeDollars(wholeCents - without.netCents)}
      title={`What the wallet would lose without ${name}`}
      description="Its spending moves to the other cards."
      className="font-medium"
    >
      <LedgerSection
        title="Lost in a year"
        rows={[
          { key: 'whole', label: 'The wallet', detail: 'net value', valueCents: wholeCents },
          {
            key: 'without',
            label: `Without ${name}`,
            detail: 'net value',
            valueCents: 0 - without.netCents,
          },
        ]}
      />
      <details>
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          Without it: every line
        </summary>
        <div className="pt-2">
          <LedgerLines lines={without.lines} names={names} showCards />
        </div>
      </details>
    </LedgerDialog>
  );
}
