import { type CardOffer, cardOfferOf } from './card-offer.ts';
import type { Horizon } from './horizon.ts';
import type { PlanCard } from './plan-card.ts';

/** Cents that could be bought above the prices in one month and count against a row, a cap or a credit. */
export type Item = {
  readonly row: number;
  /** Above the prices, for each unit of the row. */
  readonly gain: number;
  /** Units, and how many a cent uses. */
  readonly units: number;
  readonly uses: number;
  readonly cell: number;
  /** True if the loss grows with the price: these cents are what the card buys of the cell. */
  readonly isMarginal: boolean;
};

/** A card's profit in one month: without rows, and the items the rows choose from. */
export type MonthOffer = { readonly baseCents: number; readonly items: readonly Item[] };

/** Called with the amount bought of a cell. */
export type Buy = (cell: number, cents: number) => void;

const NOTHING: readonly Item[] = [];

/** The most that items make in the room of a row, in cents. */
export function fill(items: readonly Item[], room: number, buy?: Buy): number {
  const sorted = items.length > 1 ? [...items].sort((a, b) => b.gain - a.gain) : items;
  let left = room;
  let value = 0;
  for (const { gain, units, uses, cell, isMarginal } of sorted) {
    const taken = Math.min(left, units);
    if (taken <= 0) break;
    value += gain * taken;
    left -= taken;
    if (isMarginal) buy?.(cell, taken / uses);
  }
  return value;
}

/** Computes a card's monthly profit at prices; results are cached until the prices change. */
export function createMonthOffers(horizon: Horizon, planCard: PlanCard) {
  const { supplies, stretchesOf, context, monthCount } = horizon;
  const width = context.spendCents.length;
  type Sheet = {
    readonly offer: CardOffer;
    readonly months: (MonthOffer | undefined)[];
    /** Prefix sums of the profits without rows; valid while `isSummed`. */
    readonly sums: Float64Array;
    isSummed: boolean;
  };
  const sheets: (Sheet | undefined)[] = [];
  let prices: Float64Array = new Float64Array(horizon.cellCount);

  const sheetOf = (way: number, isLocked: boolean, isFirstYear: boolean): Sheet => {
    const at = (way + 1) * 4 + (isLocked ? 2 : 0) + (isFirstYear ? 1 : 0);
    const known = sheets[at];
    if (known) return known;
    const offer = cardOfferOf(horizon, planCard, way, isLocked, isFirstYear);
    const found = {
      offer,
      months: new Array<MonthOffer | undefined>(monthCount),
      sums: new Float64Array(monthCount + 1),
      isSummed: false,
    };
    sheets[at] = found;
    return found;
  };

  const computeIn = (
    { plain, ridden }: CardOffer,
    month: number,
    subsidy: number,
    buy?: Buy,
  ): MonthOffer => {
    const [from, to] = stretchesOf[month] ?? [0, 0];
    let baseCents = 0;
    for (let cell = from * width; cell < to * width; cell += 1) {
      const gain = (plain[cell] ?? 0) + subsidy - (prices[cell] ?? 0);
      if (gain <= 0) continue;
      const cents = supplies[cell] ?? 0;
      baseCents += gain * cents;
      buy?.(cell, cents);
    }
    const list = ridden[month] ?? [];
    if (list.length === 0) return { baseCents, items: NOTHING };
    const items: Item[] = [];
    for (const { cell, floor, riders } of list) {
      const cents = supplies[cell] ?? 0;
      const itemOf = (row: number, gain: number, uses: number, isMarginal: boolean): Item => ({
        row,
        gain: gain / uses,
        units: cents * uses,
        uses,
        cell,
        isMarginal,
      });
      let loss = (prices[cell] ?? 0) - floor - subsidy;
      if (loss <= 0) {
        baseCents -= loss * cents;
        buy?.(cell, cents);
        for (const { row, gain, uses } of riders) {
          items.push(itemOf(row, gain, uses, false));
        }
        continue;
      }
      /* Riders pay the loss in turn: what they make together is then never too low. */
      let isMarginal = true;
      for (const { row, gain, uses } of riders) {
        const left = gain - loss;
        loss = Math.max(0, -left);
        if (left <= 0) continue;
        items.push(itemOf(row, left, uses, isMarginal));
        isMarginal = false;
      }
    }
    return { baseCents, items };
  };

  const monthIn = ({ offer, months }: Sheet, month: number): MonthOffer => {
    const known = months[month];
    if (known) return known;
    const found = computeIn(offer, month, 0);
    months[month] = found;
    return found;
  };

  return {
    prices: () => prices,
    setPrices: (next: Float64Array): void => {
      prices = next;
      for (const sheet of sheets) {
        if (!sheet) continue;
        sheet.months.fill(undefined);
        sheet.isSummed = false;
      }
    },
    /** Offer at the current prices. */
    at: (way: number, isLocked: boolean, isFirstYear: boolean, month: number): MonthOffer =>
      monthIn(sheetOf(way, isLocked, isFirstYear), month),
    /** Profit of the months from `from` to `until` without rows. */
    baseCents: (
      way: number,
      isLocked: boolean,
      isFirstYear: boolean,
      from: number,
      until: number,
    ): number => {
      if (until <= from) return 0;
      const sheet = sheetOf(way, isLocked, isFirstYear);
      const { sums } = sheet;
      if (!sheet.isSummed) {
        for (let month = 0; month < monthCount; month += 1) {
          sums[month + 1] = (sums[month] ?? 0) + monthIn(sheet, month).baseCents;
        }
        sheet.isSummed = true;
      }
      return (sums[until] ?? 0) - (sums[from] ?? 0);
    },
    /** Profit with a subsidy on each cent; calls `buy` for purchases without rows. */
    compute: (
      way: number,
      isLocked: boolean,
      isFirstYear: boolean,
      month: number,
      subsidy: number,
      buy: Buy,
    ): MonthOffer => computeIn(sheetOf(way, isLocked, isFirstYear).offer, month, subsidy, buy),
  };
}
