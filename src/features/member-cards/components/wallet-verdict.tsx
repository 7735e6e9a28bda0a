import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import * as texts from '../texts.ts';
import type { HeldWallet } from '../value-held-wallet.ts';

type WalletVerdictProps = { wallet: HeldWallet; inputs: ValuationInputs };

/** What all held cards bring in a year, in a sentence whose figure opens to its ledger. */
export function WalletVerdict({ wallet, inputs }: WalletVerdictProps) {
  const { value, held } = wallet;
  const isLoss = value.netCents < 0;
  const figure = (
    <LedgerDialog
      figure={formatWholeDollars(Math.abs(value.netCents))}
      title={texts.netValueOfMyWallet}
      description={texts.yourSpendingDividedAmongYour}
    >
      <LedgerLines lines={value.lines} names={inputs.names} showCards />
    </LedgerDialog>
  );
  const cards = texts.yourOfValue(
    held.length === 1 ? texts.cardLower : formatCount(held.length, texts.cardLower),
  );
  if (isLoss) {
    return (
      <>
        {texts.costsCostYou(cards, held.length)} {figure} {texts.aYear}
      </>
    );
  }
  return (
    <>
      {texts.letsLetYouKeep(cards, held.length)} {figure} {texts.aYear}
    </>
  );
}
