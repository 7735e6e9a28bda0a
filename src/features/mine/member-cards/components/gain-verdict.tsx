import { WalletDifference } from '@/components/wallet-difference.tsx';
import type { HeldEntry, HeldWallet } from '../schema.ts';
import { nameOf } from '../list-entries.ts';
import { CardVerdict } from './card-verdict.tsx';

type GainVerdictProps = { entry: HeldEntry; wallet: HeldWallet; gainCents: number };

/** Less than a dollar a year is no reason to get a card. */
const worthwhileCents = 100;

export function GainVerdict({ entry, wallet, gainCents }: GainVerdictProps) {
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
