import type { ReactNode } from 'react';
import { OwnPart, WalletDifference } from '@/components/wallet-difference.tsx';
import { DRAWER, judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import type { HeldEntry, HeldWallet } from '../schema.ts';
import { nameOf } from '../list-entries.ts';
import { CardVerdict } from './card-verdict.tsx';
import { GainVerdict } from './gain-verdict.tsx';

export type CautionsOn = (memberCardId: string) => ReactNode;

type KeepVerdictProps = {
  entry: HeldEntry;
  wallet: HeldWallet;
  /** Cautions before a card is closed. */
  cautionsOn: CautionsOn;
};

const words = {
  keep: { tone: 'primary', text: 'Keep' },
  close_call: { tone: 'neutral', text: 'Close call' },
  free: { tone: 'neutral', text: DRAWER },
  drop: { tone: 'caution', text: 'Costs more than it adds' },
} as const;

export function KeepVerdict({ entry, wallet, cautionsOn }: KeepVerdictProps) {
  const { marginalCents, gainCents, value } = entry;
  if (gainCents !== null)
    return <GainVerdict entry={entry} wallet={wallet} gainCents={gainCents} />;
  if (marginalCents === null || value === null) return null;
  const { feeCents, creditsCents } = value;
  const { kind, tips } = judgeKeeping({ marginalCents, feeCents, creditsCents });
  return (
    <CardVerdict
      marginalCents={marginalCents}
      title={`What ${nameOf(entry)} adds in a year`}
      description="The best your cards can do together, with and without this one. What you’d no longer spend on it goes on the next best card."
      verdict={words[kind]}
      {...(tips !== null && { tips })}
      cautions={kind === 'drop' && cautionsOn(entry.memberCard.id)}
    >
      <WalletDifference
        title="What it adds"
        withCents={wallet.value.netCents}
        withoutCents={wallet.value.netCents - marginalCents}
      />
      <OwnPart value={value} />
    </CardVerdict>
  );
}
