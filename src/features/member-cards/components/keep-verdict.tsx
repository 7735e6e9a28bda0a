import { LedgerSection } from '@/components/ledger-section.tsx';
import { WalletDifference } from '@/components/wallet-difference.tsx';
import { formatExactCents } from '@/lib/format.ts';
import type { HeldEntry, HeldWallet } from '../held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import { CardVerdict } from './card-verdict.tsx';
import { GainVerdict } from './gain-verdict.tsx';

type KeepVerdictProps = { entry: HeldEntry; wallet: HeldWallet };

/** Less than a dollar a year is no reason to keep or to close a card. */
const indifferentCents = 100;

function describe(marginalCents: number, feeCents: number) {
  if (marginalCents >= indifferentCents) return { tone: 'primary', text: 'Keep' } as const;
  if (marginalCents > -indifferentCents) {
    return feeCents === 0
      ? ({ tone: 'neutral', text: 'Free to keep' } as const)
      : ({ tone: 'neutral', text: 'Breaks even' } as const);
  }
  return { tone: 'caution', text: 'Costs more than it adds' } as const;
}

/** What the wallet would lose without the card, with the two sums that it is the difference of. */
export function KeepVerdict({ entry, wallet }: KeepVerdictProps) {
  const { marginalCents, gainCents, value } = entry;
  if (gainCents !== null)
    return <GainVerdict entry={entry} wallet={wallet} gainCents={gainCents} />;
  if (marginalCents === null || value === null) return null;
  return (
    <CardVerdict
      marginalCents={marginalCents}
      title={`What ${nameOf(entry)} adds in a year`}
      description="The best your cards can do together, with and without this one. Spending it would no longer earn on moves to the next best card."
      verdict={describe(marginalCents, value.feeCents)}
    >
      <WalletDifference
        title="What it adds"
        withCents={wallet.value.netCents}
        withoutCents={wallet.value.netCents - marginalCents}
      />
      <LedgerSection
        title="Its own part while it is held"
        rows={[
          {
            key: 'rewards',
            label: 'Rewards',
            detail: `for ${formatExactCents(value.spendCents)} of spending put on it`,
            valueCents: value.rewardsCents,
          },
          { key: 'credits', label: 'Credits', detail: 'as used', valueCents: value.creditsCents },
          {
            key: 'fee',
            label: 'Annual fee',
            detail: 'every year',
            valueCents: 0 - value.feeCents,
          },
          ...(value.costsCents > 0
            ? [
                {
                  key: 'costs',
                  label: 'Payment costs',
                  detail: 'what payees charge for taking it',
                  valueCents: 0 - value.costsCents,
                },
              ]
            : []),
        ]}
      />
    </CardVerdict>
  );
}
