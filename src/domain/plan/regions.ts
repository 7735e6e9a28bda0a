import type { Horizon } from './horizon.ts';
import type { Opening, RuleBook } from './opening-rules.ts';
import type { PlanCard } from './plan-card.ts';
import type { PlanLimits } from './plan-question.ts';
import { promiseReferrals } from './referrals.ts';
import type { Bound, Choice, OpenCard, Prices } from './relaxation.ts';
import type { Schedules } from './schedules.ts';
import { endOf, segmentsOf } from './tenure.ts';

/** State of each system's point transfers in a region's plans. */
type Access = ReadonlyMap<string, 'open' | 'unlocked' | 'locked'>;

/** Plans that have one choice of every certain card, and at most one of the others. */
export type Region = {
  readonly cards: readonly OpenCard[];
  readonly access: Access;
  /** Prices that were good for the parent region. */
  readonly prices: Prices;
};

type RegionRules = {
  readonly horizon: Horizon;
  readonly cards: readonly PlanCard[];
  readonly limits: PlanLimits;
  readonly rules: RuleBook;
  readonly openingOf: Schedules['openingOf'];
};

/** Removes cards without remaining choices; null if one of them is certain. */
function withoutEmpty(region: Region): Region | null {
  if (region.cards.every(({ choices }) => choices.length > 0)) return region;
  const cards = region.cards.filter(({ choices, isCertain }) => choices.length > 0 || isCertain);
  return cards.some(({ choices }) => choices.length === 0) ? null : { ...region, cards };
}

/** Settles the systems' access and removes contradicting choices; null if nothing is left. */
function settleAccess({ cards }: RegionRules, region: Region): Region | null {
  const access = new Map(region.access);
  let list = region.cards;
  for (const [system, state] of access) {
    const unlocks = ({ tenure }: Choice): boolean =>
      segmentsOf(tenure).some(({ card, from, until }) => {
        const found = cards[card]?.card;
        return found?.unlocksTransfers === true && found.pointSystem === system && until > from;
      });
    const may = list.some(({ choices }) => choices.some(unlocks));
    const must = list.some(({ isCertain, choices }) => isCertain && choices.every(unlocks));
    if (state === 'open' && (must || !may)) access.set(system, must ? 'unlocked' : 'locked');
    if (state === 'unlocked' && !may) return null;
    if (state !== 'locked') continue;
    if (must) return null;
    list = list.map((open) => ({
      ...open,
      choices: open.choices.filter((choice) => !unlocks(choice)),
    }));
  }
  return withoutEmpty({ ...region, access, cards: list });
}

/** Accounts whose opening is certain, by the card's index, up to the month to which they are held at least. */
function sureOpenings({ openingOf }: RegionRules, cards: readonly OpenCard[]) {
  const sure = new Map<number, Opening>();
  for (const { card, isCertain, choices } of cards) {
    const [first] = choices;
    const isSure =
      isCertain && choices.every(({ tenure }) => tenure.opened === first?.tenure.opened);
    if (!first || !isSure) continue;
    const until = Math.min(...choices.map(({ tenure }) => endOf(tenure)));
    sure.set(card, { ...openingOf(first.tenure), until });
  }
  return sure;
}

/** Removes choices that rules forbid beside the certain openings; null if nothing is left. */
function keepRules(context: RegionRules, region: Region): Region | null {
  const { limits, rules, openingOf } = context;
  const certain = region.cards.filter(({ isCertain, isNew }) => isCertain && isNew).length;
  if (certain > limits.atMostNew) return null;
  const cards =
    certain === limits.atMostNew ? region.cards.filter(({ isCertain }) => isCertain) : region.cards;
  const sure = sureOpenings(context, cards);
  if (sure.size === 0) return withoutEmpty({ ...region, cards });
  const list = cards.map((open) => {
    if (!open.isNew) return open;
    const others = [...sure].flatMap(([card, opening]) => (card === open.card ? [] : [opening]));
    const choices = open.choices.flatMap((choice): Choice[] => {
      const opening = openingOf(choice.tenure);
      if (!rules.hasRoom(opening, others) || !rules.mayOpen(opening, others)) return [];
      const mayHaveBonus = choice.mayHaveBonus && rules.givesBonus(opening, others);
      return [mayHaveBonus === choice.mayHaveBonus ? choice : { ...choice, mayHaveBonus }];
    });
    return { ...open, choices };
  });
  return withoutEmpty({ ...region, cards: list });
}

/** Narrows a region by the rules and its decisions; null if no plan is in it. */
export function narrow(context: RegionRules, region: Region): Region | null {
  const settled = settleAccess(context, region);
  const kept = settled && keepRules(context, settled);
  if (!kept) return null;
  const { horizon, cards } = context;
  const isLocked = (card: number) =>
    kept.access.get(cards[card]?.card.pointSystem ?? '') === 'locked';
  return { ...kept, cards: promiseReferrals(horizon, cards, kept.cards, isLocked) };
}

/** Removes choices that cannot be in a plan worth more than `least`, and makes forced ones certain. */
export function fixByBound(
  { cards, ...region }: Region,
  bound: Bound,
  limits: PlanLimits,
  least: number,
): Region {
  const picked = new Set(bound.picks.map(({ at }) => at));
  const optional = bound.picks.filter(({ open }) => !open.isCertain);
  const certain = cards.filter(({ isCertain, isNew }) => isCertain && isNew).length;
  const isFull = optional.length + certain >= limits.atMostNew;
  /* If no place is free, an unpicked card has to displace a picked one. */
  const pushed = isFull ? (optional.at(-1)?.profit ?? 0) : 0;
  const list = cards.map((open, at): OpenCard => {
    const profits = bound.profits[at] ?? new Float64Array(0);
    const most = Math.max(...profits);
    const isIn = picked.has(at);
    const base = bound.cents - (isIn ? most : pushed);
    const choices = open.choices.filter((_, index) => base + (profits[index] ?? 0) > least);
    const isCertain = open.isCertain || (isIn && bound.cents - most + bound.placeCents <= least);
    return choices.length === open.choices.length && isCertain === open.isCertain
      ? open
      : { ...open, choices, isCertain };
  });
  return { ...region, cards: list };
}

/** Number of schedules in a region, including those against the rules. */
export function countSchedules({ cards }: Region): number {
  return cards.reduce(
    (count, { choices, isCertain }) => count * (choices.length + (isCertain ? 0 : 1)),
    1,
  );
}
