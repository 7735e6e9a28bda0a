import type { ComparisonRow } from '@/components/comparison/comparison-row.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { Subject } from '../schema.ts';
import { averagedYears } from '../compute-wallet-figures.ts';
import type { WalletFigures } from '../compute-wallet-figures.ts';
import { NetFigure } from './net-figure.tsx';

type Column = { readonly subject: Subject; readonly figures: WalletFigures };

const parts = [
  { kind: 'spend', label: 'Rewards' },
  { kind: 'credit', label: 'Credits' },
  { kind: 'fee', label: 'Annual fees' },
  { kind: 'cost', label: 'Payment costs' },
] as const;

function describeNew({ newCards, refusedBonuses }: WalletFigures): string {
  if (newCards.length === 0) return 'all held already';
  const opened = `${formatCount(newCards.length, 'card')} to open`;
  const { length } = refusedBonuses;
  return length === 0 ? opened : `${opened}, ${length} without a bonus you can get`;
}

function AverageFigure({ name, figures }: { name: string; figures: WalletFigures }) {
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

/** Value of each wallet in the first year, in later years and on average, with its parts. */
export function listYearRows(
  columns: readonly Column[],
  names: LedgerNames,
): readonly ComparisonRow[] {
  const row = (
    label: string,
    linesOf: (column: Column) => readonly LedgerLine[],
    detailOf?: (column: Column) => string,
    shownOf?: (column: Column) => number,
  ): ComparisonRow => ({
    key: label,
    label,
    cells: columns.map((column) => {
      const lines = linesOf(column);
      const cents = lines.reduce((sum, line) => sum + line.valueCents, 0);
      const detail = detailOf?.(column) ?? '';
      const shown = shownOf?.(column) ?? cents;
      return {
        text: formatWholeDollars(shown),
        content: (
          <NetFigure
            title={`${label}: ${column.subject.name}`}
            cents={shown}
            lines={lines}
            names={names}
          />
        ),
        rank: cents,
        ...(detail !== '' && { detail }),
      };
    }),
  });
  return [
    row(
      'First year',
      ({ figures }) => figures.firstLines,
      ({ figures }) => describeNew(figures),
    ),
    row('Later years', ({ figures }) => figures.steady.lines),
    {
      key: 'average',
      label: `Average of ${averagedYears} years`,
      cells: columns.map(({ subject, figures }) => ({
        text: formatWholeDollars(figures.averageCents),
        content: <AverageFigure name={subject.name} figures={figures} />,
        rank: figures.averageCents,
      })),
    },
    ...parts
      .filter(
        ({ kind }) =>
          kind !== 'cost' || columns.some(({ figures }) => figures.steady.costsCents > 0),
      )
      .map(({ kind, label }) =>
        row(
          `${label}, later years`,
          ({ figures }) => figures.steady.lines.filter((line) => line.kind === kind),
          undefined,
          ({ figures: { steady } }) =>
            shownParts(
              parts.map((part) =>
                steady.lines.reduce(
                  (sum, line) => sum + (line.kind === part.kind ? line.valueCents : 0),
                  0,
                ),
              ),
            )[parts.findIndex((part) => part.kind === kind)] ?? 0,
        ),
      ),
  ];
}
