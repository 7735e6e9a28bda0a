import { Link } from '@tanstack/react-router';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Stat } from '@/components/stat.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { HeldWallet } from '../held-wallet.ts';

type WalletStatsProps = { wallet: HeldWallet; inputs: ValuationInputs };

/** The whole wallet in four figures; the first opens to its ledger. */
export function WalletStats({ wallet, inputs }: WalletStatsProps) {
  const { value, held } = wallet;
  return (
    <section
      aria-label="My wallet in a year"
      className="bg-card grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border p-4 md:grid-cols-4"
    >
      <Stat
        label="Net value a year"
        value={
          <LedgerDialog
            figure={formatWholeDollars(value.netCents)}
            title="Net value of my wallet in a year"
            description="Your spending, divided among your cards so that it earns the most."
          >
            <LedgerLines lines={value.lines} names={inputs.names} showCards />
          </LedgerDialog>
        }
        note={
          inputs.profile ? (
            `for “${inputs.profile.name}”`
          ) : (
            <Link to="/app/my-annual-spending" className="text-primary underline">
              Enter your spending
            </Link>
          )
        }
      />
      <Stat label="Rewards" value={formatWholeDollars(value.rewardsCents)} note="for spending" />
      <Stat
        label="Credits"
        value={formatWholeDollars(value.creditsCents)}
        note="as they are usually used"
      />
      <Stat
        label="Annual fees"
        value={formatWholeDollars(value.feesCents)}
        note={formatCount(held.length, 'card')}
      />
    </section>
  );
}
