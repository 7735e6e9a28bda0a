import { type Earning, limitOf } from '../rate/earning.ts';
import type { EarningTable } from '../rate/earning-table.ts';
import type { Context } from '../terms/context.ts';
import { fixedCents } from '../terms/fixed-value.ts';
import { type SeatedCard, worthOf } from '../terms/seated-card.ts';
import { gridOf, type Timeline } from '../year/timeline.ts';
import { cellOf, type Group, type Item, type Items, toItems } from './cells.ts';
import { type BonusCoefficients, bonusCoefficientsOf, creditsIn } from './bonus-coefficients.ts';
import { type LinkCoefficients, linkedCoefficientsOf } from './linked-coefficients.ts';

/**
 * The numbers of one card at one value of its points, for the bound. A *cell* is a sub-category in a slot
 * of the year; rates are in cents of value for each cent of spend.
 */
export type Coefficients = {
  /** Credits that need no spending, less the fee, in cents. */
  readonly fixed: number;
  /** Earnings per cent in every cell not listed. */
  readonly base: number;
  readonly cells: Int32Array;
  readonly floors: Float64Array;
  readonly groups: readonly Group[];
  /** Indices of the groups that options which can be chosen together count for. */
  readonly shared: readonly number[];
  readonly units: readonly ChoiceUnit[];
  /** Value that credits pay back, above the cell's maximum other earnings. */
  readonly credits: readonly Group[];
  readonly linked: readonly LinkCoefficients[];
  /** The sign-up bonus that is still to be earned. */
  readonly bonus: BonusCoefficients | null;
};

/** One choice to be made: for the year, or for one class of months. */
export type ChoiceUnit = {
  readonly count: number;
  readonly options: readonly OptionCoefficients[];
};

export type OptionCoefficients = {
  readonly cells: Int32Array;
  /** Earnings per cent in those cells without a cap, with the option chosen and without. */
  readonly floors: Float64Array;
  readonly otherwise: Float64Array;
  /** Premiums that the option adds, by index of the group whose cap counts them. */
  readonly added: readonly { readonly group: number; readonly items: Items }[];
};

/** A premium, by the cap that counts it, with its share of the premiums of its cell. */
type Raised = {
  readonly cap: number;
  readonly gain: number;
  readonly weight: number;
  readonly uses: number;
};

const NOT_RAISED: readonly Raised[] = [];

/** Sub-categories that several options may cover: only the best applies, so losses of the others must not count. */
function contestedBy({ openChoices }: EarningTable): ReadonlySet<number> {
  const seen = new Set<number>();
  const contested = new Set<number>();
  for (const { count, options } of openChoices) {
    const covered = options.map(
      ({ cells }) => new Set(cells.flatMap((era) => era.map(({ subCategory }) => subCategory))),
    );
    const together = count > 1 ? covered : [new Set(covered.flatMap((each) => [...each]))];
    for (const subCategory of together.flatMap((each) => [...each])) {
      (seen.has(subCategory) ? contested : seen).add(subCategory);
    }
  }
  return contested;
}

/** True if options that can be chosen together count for a group. */
function isSharedBy(units: readonly ChoiceUnit[], group: number): boolean {
  const together = units.reduce((sum, { count, options }) => {
    const users = options.filter(({ added }) => added.some((each) => each.group === group));
    return sum + Math.min(count, users.length);
  }, 0);
  return together > 1;
}

/**
 * A card's credits: another cent per cent, on top of the cell's maximum earnings. Credits for the same spending are
 * merged, since a cent is covered only once.
 */
function creditCoefficientsOf(
  context: Context,
  { terms }: SeatedCard,
  timeline: Timeline,
  tops: Float64Array,
): readonly Group[] {
  const groups = new Map<string, { cents: number; readonly list: Item[] }>();
  for (const { grid, periodCents, isFor } of terms.credits) {
    timeline.groups[grid].forEach(({ caps }, at) => {
      const list: Item[] = [];
      timeline.slots.forEach(({ monthClass }, slot) => {
        if (timeline.groupOf[grid][monthClass] !== at) return;
        isFor.forEach((is, subCategory) => {
          const cell = cellOf(context, slot, subCategory);
          const floor = tops[cell] ?? -Infinity;
          if (is && Number.isFinite(floor)) list.push({ cell, floor, gain: 1, weight: 1, uses: 1 });
        });
      });
      if (list.length === 0) return;
      const key = list.map(({ cell }) => cell).join();
      const same = groups.get(key);
      if (same) same.cents += periodCents * caps;
      else groups.set(key, { cents: periodCents * caps, list });
    });
  }
  return [...groups.values()].map(({ cents, list }) => ({ limit: cents, items: toItems(list) }));
}

export function coefficientsOf(
  context: Context,
  seated: SeatedCard,
  timeline: Timeline,
): Coefficients {
  const { table, card, centsPerRate, terms } = seated;
  const worth = (rate: number, subCategory: number) =>
    worthOf(seated, rate, subCategory, context.coverage.isForeign[subCategory] ?? false);
  /** Maximum earnings of a cent in each cell, ignoring caps; null if the base rate is the maximum everywhere. */
  const tops =
    terms.credits.length > 0 || terms.tiers.length > 0 || table.linked.length > 0
      ? new Float64Array(timeline.slots.length * context.spendCents.length).fill(-Infinity)
      : null;
  const topOf = ({ premiums }: Earning, floor: number): number =>
    premiums.reduce((sum, { rate }) => sum + rate * centsPerRate, floor);
  const raise = (cell: number, earning: Earning, floor: number): void => {
    if (!tops) return;
    const top = topOf(earning, floor);
    if (top > (tops[cell] ?? 0)) tops[cell] = top;
  };
  const groups: { limit: number; list: Item[] }[] = [];
  const groupRows = new Map<string, number>();
  const groupOf = (cap: number, monthClass: number): number => {
    const counted = card.caps[cap];
    const grid = gridOf(counted?.period ?? 'lifetime');
    const at = timeline.groupOf[grid][monthClass] ?? 0;
    const key = `${cap}/${at}`;
    const found = groupRows.get(key);
    if (found !== undefined) return found;
    groupRows.set(key, groups.length);
    const whole = timeline.groups[grid][at]?.caps ?? 0;
    return groups.push({ limit: counted ? limitOf(counted) * whole : 0, list: [] }) - 1;
  };
  const raisedBy = ({ premiums }: Earning, lost = 0): readonly Raised[] => {
    if (premiums.length === 0) return NOT_RAISED;
    const total = premiums.reduce((sum, premium) => sum + premium.rate, 0);
    return premiums.map(({ cap, rate, uses }) => {
      const weight = rate / total;
      return { cap, gain: rate * centsPerRate - lost * weight, weight, uses };
    });
  };
  /* True if several months with a common cap are distinguished by their choices. */
  const isDivided = (monthClass: number | null, { premiums }: Earning) =>
    monthClass !== null &&
    (timeline.classes[monthClass]?.length ?? 0) > 1 &&
    premiums.some(({ cap }) => gridOf(card.caps[cap]?.period ?? 'lifetime') !== 'month');

  const cells: number[] = [];
  const floors: number[] = [];
  const base = card.onlyAt ? 0 : card.baseRate * centsPerRate;
  /* Differences from the base rate in an era, computed once for all of its slots. */
  const eras = table.earnings.map((earnings) => {
    const rows: { subCategory: number; floor: number; premiums: readonly Raised[] }[] = [];
    const highest = new Float64Array(context.spendCents.length).fill(-Infinity);
    earnings.forEach((earning, subCategory) => {
      if (!terms.isUsable[subCategory] || table.linked.some(({ isFor }) => isFor[subCategory])) {
        if (base !== 0) rows.push({ subCategory, floor: 0, premiums: NOT_RAISED });
        return;
      }
      const floor = worth(earning.floor, subCategory);
      if (tops) highest[subCategory] = topOf(earning, floor);
      const isUsual = floor === base && earning.premiums.length === 0;
      if (!isUsual) rows.push({ subCategory, floor, premiums: raisedBy(earning) });
    });
    return { rows, highest };
  });
  timeline.slots.forEach(({ stretch, monthClass }, slot) => {
    const era = eras[table.eraOfStretch[stretch] ?? 0];
    if (!era) return;
    tops?.set(era.highest, cellOf(context, slot, 0));
    for (const { subCategory, floor, premiums } of era.rows) {
      const cell = cellOf(context, slot, subCategory);
      cells.push(cell);
      floors.push(floor);
      for (const { cap, ...rest } of premiums) {
        groups[groupOf(cap, monthClass)]?.list.push({ cell, floor, ...rest });
      }
    }
  });

  const contested = contestedBy(table);
  const unitOf = (choice: EarningTable['openChoices'][number], monthClass: number | null) => ({
    count: choice.count,
    options: choice.options.map((option): OptionCoefficients => {
      const chosen: { cell: number; floor: number; otherwise: number }[] = [];
      const added = new Map<number, Item[]>();
      timeline.slots.forEach((slot, slotIndex) => {
        if (monthClass !== null && slot.monthClass !== monthClass) return;
        const era = table.eraOfStretch[slot.stretch] ?? 0;
        for (const { subCategory, earning } of option.cells[era] ?? []) {
          const standing = table.earnings[era]?.[subCategory];
          if (!standing || !terms.isUsable[subCategory]) continue;
          const cell = cellOf(context, slotIndex, subCategory);
          const before = worth(standing.floor, subCategory);
          const beyond = worth(earning.floor, subCategory);
          raise(cell, earning, beyond);
          const isContested = contested.has(subCategory);
          /*
           * An option that earns less beyond its cap is chosen in the months that fill it: only the premium's own
           * cents lose.
           */
          const lost =
            !isContested && isDivided(monthClass, earning) ? Math.max(0, before - beyond) : 0;
          const floor = beyond + lost;
          const otherwise = isContested ? Math.min(before, floor) : before;
          chosen.push({ cell, floor, otherwise });
          for (const { cap, ...rest } of raisedBy(earning, lost)) {
            const group = groupOf(cap, slot.monthClass);
            const items = added.get(group) ?? [];
            items.push({ cell, floor, ...rest });
            added.set(group, items);
          }
        }
      });
      return {
        cells: new Int32Array(chosen.map((each) => each.cell)),
        floors: new Float64Array(chosen.map((each) => each.floor)),
        otherwise: new Float64Array(chosen.map((each) => each.otherwise)),
        added: [...added].map(([group, list]) => ({ group, items: toItems(list) })),
      };
    }),
  });
  const units = table.openChoices.flatMap((choice) =>
    choice.mode === 'member_selected'
      ? [unitOf(choice, null)]
      : timeline.classes.map((_, monthClass) => unitOf(choice, monthClass)),
  );
  const links = tops ? linkedCoefficientsOf(context, seated, timeline, tops) : [];
  const credits = tops ? creditCoefficientsOf(context, seated, timeline, tops) : [];
  return {
    fixed: fixedCents(seated),
    base,
    cells: new Int32Array(cells),
    floors: new Float64Array(floors),
    groups: groups.map(({ limit, list }) => ({ limit, items: toItems(list) })),
    shared: groups.flatMap((_, group) => (isSharedBy(units, group) ? [group] : [])),
    units: units.map((unit) => ({
      ...unit,
      options: unit.options.filter((option) => option.cells.length > 0),
    })),
    credits,
    linked: links.map((link) => ({ ...link, credits: creditsIn(link.others, credits) })),
    bonus: tops ? bonusCoefficientsOf(context, seated, timeline, tops, credits) : null,
  };
}
