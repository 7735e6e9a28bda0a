import { choiceSeats, type OptionState } from '../rewards/allocation/decisions.ts';
import { linkedActivities, linkRows } from '../rewards/allocation/link-rows.ts';
import {
  type Activity,
  type BonusRow,
  type CapRow,
  type Floor,
  type Program,
  type Supply,
  type Switch,
} from '../rewards/allocation/program.ts';
import { tierOf } from '../rewards/terms/card-terms.ts';
import { type SeatedCard, worthOf } from '../rewards/terms/seated-card.ts';
import { type CapGrid, type Timeline, timelineOf } from '../rewards/year/timeline.ts';
import { MONTHS_A_YEAR } from '../rewards/year/valued-year.ts';
import type { Horizon } from './horizon.ts';
import { type PlanCard, type PlanRow, seatOf, tableIn } from './plan-card.ts';
import type { Segment } from './tenure.ts';

/** A card in the months of one segment in which its points count alike. */
type PlanSeat = {
  readonly seated: SeatedCard;
  readonly planCard: PlanCard;
  readonly segment: Segment;
  /** Index of the segment: seats of one segment share its caps. */
  readonly holder: number;
  readonly from: number;
  readonly until: number;
  readonly isFirstYear: boolean;
  readonly givesBonus: boolean;
};

/** A schedule of cards as a linear program needs it. */
export type Seating = {
  readonly seats: readonly PlanSeat[];
  readonly timeline: Timeline;
  /** True if caps of quarters or half years tell apart months of one class. */
  readonly isNested: boolean;
};

/** Values that differ by less, in cents for each cent spent, count as equal. */
const EPSILON = 1e-12;

function isEligible(row: PlanRow, segment: Segment, month: number): boolean {
  if (row.skipsFirstYear && month < segment.opened + MONTHS_A_YEAR) return false;
  return month <= row.lastMonth;
}

/** Systems of which a card that unlocks them is held in any month. */
export function unlockedBy(
  cards: readonly PlanCard[],
  segments: readonly Segment[],
): ReadonlySet<string> {
  return new Set(
    segments.flatMap(({ card, from, until }) => {
      const found = cards[card]?.card;
      return found?.unlocksTransfers && until > from ? [found.pointSystem] : [];
    }),
  );
}

export function seatPlan(
  horizon: Horizon,
  cards: readonly PlanCard[],
  segments: readonly Segment[],
  givesBonus: (segment: Segment) => boolean,
): Seating {
  const unlocked = unlockedBy(cards, segments);
  const seats = segments.flatMap((segment, holder): PlanSeat[] => {
    const planCard = cards[segment.card];
    const table = planCard && tableIn(planCard, segment.way);
    if (!planCard || !table) return [];
    const { card, isPhased } = planCard;
    const isOpen = unlocked.has(card.pointSystem);
    const access = !card.needsUnlock ? 'free' : isOpen ? 'unlocked' : 'locked';
    const second = segment.opened + MONTHS_A_YEAR;
    const { from, until } = segment;
    const cut = isPhased ? Math.min(until, Math.max(from, second)) : until;
    const phases = [
      { from, until: cut, isFirstYear: isPhased || segment.isNew },
      { from: cut, until, isFirstYear: false },
    ];
    return phases
      .filter((phase) => phase.until > phase.from)
      .map((phase, index) => ({
        seated: seatOf(horizon, planCard, table, access, isPhased && phase.isFirstYear),
        planCard,
        segment,
        holder,
        ...phase,
        givesBonus: index === 0 && (!segment.isNew || givesBonus(segment)),
      }));
  });
  return { seats, ...timelineFor(horizon, seats) };
}

/** Windows of the steps of a bonus that end within the plan. */
function openSteps({ monthCount }: Horizon, { givesBonus, segment, seated }: PlanSeat) {
  if (!givesBonus) return [];
  return seated.terms.tiers.filter(({ months }) => segment.from + months <= monthCount);
}

function isHeldIn({ from, until }: PlanSeat, month: number): boolean {
  return month >= from && month < until;
}

/** Months with the same cards, windows, rules and purchases are one class, where their caps' periods look alike too. */
function timelineFor(
  horizon: Horizon,
  seats: readonly PlanSeat[],
  states: LinkStates = new Map(),
): Pick<Seating, 'timeline' | 'isNested'> {
  const { context, growth, oneTime } = horizon;
  const decided = context.months.map((): string[] => []);
  for (const [key, state] of states) {
    const [seat, option, month] = key.split('/');
    decided[Number(month)]?.push(`${seat}.${option}${state}`);
  }
  const marks = context.months.map((_, month) => {
    const held = seats.map((seat) => {
      const { segment, planCard } = seat;
      // A window goes on where the first year, and with it the seat of the bonus, ends.
      const windows = openSteps(horizon, seat).map(({ months }) =>
        month < Math.min(segment.from + months, segment.until) ? 1 : 0,
      );
      const rows = planCard.rows.map((row) => (isEligible(row, segment, month) ? 1 : 0));
      return `${isHeldIn(seat, month) ? `held ${rows.join('')}` : ''}w${windows.join('')}`;
    });
    const isApart = oneTime[month]?.some((cents) => cents > 0) === true;
    return `${decided[month]?.sort().join('&')}|${held.join()}${isApart ? `#${month}` : ''}*${growth[month] ?? 1}`;
  });
  const dated = seats.filter(({ seated }) => seated.table.earnings.length > 1);
  const eraKeys =
    dated.length === 0
      ? []
      : context.stretches.map((_, stretch) =>
          dated.map(({ seated }) => seated.table.eraOfStretch[stretch] ?? 0).join(),
        );
  const grids = new Set(
    seats.flatMap(({ planCard, seated }) =>
      planCard.rows.flatMap(({ of, index, grid }): CapGrid[] =>
        grid === 'plan' || (of === 'cap' && seated.table.isIdle[index]) ? [] : [grid],
      ),
    ),
  );
  return {
    timeline: timelineOf(context.months, context.stretches, eraKeys, marks, grids),
    isNested: grids.has('quarter') || grids.has('half_year'),
  };
}

/** The bonus steps that can be earned in the plan, all undecided. */
function bonusRowsOf(horizon: Horizon, { seats }: Seating): readonly BonusRow[] {
  return seats.flatMap((seat, card) =>
    openSteps(horizon, seat).flatMap((step): BonusRow[] => {
      const { seated, segment } = seat;
      const tier = tierOf(seated.card, step);
      if (!tier) return [];
      return [
        {
          card,
          later: seats[card + 1]?.holder === seat.holder ? card + 1 : null,
          tier: step.tier,
          needCents: step.needCents,
          valueCents: tier.points * seated.centsPerPoint + tier.cashCents,
          window: { from: segment.from, months: step.months },
          state: 'open',
        },
      ];
    }),
  );
}

/** Option that linked spending earns by in a month, where it is decided; by seat, option and month. */
export type LinkStates = ReadonlyMap<string, OptionState>;

export function linkKey(seat: number, option: number, month: number): string {
  return `${seat}/${option}/${month}`;
}

/** The division of the plan's spending among the cards of a seating as a linear program. */
export function planProgramOf(
  horizon: Horizon,
  seating: Seating,
  states: LinkStates = new Map(),
): Program {
  const { context, growth, oneTime } = horizon;
  const { seats } = seating;
  const timeline =
    states.size === 0 ? seating.timeline : timelineFor(horizon, seats, states).timeline;
  const bonuses = bonusRowsOf(horizon, seating);
  const supplies: Supply[] = [];
  const activities: Activity[] = [];
  const caps: CapRow[] = [];
  const rows = new Map<string, number>();
  const switches: Switch[] = [];
  const wallet = seats.map(({ seated }) => seated);
  const linkSeats = choiceSeats(wallet);
  const links = linkRows(
    wallet,
    linkSeats,
    timeline,
    (seat, option, monthClass) => {
      const [month = 0] = timeline.classes[monthClass] ?? [];
      return states.get(linkKey(seat, option, month)) ?? 'open';
    },
    (seat, option, monthClass) => switches.push({ seat, option, monthClass }) - 1,
    (card, month) => {
      const seat = seats[card];
      return seat !== undefined && isHeldIn(seat, month);
    },
  );

  timeline.slots.forEach(({ monthClass, stretch, yearShare }, slot) => {
    const members = timeline.classes[monthClass] ?? [];
    const [month = 0] = members;
    const rowOf = (card: number, { of, index, grid, periodLimit }: PlanRow): number => {
      const group = grid === 'plan' ? 0 : (timeline.groupOf[grid][monthClass] ?? 0);
      const key = `${seats[card]?.holder ?? 0}/${of}/${index}/${group}`;
      const known = rows.get(key);
      if (known !== undefined) return known;
      const times = grid === 'plan' ? 1 : (timeline.groups[grid][group]?.caps ?? 0);
      const limit = periodLimit * times;
      const row = caps.push({ card, of, index, limit, grid: grid === 'plan' ? 'year' : grid }) - 1;
      rows.set(key, row);
      return row;
    };
    const present = seats.flatMap((seat, card) => (isHeldIn(seat, month) ? [{ seat, card }] : []));
    const wanted = new Set(
      bonuses.flatMap(({ card, later, window }) =>
        month >= window.from && month < window.from + window.months ? [card, later] : [],
      ),
    );
    const linksHere = links.filter((link) => link.monthClass === monthClass);
    const linkedCards = new Set(linksHere.map(({ card }) => card));
    for (const card of linkedCards) wanted.add(card);
    context.spendCents.forEach((yearly, subCategory) => {
      const isForeign = context.coverage.isForeign[subCategory] ?? false;
      const options = present
        .filter(
          ({ seat: { seated } }) =>
            seated.terms.isUsable[subCategory] &&
            !seated.table.linked.some(({ isFor }) => isFor[subCategory]),
        )
        .flatMap(({ seat, card }) => {
          const { table } = seat.seated;
          const earning = table.earnings[table.eraOfStretch[stretch] ?? 0]?.[subCategory];
          const credits = seat.planCard.rows.filter(
            (row) => row.isFor?.[subCategory] && isEligible(row, seat.segment, month),
          );
          if (!earning) return [];
          const value = worthOf(seat.seated, earning.floor, subCategory, isForeign);
          return [{ seat, card, earning, credits, value }];
        });
      let floor: Floor | null = null;
      for (const { card, earning, value } of options) {
        if (!linkedCards.has(card) && value > (floor?.value ?? 0) + EPSILON)
          floor = { card, earning, value };
      }
      const once = oneTime[month]?.[subCategory] ?? 0;
      const supply =
        supplies.push({
          slot,
          subCategory,
          cents:
            (yearly * (growth[month] ?? 1) + (MONTHS_A_YEAR / members.length) * once) * yearShare,
          floor,
        }) - 1;
      const hasMore =
        wanted.size > 0 ||
        options.some(({ earning, credits }) => earning.premiums.length + credits.length > 0);
      if (!hasMore) return;
      const least: number = floor?.value ?? 0;
      for (const link of linksHere) {
        const [seat, place] = [seats[link.card], linkSeats[link.seat]];
        if (!seat || !place || !link.isFor[subCategory]) continue;
        if (!seat.seated.terms.isUsable[subCategory]) continue;
        const here = { supply, subCategory, isForeign, floorValue: least };
        activities.push(...linkedActivities(seat.seated, place, link, here));
        for (const row of seat.planCard.rows) {
          if (!row.isFor?.[subCategory] || !isEligible(row, seat.segment, month)) continue;
          activities.push({
            supply,
            card: link.card,
            earning: { floor: 0, premiums: [] },
            premium: null,
            credit: row.index,
            cap: rowOf(link.card, row),
            uses: 1,
            gain: 1,
            ridesOn: 'card',
            needs: null,
            yieldsTo: [],
            linked: null,
          });
        }
      }
      for (const { seat, card, earning, credits, value } of options) {
        const isFloor = floor?.card === card;
        const above = value - least;
        const plain = {
          supply,
          card,
          earning,
          premium: null,
          credit: null,
          cap: null,
          uses: 1,
          needs: null,
          linked: null,
          yieldsTo: [],
          ridesOn: null,
        };
        const { premiums } = earning;
        const capAt = (premium: number): number => {
          const cap = premiums[premium]?.cap;
          const row = seat.planCard.rows.find((each) => each.of === 'cap' && each.index === cap);
          if (!row) throw new Error('a premium has its cap');
          return rowOf(card, row);
        };
        if (premiums.length === 0) {
          if (wanted.has(card) && !isFloor) activities.push({ ...plain, gain: above });
          for (const row of credits) {
            activities.push({
              ...plain,
              credit: row.index,
              cap: rowOf(card, row),
              gain: 1 + above,
            });
          }
          continue;
        }
        const perRate = seat.seated.centsPerRate;
        const best = premiums.reduce((sum, { rate }) => sum + rate * perRate, above);
        const isKept = credits.length > 0 || wanted.has(card);
        if (!isKept && best <= EPSILON) continue;
        if (premiums.length > 1) {
          const base = activities.push({ ...plain, gain: above }) - 1;
          premiums.forEach(({ rate, uses }, premium) =>
            activities.push({
              ...plain,
              premium,
              cap: capAt(premium),
              uses,
              gain: rate * perRate,
              ridesOn: base,
            }),
          );
        } else {
          if (isKept && !isFloor) activities.push({ ...plain, gain: above });
          const uses = premiums[0]?.uses ?? 1;
          activities.push({ ...plain, premium: 0, cap: capAt(0), uses, gain: best });
        }
        for (const row of credits) {
          activities.push({
            ...plain,
            credit: row.index,
            cap: rowOf(card, row),
            gain: 1,
            ridesOn: 'card',
          });
        }
      }
    });
  });
  return {
    timeline,
    supplies,
    activities,
    caps,
    switches,
    bonuses,
    links,
    constantCents: 0,
  };
}
