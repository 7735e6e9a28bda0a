import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { averagedYears, type WalletFigures } from '../compute-wallet-figures.ts';

export function AverageFigure({ name, figures }: { name: string; figures: WalletFigures }) {
  const later = averagedYears - 1;
  return (
    <LedgerDialog
      figure={formatWholeDollars(figures.averageCents)}
      title={`${name}, average of ${averagedYears} years`}
      description={`The first year and ${later} later ones, each with the same weight.`}
    >
      <LedgerSection
        title="Average"
        rows={[
          {
            key: 'first',
            label: 'First year',
            detail: `${formatWholeDollars(figures.firstCents)} ÷ ${averagedYears}`,
            valueCents: figures.firstCents / averagedYears,
          },
          {
            key: 'later',
            label: 'Later years',
            detail: `${later} × ${formatWholeDollars(figures.steady.netCents)} ÷ ${averagedYears}`,
            valueCents: (later * figures.steady.netCents) / averagedYears,
          },
        ]}
      />
    </LedgerDialog>
  );
}
