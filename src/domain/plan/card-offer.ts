import { worthOf } from '../rewards/terms/seated-card.ts';
import type { Horizon } from './horizon.ts';
import { type PlanCard, seatOf, tableIn } from './plan-card.ts';

/** A gain on top of the floor of a cell while a row, a cap or a credit, has room; `uses` are its units for each cent. */
type Rider = { readonly row: number; readonly gain: number; readonly uses: number };

/** A cell whose cents count against caps or credits. */
type RiderCell = {
  readonly cell: number;
  readonly floor: number;
  /** Smallest gain first: it offsets a loss as far as it reaches, the others what remains. */
  readonly riders: readonly Rider[];
};

/** A card's earnings on the spending, in its first year or later, at one value of its points. */
export type CardOffer = {
  /** Cents for each cent, by cell; −∞ where the card is of no use, or riders are on the cell. */
  readonly plain: Float64Array;
  /** The most that linked spending of a month is worth beside its rates: points of a month without a step. */
  readonly monthCents: number;
  /** Indexed by month. */
  readonly ridden: readonly (readonly RiderCell[])[];
};

export function cardOfferOf(
  horizon: Horizon,
  planCard: PlanCard,
  way: number,
  isLocked: boolean,
  isFirstYear: boolean,
): CardOffer {
  const { context, cellCount, supplies, monthCount } = horizon;
  const table = tableIn(planCard, way);
  const plain = new Float64Array(cellCount).fill(-Infinity);
  const ridden = Array.from({ length: monthCount }, (): RiderCell[] => []);
  if (!table) return { plain, ridden, monthCents: 0 };
  const { needsUnlock } = planCard.card;
  const access = !needsUnlock ? 'free' : isLocked ? 'locked' : 'unlocked';
  const seated = seatOf(horizon, planCard, table, access, isFirstYear);
  const width = context.spendCents.length;
  /* Linked spending counts at its highest rate, and a month's points as well: never too little. */
  const highest: (number | undefined)[] = [];
  let monthCents = 0;
  for (const { isFor, options } of table.linked) {
    const most = Math.max(...options.flatMap(({ legs }) => legs.map(({ rate }) => rate)));
    isFor.forEach((is, at) => {
      if (is) highest[at] = most;
    });
    const points = Math.max(...options.map((option) => option.points));
    monthCents += points * seated.tierFactor * seated.centsPerPoint;
  }
  context.stretches.forEach(({ month }, stretch) => {
    const earnings = table.earnings[table.eraOfStretch[stretch] ?? 0] ?? [];
    for (let at = 0; at < width; at += 1) {
      const cell = stretch * width + at;
      const earning = earnings[at];
      if (!earning || !seated.terms.isUsable[at] || (supplies[cell] ?? 0) <= 0) continue;
      const rate = highest[at] ?? earning.floor;
      const floor = worthOf(seated, rate, at, context.coverage.isForeign[at] ?? false);
      const riders = planCard.rows.flatMap((row, index): Rider[] => {
        if (row.of === 'credit') {
          const isOpen = month <= row.lastMonth && !(row.skipsFirstYear && isFirstYear);
          return row.isFor?.[at] && isOpen ? [{ row: index, gain: 1, uses: 1 }] : [];
        }
        const premium = earning.premiums.find(({ cap }) => cap === row.index);
        return premium
          ? [{ row: index, gain: premium.rate * seated.centsPerRate, uses: premium.uses }]
          : [];
      });
      if (riders.length === 0) plain[cell] = floor;
      else {
        riders.sort((a, b) => a.gain - b.gain);
        ridden[month]?.push({ cell, floor, riders });
      }
    }
  });
  return { plain, ridden, monthCents };
}
