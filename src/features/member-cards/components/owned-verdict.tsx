import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatCount, formatWholeDollars } from '@/lib/format.ts';
import * as texts from '../texts.ts';
import type { HeldEntry, HeldWallet } from '../value-held-wallet.ts';

type OwnedVerdictProps = {
  wallet: HeldWallet;
  inputs: ValuationInputs;
  /** Null for the member. */
  name: string | null;
  entries: readonly HeldEntry[];
};

/** What the cards of one of the household do in its wallet, which everybody's spending goes through. */
export function OwnedVerdict({ wallet, inputs, name, entries }: OwnedVerdictProps) {
  const parts = entries.filter(({ value }) => value !== null);
  const ids = new Set(parts.map(({ memberCard }) => memberCard.id));
  const netCents = parts.reduce((sum, { value }) => sum + (value?.netCents ?? 0), 0);
  const whose = name === null ? texts.your : `${name}’s`;
  if (ids.size === 0)
    return (
      <>
        {texts.hold(name ?? texts.you)}
        {name !== null && texts.s} {texts.noCard}
      </>
    );
  return (
    <>
      {whose}{' '}
      {ids.size === 1 ? texts.cardBrings : texts.bring(formatCount(ids.size, texts.cardLower))}{' '}
      <LedgerDialog
        figure={formatWholeDollars(netCents)}
        title={texts.partOfMyCardsIn(name, whose)}
        description={texts.whatIsEarnedOnThem}
      >
        <LedgerLines
          lines={wallet.value.lines.filter(({ id }) => ids.has(id))}
          names={inputs.names}
          showCards
        />
      </LedgerDialog>{' '}
      {texts.ofTheYourHouseholdKeeps(formatWholeDollars(wallet.value.netCents))}
    </>
  );
}
