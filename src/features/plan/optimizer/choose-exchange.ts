import { type Exchange, exchangeOf } from '@/domain/rewards/search/exchange.ts';
import type { HeldCard, RewardProblem } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';

export type Proposal = Exchange & {
  /** The wallet after the exchange: what stays in its order, then what joins. */
  readonly after: readonly HeldCard[];
  readonly afterValue: WalletValue;
  readonly gainCents: number;
};

/** The reason to close a free card that goes, by its id: a rule that else lets none of the `opening` in. */
export type MakeRoom = (
  closing: readonly string[],
  spare: readonly string[],
  opening: readonly string[],
) => ReadonlyMap<string, string>;

/** Cards that leave: those to close, and free ones, which only go into a drawer unless they make room. */
export function splitLeaving(
  { leaves, joins }: Exchange,
  isFree: (held: HeldCard) => boolean,
  makeRoom?: MakeRoom,
) {
  const free = leaves.filter(isFree);
  const rooms = makeRoom?.(
    leaves.filter((held) => !free.includes(held)).map(({ id }) => id),
    free.map(({ id }) => id),
    joins.map(({ card }) => card),
  );
  const rests = free.filter(({ id }) => rooms?.has(id) !== true);
  return { closes: leaves.filter((held) => !rests.includes(held)), rests, rooms };
}

/** Less than this is rounding. */
const worthwhileCents = 0.5;

/** The exchange that reaches the found wallet; held products keep their choices. Null if nothing would be gained. */
export function proposeExchange(
  problem: RewardProblem,
  present: readonly HeldCard[],
  presentCents: number,
  found: readonly HeldCard[],
  own: readonly HeldCard[],
): Proposal | null {
  const exchange = exchangeOf(present, found);
  const spare = [...own];
  const joins = exchange.joins.map((card) => {
    const index = spare.findIndex((each) => each.card === card.card);
    return index === -1 ? card : (spare.splice(index, 1)[0] ?? card);
  });
  const after = [...exchange.stays, ...joins];
  const afterValue = valueWallet(problem, after);
  const gainCents = afterValue.netCents - presentCents;
  return gainCents < worthwhileCents ? null : { ...exchange, joins, after, afterValue, gainCents };
}
