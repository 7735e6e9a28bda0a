import type { LedgerNames } from '@/components/ledger-names.ts';
import { OwnRateBadge } from '@/components/own-rate-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { formatExactCents, formatPercent } from '@/lib/format.ts';

export function SpendNotes({ line, names }: { line: SpendLine; names: LedgerNames }) {
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
