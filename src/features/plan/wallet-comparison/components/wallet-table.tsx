import { X } from 'lucide-react';
import { memo } from 'react';
import { orderRows, SNAP_AREA, SNAP_COLUMN } from '@/components/comparison/comparison-row.ts';
import type { ComparisonRow } from '@/components/comparison/comparison-row.ts';
import { ComparisonRows } from '@/components/comparison/comparison-rows.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Table } from '@/components/ui/table.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatPercent, formatWholeDollars } from '@/lib/format.ts';
import type { LedgerLine, SpendLine } from '@/domain/rewards/ledger-line.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { Subject } from '../schema.ts';
import type { WalletFigures } from '../compute-wallet-figures.ts';
import { listYearRows } from './year-rows.tsx';
import { NetFigure } from './net-figure.tsx';

type WalletTableProps = {
  subjects: readonly Subject[];
  figuresOf: (subject: Subject) => WalletFigures;
  inputs: ValuationInputs;
  showsAll: boolean;
  onRemove: (subject: Subject) => void;
};

type CategoryRow = {
  readonly slug: string;
  readonly name: string;
  readonly spendCents: number;
  /** The spend lines of each wallet in this category. */
  readonly lines: readonly (readonly SpendLine[])[];
};

/** Each wallet's earnings by category of the member's spending, largest first. */
function listCategoryRows(
  wallets: readonly (readonly LedgerLine[])[],
  spending: Readonly<Record<string, number>>,
  rows: Pick<CatalogRows, 'categories'>,
): readonly CategoryRow[] {
  return rows.categories
    .map(({ slug, name, sub_categories: parts }) => {
      const own = new Set(parts.map((part) => part.slug));
      const isHere = (line: LedgerLine): line is SpendLine =>
        line.kind === 'spend' && own.has(line.subCategory);
      return {
        slug,
        name,
        spendCents: [...own].reduce((sum, part) => sum + (spending[part] ?? 0), 0),
        lines: wallets.map((lines) => lines.filter(isHere)),
      };
    })
    .filter(({ spendCents }) => spendCents > 0)
    .sort((a, b) => b.spendCents - a.spendCents);
}

export const WalletTable = memo(function WalletTable(props: WalletTableProps) {
  const { subjects, inputs, showsAll, onRemove } = props;
  const { names } = inputs;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const columns = subjects.map((subject) => ({ subject, figures: props.figuresOf(subject) }));
  const categories = listCategoryRows(
    columns.map(({ figures }) => figures.steady.lines),
    inputs.spending,
    inputs.rows,
  ).map(({ slug, name, spendCents, lines }): ComparisonRow => ({
    key: slug,
    label: `${name}, ${formatWholeDollars(spendCents)}`,
    cells: lines.map((own, column) => {
      const earned = own.reduce((sum, line) => sum + line.valueCents, 0);
      const cards = [...new Set(own.map(({ card }) => names.card(card)))];
      return {
        text: formatWholeDollars(earned),
        content: (
          <NetFigure
            title={`${name} with ${columns[column]?.subject.name ?? ''}`}
            cents={earned}
            lines={own}
            names={names}
          />
        ),
        detail: [formatPercent((100 * earned) / spendCents), ...cards].join(' · '),
        // Sums that look the same are no contest.
        rank: Math.round(earned / 100),
      };
    }),
  }));
  const sections = [
    { title: 'Net value by year', rows: listYearRows(columns, names), isKept: true },
    { title: 'Rewards by category, in a later year', rows: categories, isKept: false },
  ];
  return (
    <Table
      label="Wallets side by side"
      areaClassName={SNAP_AREA}
      className="table-fixed"
      // Two fit beside the labels on a phone; more are swiped.
      style={{ minWidth: columns.length > 2 ? `${6 + 10 * columns.length}rem` : undefined }}
    >
      <thead>
        <tr>
          <th className="bg-background sticky left-0 z-10 w-24 sm:w-52">
            <span className="sr-only">Figure</span>
          </th>
          {columns.map(({ subject }) => (
            <th key={subject.id} scope="col" className={`p-3 text-left align-top ${SNAP_COLUMN}`}>
              <span className="block leading-5 font-semibold">{subject.name}</span>
              <span className="text-muted-foreground block text-sm font-normal">
                <span className="max-sm:hidden">
                  {subject.wallet.map(({ card }) => names.card(card)).join(', ')}
                </span>
                {/* The list below names them. */}
                <span className="sm:hidden">{formatCount(subject.wallet.length, 'card')}</span>
              </span>
              <span className="mt-2 flex flex-wrap items-center gap-1">
                {subject.wallet.map(({ id, card }) => (
                  <CardArt
                    key={id}
                    card={inputs.cardRowOf(card)}
                    issuer={issuers.get(inputs.cardRowOf(card).company_id) ?? ''}
                    className="w-10"
                  />
                ))}
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={`Remove ${subject.name}`}
                  onClick={() => onRemove(subject)}
                >
                  <X aria-hidden />
                </Button>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {sections.map(({ title, rows, isKept }) => (
        <ComparisonRows
          key={title}
          title={title}
          rows={isKept ? rows : orderRows(rows, showsAll)}
          columns={columns.length}
        />
      ))}
    </Table>
  );
});
