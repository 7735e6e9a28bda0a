import type { Card } from '../catalog/card.ts';
import type { EarningTable } from '../rate/earning-table.ts';
import type { CentsPerPoint } from '../../units.ts';
import { type CapGrid, gridOf } from '../year/timeline.ts';
import type { CardTerms } from './card-terms.ts';
import type { Context, PointAccess } from './context.ts';
import type { HeldCard } from '../problem.ts';

/** A card among the others of a wallet, which determine the value of its points. */
export type SeatedCard = {
  readonly held: HeldCard;
  readonly card: Card;
  /** For the year's spending: see `yearTableOf`. */
  readonly table: EarningTable;
  readonly terms: CardTerms;
  readonly centsPerPoint: CentsPerPoint;
  /** Factor on its points: the tier bonus, and in a first year the card's addition. */
  readonly tierFactor: number;
  /** Value in cents of each cent of spending, for one point per dollar: tier bonus × value ÷ 100. */
  readonly centsPerRate: number;
  /** Fee on each cent of foreign spending. */
  readonly foreignFee: number;
};

function accessOf({ needsUnlock }: Card, isLocked: boolean): PointAccess {
  if (!needsUnlock) return 'free';
  return isLocked ? 'locked' : 'unlocked';
}

/** The periods of a card's credits, and of its caps that can be filled. */
export function gridsOf({ table, terms }: Pick<SeatedCard, 'table' | 'terms'>): readonly CapGrid[] {
  const caps = table.card.caps.flatMap(({ period }, cap) =>
    table.isIdle[cap] ? [] : [gridOf(period)],
  );
  return [...caps, ...terms.credits.map(({ grid }) => grid)];
}

/** Cents of value for each cent of spending at a rate without the tier bonus, minus its fee. */
export function worthOf(
  { centsPerRate, foreignFee, terms }: SeatedCard,
  rate: number,
  subCategory: number,
  isForeign: boolean,
): number {
  return rate * centsPerRate - (isForeign ? foreignFee : 0) - (terms.costs[subCategory] ?? 0);
}

/** Systems whose points may be transferred, because a card that unlocks them is in the wallet. */
export function unlockedSystems(cards: readonly Card[]): ReadonlySet<string> {
  return new Set(cards.filter((card) => card.unlocksTransfers).map((card) => card.pointSystem));
}

export function seat(context: Context, held: HeldCard, isLocked: boolean): SeatedCard {
  const terms = context.termsOf(held);
  const card = context.cardOf(held.card);
  const centsPerPoint = context.valueOf(card.pointSystem, accessOf(card, isLocked));
  const tierFactor =
    (1 + card.tierBonusPercent / 100) * (terms.isOpened ? 1 + card.firstYearEarnPercent / 100 : 1);
  return {
    held,
    card,
    table: context.yearTableOf(held),
    terms,
    centsPerPoint,
    tierFactor,
    centsPerRate: (tierFactor * centsPerPoint) / 100,
    foreignFee: card.foreignTransactionFeePercent / 100,
  };
}

export function seatWallet(context: Context, wallet: readonly HeldCard[]): readonly SeatedCard[] {
  const cards = wallet.map((held) => context.cardOf(held.card));
  const unlocked = unlockedSystems(cards);
  return wallet.map((held, index) => {
    const card = cards[index] ?? context.cardOf(held.card);
    return seat(context, held, card.needsUnlock && !unlocked.has(card.pointSystem));
  });
}
