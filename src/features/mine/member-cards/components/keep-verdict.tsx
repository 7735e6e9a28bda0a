import type { ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { OwnPart, WalletDifference } from '@/components/wallet-difference.tsx';
import { DRAWER, judgeKeeping } from '@/domain/rewards/valuation/keep-or-drop.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { HeldEntry, HeldWallet, MemberCard } from '../schema.ts';
import { nameOf } from '../list-entries.ts';

/** Notes beside a card's verdict; `isClosing` where it says to close it. */
export type CautionsOn = (memberCard: MemberCard, isClosing: boolean) => ReactNode;

const words = {
  keep: { tone: 'primary', text: 'Keep' },
  close_call: { tone: 'neutral', text: 'Close call' },
  free: { tone: 'neutral', text: DRAWER },
  drop: { tone: 'caution', text: 'Costs more than it adds' },
} as const;

/** Less than a dollar a year is no reason to get a card. */
const worthwhileCents = 100;

type CardVerdictProps = {
  marginalCents: number;
  title: string;
  description: string;
  verdict: { tone: 'primary' | 'neutral' | 'caution'; text: string };
  /** The margin by which the verdict would change. */
  tips?: string;
  cautions?: ReactNode;
  children: ReactNode;
};

function CardVerdict({
  marginalCents,
  title,
  description,
  verdict,
  tips,
  cautions,
  children,
}: CardVerdictProps) {
  const sign = marginalCents >= 0 ? '+' : '';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:grid sm:justify-items-end">
      <span className="text-muted-foreground text-sm sm:hidden">Adds a year</span>
      <Badge tone={verdict.tone} className="max-sm:mr-auto sm:order-last">
        {verdict.text}
      </Badge>
      <LedgerDialog
        figure={`${sign}${formatWholeDollars(marginalCents)}`}
        title={title}
        description={description}
        className="font-semibold"
      >
        {children}
      </LedgerDialog>
      {tips !== undefined && (
        <p className="text-muted-foreground basis-full text-sm sm:order-last sm:text-right">
          {tips}
        </p>
      )}
      {cautions}
    </div>
  );
}

type GainVerdictProps = { entry: HeldEntry; wallet: HeldWallet; gainCents: number };

function GainVerdict({ entry, wallet, gainCents }: GainVerdictProps) {
  const isWorthIt = gainCents >= worthwhileCents;
  return (
    <CardVerdict
      marginalCents={gainCents}
      title={`What ${nameOf(entry)} would add in a year`}
      description="The best your cards can do together in a typical year, with this one and without it. A sign-up bonus comes on top in the first year."
      verdict={
        isWorthIt
          ? { tone: 'primary', text: 'Worth getting' }
          : { tone: 'neutral', text: 'Adds nothing' }
      }
    >
      <WalletDifference
        title="What it would add"
        withCents={wallet.value.netCents + gainCents}
        withoutCents={wallet.value.netCents}
      />
    </CardVerdict>
  );
}

type KeepVerdictProps = {
  entry: HeldEntry;
  wallet: HeldWallet;
  cautionsOn: CautionsOn;
};

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
      cautions={cautionsOn(entry.memberCard, kind === 'drop')}
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
