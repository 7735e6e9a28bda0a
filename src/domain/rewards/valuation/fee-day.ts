import { type Cents, cents } from '../../units.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { contextOf } from '../terms/context.ts';
import { valueWalletIn } from './value-wallet.ts';
import type { WalletValue } from './wallet-value.ts';

/** An option on a card's fee day; `card` is the product it changes to. */
export type FeeDayWay =
  | { readonly kind: 'keep' }
  | { readonly kind: 'change'; readonly card: string }
  | { readonly kind: 'close' };

export type FeeDayOption = {
  readonly way: FeeDayWay;
  /** Value of all cards in the twelve months after the fee, which is paid if the card is kept. */
  readonly value: WalletValue;
  /** Value only keeping the card earns, such as an active bonus. */
  readonly keepingCents: Cents;
  /** Loss of worth of points on hand, below 0. */
  readonly pointsCents: Cents;
  readonly netCents: Cents;
};

export type FeeDay = {
  /** Best first; of equal ones keeping comes before a change, and a change before closing. */
  readonly options: readonly FeeDayOption[];
  /** Minimum value of a retention offer that makes keeping the best option; 0 if it already is. */
  readonly offerFromCents: Cents;
};

type FeeDayQuestion = {
  /** An ordinary year: `problem.year` is `steady`. */
  readonly problem: RewardProblem;
  /** All held cards, including the one in question. */
  readonly held: readonly HeldCard[];
  /** The id of the card in question. */
  readonly id: string;
  /** The products that it can be changed to, by their slugs. */
  readonly changesTo: readonly string[];
  /** Value only keeping the card earns, in cents. */
  readonly keepingCents: Cents;
  /** Worth that points on hand lose where only these cards are held. */
  readonly lossCents?: (held: readonly HeldCard[]) => Cents;
};

const order = { keep: 0, change: 1, close: 2 } as const;

/**
 * Compares keeping, changing and closing a card: the value of all cards in the next twelve months for each option,
 * with spending on the best remaining card. A product the card is changed to has its own fee. Throws RangeError if
 * the card is not held.
 */
export function answerFeeDay(question: FeeDayQuestion): FeeDay {
  const { problem, held, id, changesTo, keepingCents, lossCents } = question;
  const card = held.find((each) => each.id === id);
  if (!card) throw new RangeError(`no card ${id} is held`);
  const context = contextOf(problem);
  const others = held.filter((each) => each !== card);
  const option = (way: FeeDayWay, wallet: readonly HeldCard[], extra: Cents): FeeDayOption => {
    const value = valueWalletIn(context, wallet);
    const pointsCents = cents(0 - (lossCents?.(wallet) ?? 0));
    const netCents = cents(value.netCents + extra + pointsCents);
    return { way, value, keepingCents: extra, pointsCents, netCents };
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
