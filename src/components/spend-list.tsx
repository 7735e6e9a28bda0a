import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { OwnRateButton } from '@/components/own-rate-mark.tsx';
import { SpendNotes } from '@/components/spend-notes.tsx';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { formatCentsPerPoint, formatExactCents, formatPoints, formatRate } from '@/lib/format.ts';

type SpendListProps = {
  lines: readonly SpendLine[];
  names: LedgerNames;
  showCards: boolean;
};

export function SpendList({ lines, names, showCards }: SpendListProps) {
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
