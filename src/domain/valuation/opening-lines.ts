import type { LedgerLine } from '../ledger/ledger-line.ts';
import type { Context } from './context.ts';
import { fixedLines } from './fixed-value.ts';
import { seatWallet } from './seated-card.ts';
import type { HeldCard } from './problem.ts';
import { valueWalletIn } from './value-wallet.ts';

/**
 * The ledger of the year in which the missing cards of a wallet are opened: those have their offers and
 * first fees, while the cards whose products are held already are in a later year. Both contexts ask the
 * same question, for a `steady` and for a `first` year; rewards for spending do not depend on it.
 */
export function openingLines(
  steady: Context,
  first: Context,
  wallet: readonly HeldCard[],
  heldProducts: ReadonlySet<string>,
): readonly LedgerLine[] {
  const isOpened = ({ card }: { readonly card: string }) => !heldProducts.has(card);
  return [
    ...valueWalletIn(steady, wallet).lines.filter(
      (line) => line.kind === 'spend' || !isOpened(line),
    ),
    ...seatWallet(first, wallet)
      .filter(({ held }) => isOpened(held))
      .flatMap((seated) => fixedLines(first, seated)),
  ];
}
