import { type Cents, cents } from '../../units.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { contextOf } from '../terms/context.ts';
import { valueWalletIn } from './value-wallet.ts';
import type { WalletValue } from './wallet-value.ts';

/** How one goes on with a card when its fee comes; `card` is the product that it is changed to. */
export type FeeDayWay =
  | { readonly kind: 'keep' }
  | { readonly kind: 'change'; readonly card: string }
  | { readonly kind: 'close' };

export type FeeDayOption = {
  readonly way: FeeDayWay;
  /** All cards together in the twelve months after the fee, which is paid where the card is kept. */
  readonly value: WalletValue;
  /** What is only paid to whoever keeps the card, such as a bonus under way. */
  readonly keepingCents: Cents;
  readonly netCents: Cents;
};

export type FeeDay = {
  /** Best first; of equal ones keeping comes before a change, and a change before closing. */
  readonly options: readonly FeeDayOption[];
  /** What an offer to keep the card must be worth so that keeping is as good as anything else; 0 where it is. */
  readonly offerFromCents: Cents;
};

export type FeeDayQuestion = {
  /** Of an ordinary year: `problem.year` is `steady`. */
  readonly problem: RewardProblem;
  /** Every card that is held, with the one in question. */
  readonly held: readonly HeldCard[];
  /** The id of the card in question. */
  readonly id: string;
  /** The products that it can be changed to, by their slugs. */
  readonly changesTo: readonly string[];
  /** What is only paid to whoever keeps the card, in cents. */
  readonly keepingCents: Cents;
};

const order = { keep: 0, change: 1, close: 2 } as const;

/**
 * Whether to keep a card, change it or close it: what all cards are worth together in the next twelve months on each
 * way, spending going to the best card that is left. A product that the card is changed to has its own fee.
 * Throws RangeError where the card is not held.
 */
export function answerFeeDay(question: FeeDayQuestion): FeeDay {
  const { problem, held, id, changesTo, keepingCents } = question;
  const card = held.find((each) => each.id === id);
  if (!card) throw new RangeError(`no card ${id} is held`);
  const context = contextOf(problem);
  const others = held.filter((each) => each !== card);
  const option = (way: FeeDayWay, wallet: readonly HeldCard[], extra: Cents): FeeDayOption => {
    const value = valueWalletIn(context, wallet);
    return { way, value, keepingCents: extra, netCents: cents(value.netCents + extra) };
  };
  const kept = option({ kind: 'keep' }, held, keepingCents);
  const options = [
    kept,
    ...changesTo.map((slug) =>
      option(
        { kind: 'change', card: slug },
        [...others, { id, card: slug, selected: {} }],
        cents(0),
      ),
    ),
    option({ kind: 'close' }, others, cents(0)),
  ].sort((a, b) => b.netCents - a.netCents || order[a.way.kind] - order[b.way.kind]);
  const best = options[0] ?? kept;
  return { options, offerFromCents: cents(best.netCents - kept.netCents) };
}
