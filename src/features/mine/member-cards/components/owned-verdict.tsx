import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import type { HeldEntry, HeldWallet } from '../schema.ts';

type OwnedVerdictProps = {
  wallet: HeldWallet;
  inputs: ValuationInputs;
  /** Null for the member. */
  name: string | null;
  entries: readonly HeldEntry[];
};

export function OwnedVerdict({ wallet, inputs, name, entries }: OwnedVerdictProps) {
  const parts = entries.filter(({ value }) => value !== null);
  const ids = new Set(parts.map(({ memberCard }) => memberCard.id));
  const netCents = parts.reduce((sum, { value }) => sum + (value?.netCents ?? 0), 0);
  const whose = name === null ? 'Your' : `${name}’s`;
  if (ids.size === 0)
    return (
      <>
        {name ?? 'You'} hold
        {name !== null && 's'} no card.
      </>
    );
  return (
    <>
      {whose} {ids.size === 1 ? 'card brings' : `${formatCount(ids.size, 'card')} bring`}{' '}
      <LedgerDialog
        figure={formatWholeDollars(netCents)}
        title={`Part of ${name === null ? 'my' : whose} cards in the wallet of the household`}
        description="What they earn when the household’s spending is divided the best way, less their fees."
      >
        <LedgerLines
          lines={wallet.value.lines.filter(({ id }) => ids.has(id))}
          names={inputs.names}
          showCards
        />
      </LedgerDialog>{' '}
      of the {formatWholeDollars(wallet.value.netCents)} your household keeps a year.
    </>
  );
}
