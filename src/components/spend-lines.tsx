import type { LedgerNames } from '@/components/ledger-names.ts';
import { OwnRateButton, OwnRateBadge } from '@/components/own-rate-mark.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { LedgerLine, SpendLine } from '@/domain/rewards/ledger-line.ts';
import {
  formatCentsPerPoint,
  formatExactCents,
  formatPoints,
  formatRate,
  formatPercent,
} from '@/lib/format.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { Badge } from '@/components/ui/badge.tsx';

type SpendLinesProps = {
  lines: readonly LedgerLine[];
  names: LedgerNames;
  showCards?: boolean;
};

type SpendListProps = {
  lines: readonly SpendLine[];
  names: LedgerNames;
  showCards: boolean;
};

function SpendNotes({ line, names }: { line: SpendLine; names: LedgerNames }) {
  return (
    <span className="flex flex-wrap items-center gap-1 empty:hidden">
      <OwnRateBadge names={names} {...line} />
      {line.cap !== null && line.capState === 'within' && (
        <Badge>within {names.cap(line.cap)}</Badge>
      )}
      {line.cap !== null && line.capState === 'beyond' && (
        <Badge tone="caution">over {names.cap(line.cap)}</Badge>
      )}
      {line.isExpected && <Badge tone="caution">expected quarters</Badge>}
      {line.tierBonusPercent > 0 && (
        <Badge tone="primary">tier +{formatPercent(line.tierBonusPercent)}</Badge>
      )}
      {line.foreignFeeCents > 0 && (
        <Badge tone="caution">foreign fee {formatExactCents(line.foreignFeeCents)}</Badge>
      )}
    </span>
  );
}

function SpendList({ lines, names, showCards }: SpendListProps) {
  return (
    <LedgerSection
      title="Rewards for spending"
      rows={lines.map((line, index) => {
        const rate = formatRate(line.rate, names.rateUnit(line.pointSystem));
        return {
          key: String(index),
          label: names.subCategory(line.subCategory),
          detail: (
            <>
              {showCards && <span className="block">{names.card(line.card)}</span>}
              {formatExactCents(line.spendCents)} at {rate} = {formatPoints(line.points)} points ×{' '}
              {formatCentsPerPoint(line.centsPerPoint)} <OwnRateButton names={names} {...line} />
              <SpendNotes line={line} names={names} />
            </>
          ),
          valueCents: line.valueCents,
        };
      })}
    />
  );
}

export function SpendLines({ lines, names, showCards = false }: SpendLinesProps) {
  const isWide = useMediaQuery('(min-width: 48rem)');
  const spend = lines.filter((line): line is SpendLine => line.kind === 'spend');
  if (spend.length === 0) return null;
  const ordered = spend.toSorted((a, b) => b.valueCents - a.valueCents);
  if (!isWide) return <SpendList lines={ordered} names={names} showCards={showCards} />;
  const sum = (pick: (line: SpendLine) => number) => spend.reduce((n, line) => n + pick(line), 0);
  return (
    <Table label="Rewards for spending" className="text-sm">
      <TableHeader>
        <TableRow>
          <TableHead>Spent on</TableHead>
          {showCards && <TableHead>Card</TableHead>}
          <TableHead className="text-right">Spend</TableHead>
          <TableHead className="text-right">Rate</TableHead>
          <TableHead className="text-right">Points</TableHead>
          <TableHead className="text-right">Each worth</TableHead>
          <TableHead className="text-right">Value</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {ordered.map((line, index) => (
          <TableRow key={index}>
            <TableCell className="min-w-40">
              {names.subCategory(line.subCategory)}
              <SpendNotes line={line} names={names} />
            </TableCell>
            {showCards && <TableCell>{names.card(line.card)}</TableCell>}
            <TableCell className="text-right">{formatExactCents(line.spendCents)}</TableCell>
            <TableCell className="text-right whitespace-nowrap">
              <OwnRateButton names={names} {...line} />
              {formatRate(line.rate, names.rateUnit(line.pointSystem))}
            </TableCell>
            <TableCell className="text-right">{formatPoints(line.points)}</TableCell>
            <TableCell className="text-right">{formatCentsPerPoint(line.centsPerPoint)}</TableCell>
            <TableCell className="text-right">{formatExactCents(line.valueCents)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell colSpan={showCards ? 2 : 1}>Rewards</TableCell>
          <TableCell className="text-right">
            {formatExactCents(sum((line) => line.spendCents))}
          </TableCell>
          <TableCell colSpan={3} />
          <TableCell className="text-right">
            {formatExactCents(sum((line) => line.valueCents))}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
