import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import type { OpportunityCost } from '@/domain/bonus/opportunity-cost.ts';
import { formatExactCents, formatWholeDollars } from '@/lib/format.ts';

type OpportunityLinesProps = { cost: OpportunityCost; card: string; names: LedgerNames };

export function OpportunityLines({ cost, card, names }: OpportunityLinesProps) {
  return (
    <>
      <LedgerSection
        title="Opportunity cost"
        rows={cost.moved.map((line) => ({
          key: line.subCategory,
          label: `${names.subCategory(line.subCategory)}, ${formatWholeDollars(line.spendCents)}`,
          detail: `${formatExactCents(line.elsewhereCents)} on my cards, ${formatExactCents(line.onCardCents)} on ${card}`,
          valueCents: line.costCents,
        }))}
      />
      {cost.missingCents > 0 && (
        <p className="text-muted-foreground text-sm">
          {formatWholeDollars(cost.missingCents)} of it would be spending I do not have.
        </p>
      )}
    </>
  );
}
