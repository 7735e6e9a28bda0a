import type { ReactNode } from 'react';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type {
  BonusLine,
  CostLine,
  CreditLine,
  FeeLine,
  LedgerLine,
} from '@/domain/rewards/ledger-line.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatCount,
  formatExactCents,
  formatPercent,
  formatPoints,
} from '@/lib/format.ts';

type LedgerLinesProps = {
  lines: readonly LedgerLine[];
  names: LedgerNames;
  /** Names the card on every line: for a ledger of several cards. */
  showCards?: boolean;
  total?: string;
};

function describeCredit(line: CreditLine, names: LedgerNames): string {
  const times = line.timesAYear === 1 ? '' : ` × ${Number(line.timesAYear.toFixed(2))} a year`;
  const most = `${formatCents(line.faceCents)}${times} × ${formatPercent(line.usagePercent)} used`;
  return line.subCategory === null
    ? most
    : `pays back ${names.subCategory(line.subCategory)}, at most ${most}`;
}

function describeBonus(line: BonusLine, names: LedgerNames): string {
  const cash = line.cashCents > 0 ? [`${formatCents(line.cashCents)} cash and credits`] : [];
  const points =
    line.points > 0
      ? [`${formatPoints(line.points)} points × ${formatCentsPerPoint(line.centsPerPoint)}`]
      : [];
  const earned =
    line.spendCents > 0
      ? `for ${formatCents(line.spendCents)} within ${formatCount(line.windowDays, 'day')}, of ${formatExactCents(line.spentCents)} put on the card by then`
      : 'for opening the card';
  const elsewhere =
    line.costCents > 0 ? `; meeting it costs ${formatExactCents(line.costCents)} elsewhere` : '';
  const age = names.offerAge(line.card);
  return `${[...points, ...cash].join(' + ')} ${earned}${elsewhere}${age === null ? '' : `; offer ${age}`}`;
}

function describeCost(line: CostLine, names: LedgerNames): string {
  return `${formatPercent(line.percent)} of ${formatExactCents(line.spendCents)} for ${names.subCategory(line.subCategory)}`;
}

export function LedgerLines({
  lines,
  names,
  showCards = false,
  total: totalLabel = 'What you keep in a year',
}: LedgerLinesProps) {
  const prefix = (card: string) => (showCards ? `${names.card(card)}: ` : '');
  const credits = lines.filter((line): line is CreditLine => line.kind === 'credit');
  const bonuses = lines.filter((line): line is BonusLine => line.kind === 'bonus');
  const fees = lines.filter((line): line is FeeLine => line.kind === 'fee');
  const costs = lines.filter((line): line is CostLine => line.kind === 'cost');
  const total = lines.reduce((sum, line) => sum + line.valueCents, 0);
  const row = (key: string, label: ReactNode, detail: ReactNode, valueCents: number) => ({
    key,
    label,
    detail,
    valueCents,
  });
  return (
    <div className="grid min-w-0 gap-5">
      <SpendLines lines={lines} names={names} showCards={showCards} />
      <LedgerSection
        title="Credits and benefits"
        rows={credits.map((line) =>
          row(
            `${line.id} ${line.credit} ${line.subCategory ?? ''}`,
            prefix(line.card) + names.credit(line.credit),
            describeCredit(line, names),
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title="Sign-up bonus"
        rows={bonuses.map((line, index) =>
          row(
            `${line.id} ${index}`,
            `${prefix(line.card)}Step ${index + 1}`,
            describeBonus(line, names),
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title="Fees"
        rows={fees.map((line) =>
          row(
            line.id,
            `${prefix(line.card)}Annual fee`,
            line.isFirstYear ? 'first year' : 'every year',
            line.valueCents,
          ),
        )}
      />
      <LedgerSection
        title="Payment costs"
        rows={costs.map((line) =>
          row(
            `${line.id} ${line.subCategory} ${line.percent}`,
            `${prefix(line.card)}Payment cost`,
            describeCost(line, names),
            line.valueCents,
          ),
        )}
      />
      <p className="flex items-baseline justify-between gap-4 border-t-2 px-3 pt-3 text-lg font-semibold">
        <span>{totalLabel}</span>
        <span>{formatExactCents(total)}</span>
      </p>
    </div>
  );
}
