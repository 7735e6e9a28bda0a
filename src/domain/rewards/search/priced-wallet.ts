import type { Context } from '../terms/context.ts';
import { unlockedSystems } from '../terms/seated-card.ts';
import { type RelaxedWallet, relaxedWallet } from '../valuation/relaxed-wallet.ts';
import { createProfits, type Profits } from './profits.ts';
import type { LockState, Prices, Region, Relaxation } from './relaxation.ts';

/** A wallet, by its candidates, and the prices of its linear program. */
export type PricedWallet = {
  readonly places: readonly number[];
  /** Upper bound on its value. */
  readonly cents: number;
  /** By place: the card's earnings above the prices, plus its value independent of spending. */
  readonly profits: readonly number[];
  /** Any other card's earnings above them, with its points transferable and without. */
  readonly open: Profits['profitOf'];
  readonly locked: Profits['profitOf'];
};

/** The wallets of a search, each by its linear program, which is solved once. */
export type PricedWallets = {
  /** Relaxes a wallet for valuing: only the latest program is kept, since they are large. */
  readonly relaxed: (places: readonly number[]) => RelaxedWallet;
  readonly priced: (places: readonly number[]) => PricedWallet;
  /** Bound on a wallet's value by the prices of wallets that share most of its cards; Infinity without any. */
  readonly mostOf: (places: readonly number[]) => number;
};

/** Maximum number of cards in which a wallet may differ from one whose prices bound it. */
const FEW = 2;

/** Equal for wallets of the same candidates. */
export function keyOf(places: readonly number[]): string {
  return places.toSorted((a, b) => a - b).join();
}

export function createPricedWallets(context: Context, relaxation: Relaxation): PricedWallets {
  const known = new Map<string, PricedWallet>();
  let latest: { readonly key: string; readonly wallet: RelaxedWallet } | null = null;
  const relaxed = (places: readonly number[]): RelaxedWallet => {
    const key = keyOf(places);
    if (latest?.key !== key) {
      const held = places.flatMap((index) => relaxation.candidates[index]?.held ?? []);
      latest = { key, wallet: relaxedWallet(context, held) };
    }
    return latest.wallet;
  };
  return {
    relaxed,
    priced: (places) => {
      const key = keyOf(places);
      const found = known.get(key) ?? pricedWallet(relaxation, places, relaxed(places));
      known.set(key, found);
      return found;
    },
    mostOf: (places) => {
      let most = Infinity;
      for (const priced of known.values()) {
        const others = places.filter((index) => !priced.places.includes(index));
        if (others.length <= FEW) most = Math.min(most, mostBy(relaxation, priced, places));
      }
      return most;
    },
  };
}

function pricedWallet(
  relaxation: Relaxation,
  places: readonly number[],
  { fixed, shadow }: RelaxedWallet,
): PricedWallet {
  const { cents, profits, pricesIn } = shadow();
  const prices = pricesOf(relaxation, pricesIn);
  const profitsWith = (state: LockState) => {
    const systems = relaxation.candidates.map(({ card }) => card.pointSystem);
    const locks: Region['locks'] = new Map(systems.map((system) => [system, state]));
    return createProfits(relaxation, { inside: [], free: [], locks }, prices, null).profitOf;
  };
  return {
    places,
    cents: fixed.reduce((sum, each) => sum + each, cents),
    profits: fixed.map((each, at) => each + (profits[at] ?? 0)),
    open: profitsWith('open'),
    locked: profitsWith('locked'),
  };
}

/**
 * Upper bound on a wallet's value by the prices of another one, `priced`: the cost of all cents, plus the maximum
 * each of its cards earns above the prices. Shared cards earn as in the other wallet, unless their points become
 * transferable only in this one: then Infinity.
 */
export function mostBy(
  { candidates }: Relaxation,
  { places, cents, profits, open, locked }: PricedWallet,
  wallet: readonly number[],
): number {
  const cardsOf = (indices: readonly number[]) =>
    indices.flatMap((index) => candidates[index]?.card ?? []);
  const [unlockedThere, unlocked] = [
    unlockedSystems(cardsOf(places)),
    unlockedSystems(cardsOf(wallet)),
  ];
  let most = cents;
  places.forEach((index, at) => {
    if (!wallet.includes(index)) most -= profits[at] ?? 0;
  });
  for (const index of wallet) {
    const card = candidates[index]?.card;
    if (!card) continue;
    const isOpen = !card.needsUnlock || unlocked.has(card.pointSystem);
    if (!places.includes(index)) most += isOpen ? open(index) : locked(index);
    else if (isOpen && card.needsUnlock && !unlockedThere.has(card.pointSystem)) return Infinity;
  }
  return most;
}

/** Value of a cent of each cell to a wallet, overstated by little. */
function pricesOf(
  { timeline, amounts }: Relaxation,
  pricesIn: (month: number, stretch: number) => Float64Array,
): Prices {
  const cells = new Float64Array(amounts.length);
  const width = amounts.length / timeline.slots.length;
  timeline.slots.forEach(({ monthClass, stretch }, slot) => {
    const alike = (timeline.classes[monthClass] ?? []).map((month) => pricesIn(month, stretch));
    /*
     * If the bound merges months that the wallet distinguishes, the lowest price keeps every card's profit high
     * enough.
     */
    for (let at = 0; at < width; at += 1) {
      cells[slot * width + at] = Math.min(...alike.map((prices) => prices[at] ?? 0));
    }
  });
  return { cells, fee: 0 };
}
