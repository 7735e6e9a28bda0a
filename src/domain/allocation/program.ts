import type { Earning } from '../rate/earning.ts';
import type { Regime } from '../rate/earning-table.ts';
import type { Context } from '../valuation/context.ts';
import type { SeatedCard } from '../valuation/seated-card.ts';
import { type CapGrid, gridOf, type Timeline } from '../year/timeline.ts';
import type { ChoiceSeat, Decisions } from './decisions.ts';
import { regimesOf, rivalsOf } from './regimes.ts';

/** Every cent of a supply can earn this, whatever else happens. */
export type Floor = { readonly card: number; readonly earning: Earning; readonly value: number };

/** Spend of one sub-category in one slot of the year. */
export type Supply = {
  readonly slot: number;
  readonly subCategory: number;
  readonly cents: number;
  /** The best of them; null where nothing is worth more than leaving the spend on no card. */
  readonly floor: Floor | null;
};

/** An option that is still open, in one class of months or in all: chosen for a share of 0 to 1. */
export type Switch = {
  readonly seat: number;
  readonly option: number;
  /** Class of months of a monthly choice; null for one that is made once. */
  readonly monthClass: number | null;
};

/** One way to use a cent of a supply. */
export type Activity = {
  readonly supply: number;
  readonly card: number;
  readonly earning: Earning;
  /** Index of the premium that it earns, above the floor of the earning; null for that floor alone. */
  readonly premium: number | null;
  /** Row of the cap that counts the cent; null for none. */
  readonly cap: number | null;
  /** What a cent adds, in cents: above the supply's floor, or above the activity it rides on. */
  readonly gain: number;
  /**
   * A rider is a premium on cents of another activity (by index), so that several caps can count the
   * same cent; null for an activity that uses cents of the supply itself.
   */
  readonly ridesOn: number | null;
  /** Only while this option is chosen. */
  readonly needs: number | null;
  /** Only while none of these options is chosen, since then another rate stands. */
  readonly yieldsTo: readonly number[];
};

export type CapRow = {
  readonly card: number;
  readonly cap: number;
  readonly cents: number;
  readonly grid: CapGrid;
};

/** The allocation of a wallet's spend over the year as a linear program. */
export type Program = {
  readonly timeline: Timeline;
  readonly supplies: readonly Supply[];
  readonly activities: readonly Activity[];
  readonly caps: readonly CapRow[];
  readonly switches: readonly Switch[];
};

/** Values that differ by less, in cents for each cent spent, count as equal. */
const EPSILON = 1e-12;

const NO_RIVALS: readonly Regime[] = [];

/** Numbers things by key in the order in which they are first asked for. */
function register<T>(items: T[]): (key: string, create: () => T) => number {
  const rows = new Map<string, number>();
  return (key, create) => {
    const found = rows.get(key);
    if (found !== undefined) return found;
    rows.set(key, items.length);
    return items.push(create()) - 1;
  };
}

/** Cents of value for each cent of spend at a rate without the tier bonus. */
function worthOf(seated: SeatedCard | undefined, rate: number, isForeign: boolean): number {
  if (!seated) return 0;
  return rate * seated.centsPerRate - (isForeign ? seated.foreignFee : 0);
}

export function buildProgram(
  context: Context,
  wallet: readonly SeatedCard[],
  seats: readonly ChoiceSeat[],
  decisions: Decisions,
  timeline: Timeline,
): Program {
  const supplies: Supply[] = [];
  const activities: Activity[] = [];
  const caps: CapRow[] = [];
  const switches: Switch[] = [];
  const capRow = register(caps);
  const switchRow = register(switches);

  timeline.slots.forEach(({ monthClass, stretch, yearShare }, slot) => {
    const capOf = (card: number, cap: number): number => {
      const seated = wallet[card]?.card.caps[cap];
      const grid = gridOf(seated?.period ?? 'lifetime');
      const group = timeline.groupOf[grid][monthClass] ?? 0;
      return capRow(`${card}/${cap}/${group}`, () => {
        const whole = timeline.groups[grid][group]?.caps ?? 0;
        const cents = (seated?.amountCents ?? 0) * whole;
        return { card, cap, cents, grid };
      });
    };
    const switchOf = ({ option }: Regime): number | null => {
      if (!option) return null;
      const monthly = seats[option.seat]?.isMonthly ? monthClass : null;
      const key = `${option.seat}/${option.option}/${monthly ?? ''}`;
      return switchRow(key, () => ({ ...option, monthClass: monthly }));
    };
    const monthOf = (seat: number) =>
      seats[seat]?.isMonthly ? (timeline.classes[monthClass]?.[0] ?? 0) : 0;
    const regimesFor = wallet.map(({ table }, card) =>
      regimesOf(
        wallet,
        card,
        table.eraOfStretch[stretch] ?? 0,
        seats,
        (seat, option) => decisions[seat]?.[monthOf(seat)]?.[option] ?? 'out',
      ),
    );

    for (let subCategory = 0; subCategory < context.spendCents.length; subCategory += 1) {
      const supply = supplies.length;
      const isForeign = context.coverage.isForeign[subCategory] ?? false;
      let floor: Floor | null = null;
      let hasMore = false;
      for (let card = 0; card < wallet.length; card += 1) {
        const regimes = regimesFor[card]?.(subCategory) ?? [];
        const [standing] = regimes;
        if (!standing) continue;
        const { earning } = standing;
        const value = worthOf(wallet[card], earning.floor, isForeign);
        if (regimes.length > 1 || earning.premiums.length > 0) hasMore = true;
        if (value <= (floor?.value ?? 0) + EPSILON) continue;
        const isSure = regimes.every(
          (rival) => worthOf(wallet[card], rival.earning.floor, isForeign) >= value - EPSILON,
        );
        if (isSure) floor = { card, earning, value };
      }
      const yearly = context.spendCents[subCategory] ?? 0;
      supplies.push({ slot, subCategory, cents: yearly * yearShare, floor });
      if (!hasMore) continue;
      const floorValue: number = floor?.value ?? 0;
      for (let card = 0; card < wallet.length; card += 1) {
        const regimes = regimesFor[card]?.(subCategory) ?? [];
        const perRate = wallet[card]?.centsPerRate ?? 0;
        for (const regime of regimes) {
          const { earning } = regime;
          const { premiums } = earning;
          const value = worthOf(wallet[card], earning.floor, isForeign);
          const best = premiums.reduce((sum, { rate }) => sum + rate * perRate, value);
          if (best <= floorValue + EPSILON) continue;
          const rivals = regimes.length === 1 ? NO_RIVALS : rivalsOf(regime, regimes, seats);
          const add = (
            premium: number | null,
            total: number,
            gain: number,
            rides: number | null,
          ) => {
            const cap = premium === null ? null : (premiums[premium]?.cap ?? null);
            const yields = rivals.filter(
              (rival) => total > worthOf(wallet[card], rival.earning.floor, isForeign) + EPSILON,
            );
            return activities.push({
              supply,
              card,
              earning,
              premium,
              cap: cap === null ? null : capOf(card, cap),
              gain,
              ridesOn: rides,
              needs: rides === null ? switchOf(regime) : null,
              yieldsTo: rides === null ? yields.flatMap((rival) => switchOf(rival) ?? []) : [],
            });
          };
          if (premiums.length > 1) {
            const base = add(null, best, value - floorValue, null) - 1;
            premiums.forEach(({ rate }, index) => add(index, best, rate * perRate, base));
            continue;
          }
          if (value > floorValue + EPSILON) add(null, value, value - floorValue, null);
          if (premiums.length === 1) add(0, best, best - floorValue, null);
        }
      }
    }
  });
  return { timeline, supplies, activities, caps, switches };
}
