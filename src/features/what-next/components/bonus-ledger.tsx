import { LedgerSection } from '@/components/ledger-section.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { SpendLines } from '@/components/spend-lines.tsx';
import type { SpendLine } from '@/domain/rewards/ledger-line.ts';
import { formatExactCents } from '@/lib/format.ts';
import * as texts from '../texts.ts';

type BonusLedgerProps = {
  spending: readonly SpendLine[];
  bonusCents: number;
  /** What the spending would earn more without the bonus; null while that is not known. */
  lostCents: number | null;
  names: LedgerNames;
};

/** The spending that earns a bonus, and the bonus with its price. */
export function BonusLedger({ spending, bonusCents, lostCents, names }: BonusLedgerProps) {
  return (
    <div className="grid gap-5">
      <SpendLines lines={spending} names={names} showCards={false} />
      {lostCents !== null && (
        <>
          <LedgerSection
            title={texts.theBonusAndItsPrice}
            rows={[
              { key: 'bonus', label: texts.signUpBonus, detail: '', valueCents: bonusCents },
              {
                key: 'lost',
                label: texts.rewardsLostElsewhere,
                detail: texts.whatYourSpendingWouldEarn,
                valueCents: 0 - lostCents,
              },
            ]}
          />
          <p className="flex items-baseline justify-between gap-4 px-3 font-semibold">
            <span>{texts.theBonusAdds}</span>
            <span>{formatExactCents(bonusCents - lostCents)}</span>
          </p>
        </>
      )}
    </div>
  );
}
