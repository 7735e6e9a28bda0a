import { LedgerSection } from '@/components/ledger-section.tsx';
import { WalletDifference } from '@/components/wallet-difference.tsx';
import { judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import { formatExactCents } from '@/lib/format.ts';
import type { HeldEntry, HeldWallet } from '../value-held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import * as texts from '../texts.ts';
import { CardVerdict } from './card-verdict.tsx';
import { GainVerdict } from './gain-verdict.tsx';

type KeepVerdictProps = { entry: HeldEntry; wallet: HeldWallet };

const words = {
  keep: { tone: 'primary', text: texts.keep },
  close_call: { tone: 'neutral', text: texts.closeCall },
  free: { tone: 'neutral', text: texts.freeToKeep },
  drop: { tone: 'caution', text: texts.costsMoreThanItAdds },
} as const;

/** What the wallet would lose without the card, with the two sums that it is the difference of. */
export function KeepVerdict({ entry, wallet }: KeepVerdictProps) {
  const { marginalCents, gainCents, value } = entry;
  if (gainCents !== null)
    return <GainVerdict entry={entry} wallet={wallet} gainCents={gainCents} />;
  if (marginalCents === null || value === null) return null;
  const { feeCents, creditsCents } = value;
  const { kind, tips } = judgeKeeping({ marginalCents, feeCents, creditsCents });
  return (
    <CardVerdict
      marginalCents={marginalCents}
      title={texts.whatAddsInAYear(nameOf(entry))}
      description={texts.theBestYourCardsCanDo}
      verdict={words[kind]}
      {...(tips !== null && { tips })}
    >
      <WalletDifference
        title={texts.whatItAdds}
        withCents={wallet.value.netCents}
        withoutCents={wallet.value.netCents - marginalCents}
      />
      <LedgerSection
        title={texts.itsOwnPartWhileIt}
        rows={[
          {
            key: 'rewards',
            label: texts.rewards,
            detail: texts.forOfSpendingPutOn(formatExactCents(value.spendCents)),
            valueCents: value.rewardsCents,
          },
          {
            key: 'credits',
            label: texts.credits,
            detail: texts.asUsed,
            valueCents: value.creditsCents,
          },
          {
            key: 'fee',
            label: texts.annualFee,
            detail: texts.everyYear,
            valueCents: 0 - value.feeCents,
          },
          ...(value.costsCents > 0
            ? [
                {
                  key: 'costs',
                  label: texts.paymentCosts,
                  detail: texts.whatPayeesChargeForTaking,
                  valueCents: 0 - value.costsCents,
                },
              ]
            : []),
        ]}
      />
    </CardVerdict>
  );
}
