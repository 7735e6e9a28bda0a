import { Link } from '@tanstack/react-router';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Stat } from '@/components/stat.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { HeldWallet } from '../held-wallet.ts';

type WalletStatsProps = { wallet: HeldWallet; inputs: ValuationInputs };

/** A phone keeps its first screen for the cards. */
const roomyNote = (text: string) => <span className="max-sm:sr-only">{text}</span>;

/** The whole wallet in four figures; the first opens to its ledger. */
export function WalletStats({ wallet, inputs }: WalletStatsProps) {
  const { value, held } = wallet;
  return (
    <section
      aria-label="My wallet in a year"
      className="bg-card grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border p-4 max-sm:gap-y-2 max-sm:p-3 md:grid-cols-4"
    >
      <Stat
        label="What you keep in a year"
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
      <Stat
        label="Rewards"
        value={formatWholeDollars(value.rewardsCents)}
        note={roomyNote('for spending')}
      />
      <Stat
        label="Credits"
        value={formatWholeDollars(value.creditsCents)}
        note={roomyNote('that you’ll actually use')}
      />
      <Stat
        label="Annual fees"
        value={formatWholeDollars(value.feesCents)}
        note={roomyNote(formatCount(held.length, 'card'))}
      />
    </section>
  );
}
