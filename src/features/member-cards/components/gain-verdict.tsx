import { WalletDifference } from '@/components/wallet-difference.tsx';
import type { HeldEntry, HeldWallet } from '../value-held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import * as texts from '../texts.ts';
import { CardVerdict } from './card-verdict.tsx';

type GainVerdictProps = { entry: HeldEntry; wallet: HeldWallet; gainCents: number };

/** Less than a dollar a year is no reason to get a card. */
const worthwhileCents = 100;

/** What the wallet gains by a wished-for card, with the two sums that it is the difference of. */
export function GainVerdict({ entry, wallet, gainCents }: GainVerdictProps) {
  const isWorthIt = gainCents >= worthwhileCents;
  return (
    <CardVerdict
      marginalCents={gainCents}
      title={texts.whatWouldAddInA(nameOf(entry))}
      description={texts.theBestYourCardsCan}
      verdict={
        isWorthIt
          ? { tone: 'primary', text: texts.worthGetting }
          : { tone: 'neutral', text: texts.addsNothing }
      }
    >
      <WalletDifference
        title={texts.whatItWouldAdd}
        withCents={wallet.value.netCents + gainCents}
        withoutCents={wallet.value.netCents}
      />
    </CardVerdict>
  );
}
