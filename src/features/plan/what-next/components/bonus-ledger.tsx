import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { formatExactCents } from '@/lib/format.ts';

type BonusLedgerProps = {
  spending: readonly SpendLine[];
  bonusCents: number;
  /** Value the spending would earn without the bonus, beyond what it earns now; null while unknown. */
  lostCents: number | null;
  names: LedgerNames;
};

export function BonusLedger({ spending, bonusCents, lostCents, names }: BonusLedgerProps) {
  return (
    <div className="grid gap-5">
      <SpendLines lines={spending} names={names} showCards={false} />
      {lostCents !== null && (
        <>
          <LedgerSection
            title="The bonus and its price"
            rows={[
              { key: 'bonus', label: 'Sign-up bonus', detail: '', valueCents: bonusCents },
              {
                key: 'lost',
                label: 'Rewards from moved spending',
                detail: 'the extra this spending would earn on your other cards',
                valueCents: 0 - lostCents,
              },
            ]}
          />
          <p className="flex items-baseline justify-between gap-4 px-3 font-semibold">
            <span>The bonus adds</span>
            <span>{formatExactCents(bonusCents - lostCents)}</span>
          </p>
        </>
      )}
    </div>
  );
}
