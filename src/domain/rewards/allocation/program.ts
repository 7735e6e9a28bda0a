import { type Earning, limitOf } from '../rate/earning.ts';
import type { Regime } from '../rate/earning-table.ts';
import type { Context } from '../terms/context.ts';
import { tierOf } from '../terms/card-terms.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import { type CapGrid, gridOf, type Timeline } from '../year/timeline.ts';
import type { BonusDecisions, ChoiceSeat, Decisions, OptionState } from './decisions.ts';
import { linkedActivities, type LinkRow, linkRows } from './link-rows.ts';
import { regimesOf, rivalsOf } from './regimes.ts';

/** Earned by every cent of a supply in any case. */
export type Floor = { readonly card: number; readonly earning: Earning; readonly value: number };

/** Spend of one sub-category in one slot of the year. */
export type Supply = {
  readonly slot: number;
  readonly subCategory: number;
  readonly cents: number;
  /** The best of them; null if nothing is worth more than leaving the spend on no card. */
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
  /** Index of the card's credit that pays the cent back; null if none does. */
  readonly credit: number | null;
  /** Row of the cap, or of the credit, that counts the cent; null for none. */
  readonly cap: number | null;
  /** Units of that cap for each cent. */
  readonly uses: number;
  /** Value added per cent, in cents: above the supply's floor, or above the activity it rides on. */
  readonly gain: number;
  /**
   * A rider is a premium on cents of another activity (by index), so that several caps can count the same cent, or a
   * credit on any cents of its card in the supply; null for an activity that uses cents of the supply itself.
   */
  readonly ridesOn: number | 'card' | null;
  /** Option that must be chosen. */
  readonly needs: number | null;
  /** Options that must not be chosen, since another rate would apply. */
  readonly yieldsTo: readonly number[];
  /** For linked spending: its option, and the other spending it needs for each cent; null for any other. */
  readonly linked: LinkedUse | null;
};

type LinkedUse = { readonly option: number; readonly atLeast: number };

/** A card's cap, or a credit's amount, in alike periods. */
export type CapRow = {
  readonly card: number;
  readonly of: 'cap' | 'credit';
  /** Index among the card's caps, or credits. */
  readonly index: number;
  /** In cents, or points for a cap in rewards. */
  readonly limit: number;
  readonly grid: CapGrid;
};

/** Months in which spending counts for a minimum spend: so many from a first one. */
type Window = { readonly from: number; readonly months: number };

/** A step of a sign-up bonus: earned where its card has so much spend in the months of its window. */
export type BonusRow = {
  readonly card: number;
  /** The same card in later months of its window that a plan distinguishes; null for none. */
  readonly later: number | null;
  /** Index among the card's steps. */
  readonly tier: number;
  readonly needCents: number;
  readonly valueCents: number;
  readonly window: Window;
  /** Taken or given up for certain; while it is open the program takes it, or a share of it. */
  readonly state: OptionState;
};

/** The allocation of a wallet's spend over the year as a linear program. */
export type Program = {
  readonly timeline: Timeline;
  readonly supplies: readonly Supply[];
  readonly activities: readonly Activity[];
  readonly caps: readonly CapRow[];
  readonly switches: readonly Switch[];
  readonly bonuses: readonly BonusRow[];
  readonly links: readonly LinkRow[];
  /** Value that depends on no amount. */
  readonly constantCents: number;
};

/** Values that differ by less, in cents for each cent spent, count as equal. */
const EPSILON = 1e-12;

const NO_RIVALS: readonly Regime[] = [];
const NO_REGIMES: readonly Regime[] = [];

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

/** True if a slot lies in a window. */
export function isInWindow(
  { classes, slots }: Timeline,
  slot: number,
  { from, months }: Window,
): boolean {
  const [month = 0] = classes[slots[slot]?.monthClass ?? 0] ?? [];
  return month >= from && month < from + months;
}

/** True if spending on a card in its window's months counts toward a tier. */
export function countsFor({ card, later }: BonusRow, other: number | null | undefined): boolean {
  return other === card || (later !== null && other === later);
}

/** The tiers that are not given up. */
export function bonusRows(
  wallet: readonly SeatedCard[],
  bonuses: BonusDecisions,
): readonly BonusRow[] {
  return wallet.flatMap((seated, card) =>
    seated.terms.tiers.flatMap((step, index): BonusRow[] => {
      const state = bonuses[card]?.[index] ?? 'open';
      const tier = tierOf(seated.card, step);
      if (state === 'out' || !tier) return [];
      return [
        {
          card,
          later: null,
          tier: step.tier,
          needCents: step.needCents,
          valueCents: tier.points * seated.centsPerPoint + tier.cashCents,
          window: { from: 0, months: step.months },
          state,
        },
      ];
    }),
  );
}

export function buildProgram(
  context: Context,
  wallet: readonly SeatedCard[],
  seats: readonly ChoiceSeat[],
  decisions: Decisions,
  bonuses: readonly BonusRow[],
  timeline: Timeline,
): Program {
  const supplies: Supply[] = [];
  const activities: Activity[] = [];
  const caps: CapRow[] = [];
  const switches: Switch[] = [];
  const capRow = register(caps);
  const switchRow = register(switches);
  const links = linkRows(
    wallet,
    seats,
    timeline,
    (seat, option, monthClass) =>
      decisions[seat]?.[timeline.classes[monthClass]?.[0] ?? 0]?.[option] ?? 'out',
    (seat, option, monthClass) =>
      switchRow(`${seat}/${option}/${monthClass}`, () => ({ seat, option, monthClass })),
  );

  timeline.slots.forEach(({ monthClass, stretch, yearShare }, slot) => {
    const rowOf = (
      of: CapRow['of'],
      card: number,
      index: number,
      grid: CapGrid,
      periodLimit: number,
    ): number => {
      const group = timeline.groupOf[grid][monthClass] ?? 0;
      return capRow(`${of}/${card}/${index}/${group}`, () => {
        const whole = timeline.groups[grid][group]?.caps ?? 0;
        return { card, of, index, limit: periodLimit * whole, grid };
      });
    };
    const capOf = (card: number, cap: number): number => {
      const found = wallet[card]?.card.caps[cap];
      if (!found) throw new Error('a premium has its cap');
      return rowOf('cap', card, cap, gridOf(found.period), limitOf(found));
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
    const linksHere = links.filter((link) => link.monthClass === monthClass);
    const linkedCards = new Set(linksHere.map(({ card }) => card));
    const wanted = new Set(
      bonuses.flatMap(({ card, window }) => (isInWindow(timeline, slot, window) ? [card] : [])),
    );
    for (const card of linkedCards) wanted.add(card);

    for (let subCategory = 0; subCategory < context.spendCents.length; subCategory += 1) {
      const supply = supplies.length;
      const isForeign = context.coverage.isForeign[subCategory] ?? false;
      const regimesHere = wallet.map(({ terms, table }, card): readonly Regime[] =>
        terms.isUsable[subCategory] && !table.linked.some(({ isFor }) => isFor[subCategory])
          ? (regimesFor[card]?.(subCategory) ?? NO_REGIMES)
          : NO_REGIMES,
      );
      let floor: Floor | null = null;
      let hasMore = wanted.size > 0;
      for (let card = 0; card < wallet.length; card += 1) {
        const seated = wallet[card];
        const regimes = regimesHere[card] ?? NO_REGIMES;
        const [standing] = regimes;
        if (!seated || !standing) continue;
        const { earning } = standing;
        const value = worthOf(seated, earning.floor, subCategory, isForeign);
        if (regimes.length > 1 || earning.premiums.length > 0) hasMore = true;
        if (seated.terms.credits.some(({ isFor }) => isFor[subCategory])) hasMore = true;
        /* Other spending is a choice in itself beside a linked rate: more of it, or less, can earn more. */
        if (linkedCards.has(card) || value <= (floor?.value ?? 0) + EPSILON) continue;
        const isSure = regimes.every(
          (rival) =>
            worthOf(seated, rival.earning.floor, subCategory, isForeign) >= value - EPSILON,
        );
        if (isSure) floor = { card, earning, value };
      }
      const yearly = context.spendCents[subCategory] ?? 0;
      supplies.push({ slot, subCategory, cents: yearly * yearShare, floor });
      if (!hasMore) continue;
      const floorValue: number = floor?.value ?? 0;
      for (const link of linksHere) {
        const seated = wallet[link.card];
        if (!seated || !link.isFor[subCategory] || !seated.terms.isUsable[subCategory]) continue;
        const here = { supply, subCategory, isForeign, floorValue };
        const place = seats[link.seat];
        if (place) activities.push(...linkedActivities(seated, place, link, here));
        for (const { credit, grid, periodCents, isFor } of seated.terms.credits) {
          if (!isFor[subCategory]) continue;
          activities.push({
            supply,
            card: link.card,
            earning: { floor: 0, premiums: [] },
            premium: null,
            uses: 1,
            yieldsTo: [],
            credit,
            cap: rowOf('credit', link.card, credit, grid, periodCents),
            gain: 1,
            ridesOn: 'card',
            needs: null,
            linked: null,
          });
        }
      }
      for (let card = 0; card < wallet.length; card += 1) {
        const seated = wallet[card];
        const regimes = regimesHere[card] ?? NO_REGIMES;
        const [standing] = regimes;
        if (!seated || !standing) continue;
        const isFloor = floor?.card === card;
        const credits = seated.terms.credits.filter(({ isFor }) => isFor[subCategory]);
        const plain = {
          supply,
          card,
          premium: null,
          credit: null,
          cap: null,
          uses: 1,
          needs: null,
          linked: null,
        };
        const creditRow = ({ credit, grid, periodCents }: (typeof credits)[number]) => ({
          credit,
          cap: rowOf('credit', card, credit, grid, periodCents),
        });
        if (regimes.length === 1 && standing.earning.premiums.length === 0) {
          /* A single rate for every cent, since credits are activities of their own. */
          const { earning } = standing;
          const above = worthOf(seated, earning.floor, subCategory, isForeign) - floorValue;
          const alone = { ...plain, earning, ridesOn: null, yieldsTo: [] };
          if (wanted.has(card) && !isFloor) activities.push({ ...alone, gain: above });
          for (const credit of credits) {
            activities.push({ ...alone, ...creditRow(credit), gain: 1 + above });
          }
          continue;
        }
        const isKept = credits.length > 0 || wanted.has(card);
        const perRate = seated.centsPerRate;
        for (const regime of regimes) {
          const { earning } = regime;
          const { premiums } = earning;
          const worth = (rate: number) => worthOf(seated, rate, subCategory, isForeign);
          const value = worth(earning.floor);
          const best = premiums.reduce((sum, { rate }) => sum + rate * perRate, value);
          if (!isKept && best <= floorValue + EPSILON) continue;
          const rivals = regimes.length === 1 ? NO_RIVALS : rivalsOf(regime, regimes, seats);
          const add = (
            premium: number | null,
            total: number,
            gain: number,
            rides: number | null,
          ) => {
            const cap = premium === null ? null : (premiums[premium]?.cap ?? null);
            const yields = rivals.filter((rival) => total > worth(rival.earning.floor) + EPSILON);
            return activities.push({
              supply,
              card,
              earning,
              premium,
              credit: null,
              linked: null,
              cap: cap === null ? null : capOf(card, cap),
              uses: premium === null ? 1 : (premiums[premium]?.uses ?? 1),
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
          const isUseful = isKept
            ? !isFloor || value > floorValue + EPSILON
            : value > floorValue + EPSILON;
          if (isUseful) add(null, value, value - floorValue, null);
          if (premiums.length === 1) add(0, best, best - floorValue, null);
        }
        for (const credit of credits) {
          activities.push({
            ...plain,
            ...creditRow(credit),
            earning: standing.earning,
            gain: 1,
            ridesOn: 'card',
            yieldsTo: [],
          });
        }
      }
    }
  });
  return { timeline, supplies, activities, caps, switches, bonuses, links, constantCents: 0 };
}
