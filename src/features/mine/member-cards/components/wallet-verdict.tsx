import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { HeldWallet } from '../schema.ts';

type WalletVerdictProps = { wallet: HeldWallet; inputs: ValuationInputs };

export function WalletVerdict({ wallet, inputs }: WalletVerdictProps) {
  const { value, held } = wallet;
  const isLoss = value.netCents < 0;
  const figure = (
    <LedgerDialog
      figure={formatWholeDollars(Math.abs(value.netCents))}
      title="Net value of my wallet in a year"
      description="Your spending, divided among your cards so that it earns the most."
    >
      <LedgerLines lines={value.lines} names={inputs.names} showCards />
    </LedgerDialog>
  );
  const cards = `Your ${held.length === 1 ? 'card' : formatCount(held.length, 'card')}`;
  if (isLoss) {
    return (
      <>
        {cards} {held.length === 1 ? 'costs' : 'cost'} you {figure} a year.
      </>
    );
  }
  return (
    <>
      {cards} {held.length === 1 ? 'lets' : 'let'} you keep {figure} a year.
    </>
  );
}
