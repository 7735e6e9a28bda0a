import { LedgerSection } from '@/components/ledger-section.tsx';
import { formatExactCents } from '@/lib/format.ts';

type WalletDifferenceProps = {
  title: string;
  /** Net values a year, in cents. */
  withCents: number;
  withoutCents: number;
};

export function WalletDifference({ title, withCents, withoutCents }: WalletDifferenceProps) {
  return (
    <LedgerSection
      title={title}
      rows={[
        {
          key: 'with',
          label: 'Wallet with this card',
          detail: 'what you keep in a year, after its fee',
          valueCents: withCents,
        },
        {
          key: 'without',
          label: 'Wallet without it',
          detail: 'what you keep in a year, with spending moved to the best of the rest',
          valueCents: 0 - withoutCents,
        },
      ]}
    />
  );
}

type OwnPartProps = {
  value: Record<'spendCents' | 'rewardsCents' | 'creditsCents' | 'feeCents' | 'costsCents', number>;
};

/** A card's own lines in a wallet's year. */
export function OwnPart({ value }: OwnPartProps) {
  const { spendCents, rewardsCents, creditsCents, feeCents, costsCents } = value;
  const costs = {
    key: 'costs',
    label: 'Payment costs',
    detail: 'what payees charge to take cards',
    valueCents: 0 - costsCents,
  };
  return (
    <LedgerSection
      title="Its own share while you hold it"
      rows={[
        {
          key: 'rewards',
          label: 'Rewards',
          detail: `for ${formatExactCents(spendCents)} of spending put on it`,
          valueCents: rewardsCents,
        },
        { key: 'credits', label: 'Credits', detail: 'as used', valueCents: creditsCents },
        { key: 'fee', label: 'Annual fee', detail: 'every year', valueCents: 0 - feeCents },
        ...(costsCents > 0 ? [costs] : []),
      ]}
    />
  );
}
