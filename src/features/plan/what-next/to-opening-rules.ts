import {
  addMonths,
  type CalendarDate,
  calendarMonthsBetween,
  startOfMonth,
} from '@/domain/calendar.ts';
import { type ApplicationRule, isBonusRule } from '@/domain/eligibility/application-rule.ts';
import type { HistoryCard, ProductFacts } from '@/domain/eligibility/card-history.ts';
import { withLatestDays } from '@/domain/eligibility/latest-days.ts';
import { isCounted, type RuleBook, type TouchingRule } from '@/domain/eligibility/rule-book.ts';
import type { CountingTime } from '@/domain/eligibility/counting-time.ts';
import { timesOf } from '@/domain/eligibility/rule-finding.ts';
import type { OpeningRule, PastCard } from '@/domain/plan/plan-question.ts';
import type { Card } from '@/domain/rewards/catalog/card.ts';
import { windowMonths } from '@/domain/rewards/terms/card-terms.ts';
import type { PlannedChange } from './to-product-changes.ts';

/** Length of a rule that never expires. */
const EVER_MONTHS = 1_200;
const SHORTEST_MONTH_DAYS = 28;

/** True for a rule that counts a card while it is held. */
function countsHeld({ kind, clock }: ApplicationRule): boolean {
  return kind === 'holding_limit' || clock === 'closed';
}

/**
 * The whole months in which a rule counts an opening of the plan, or a card after its closing, rather too long than too
 * short.
 */
function countedMonths(
  rule: ApplicationRule,
  counted: readonly string[],
  bonusMonths: ReadonlyMap<string, number>,
): number {
  const { kind, window, scope, clock } = rule;
  if (kind === 'holding_limit' || window.unit === 'lifetime') {
    return countsHeld(rule) ? 0 : EVER_MONTHS;
  }
  // A bonus posts by the end of the month after its window.
  const waiting =
    clock === 'bonus_posted'
      ? Math.max(0, ...counted.map((card) => bonusMonths.get(card) ?? 0))
      : 0;
  if (window.unit === 'days') return Math.ceil(window.count / SHORTEST_MONTH_DAYS) + waiting;
  // The credit report gives months only, so that what counts is safe a month later.
  return window.count + (scope === 'all_issuers' && clock === 'account_open' ? 1 : 0) + waiting;
}

/**
 * Start months of consecutive periods of `months` months that end at `ends` and reach back to the plan's start; several
 * only for a card whose day is still ahead.
 */
function startsOf(ends: number, months: number): readonly number[] {
  const starts = [ends - months];
  for (let start = ends - months; start > 0; start -= months) starts.push(start - months);
  return starts;
}

/** A rule for some cards that it counts alike. */
type Group = {
  readonly rule: ApplicationRule;
  readonly months: number;
  readonly cards: string[];
  readonly counted: readonly string[];
  readonly past: readonly PastCard[];
};

type OpeningRules = {
  readonly rules: readonly OpeningRule[];
  /** Past cards the rules count: one per rule and card, dated to expire when the card stops counting. */
  readonly past: readonly PastCard[];
};

const NOBODY = { isAuthorizedUser: false };

/**
 * The plan's form of the hard application rules, for cards that may be opened. Soft rules refuse nothing, and rules no
 * date decides are described beside a step. If they allow a card in a month of the plan, the rules themselves allow it
 * on some day of it, at the latest the last, whatever the days of earlier openings and closings. `accounts` are the held
 * cards that the plan may close.
 */
export function toOpeningRules(
  book: RuleBook,
  history: readonly HistoryCard[],
  openable: readonly Card[],
  changes: readonly PlannedChange[],
  date: CalendarDate,
  accounts: ReadonlySet<string> = new Set(),
): OpeningRules {
  const products = openable.flatMap(({ slug }): readonly ProductFacts[] => {
    const product = book.cards.get(slug);
    return product ? [product] : [];
  });
  const bonusMonths = new Map(
    openable.map(({ slug, bonus }) => [
      slug,
      Math.max(0, ...(bonus?.tiers ?? []).map((tier) => windowMonths(tier.windowDays))),
    ]),
  );
  const dated = history.map((card) => withLatestDays(card, date));
  const known = new Map<string, readonly string[]>();
  const countedBy = (touching: TouchingRule, target: ProductFacts) => {
    const { rule, blockers } = touching;
    const isAlike = blockers === null && rule.scope !== 'product' && rule.scope !== 'family';
    const key = `${rule.slug} ${isAlike ? '' : target.slug}`;
    const found = known.get(key) ?? [
      ...products
        .filter((product) => isCounted(touching, target, NOBODY, product))
        .map(({ slug }) => slug),
      ...changes
        .filter((change) => isChangeCounted(touching, target, change))
        .map(({ slug }) => slug),
    ];
    known.set(key, found);
    return found;
  };
  /** After a product change the new product counts as held; a limit on the number of cards counts the account once. */
  const isChangeCounted = (touching: TouchingRule, target: ProductFacts, change: PlannedChange) => {
    const { rule } = touching;
    if (!countsHeld(rule) && rule.clock !== 'ever_held') return false;
    const counts = (slug: string) => {
      const product = book.cards.get(slug);
      return product !== undefined && isCounted(touching, target, NOBODY, product);
    };
    return counts(change.to) && (rule.kind !== 'holding_limit' || !counts(change.product));
  };
  const groups = new Map<string, Group>();
  for (const target of products) {
    for (const touching of book.rulesOf(target)) {
      const { rule } = touching;
      if (rule.strictness !== 'hard' || rule.limitCount === null) continue;
      const openableOnes = countedBy(touching, target);
      const months = countedMonths(rule, openableOnes, bonusMonths);
      const { times } = timesOf(touching, target, dated, book);
      const isOpen = ({ id, until }: CountingTime) =>
        countsHeld(rule) && until === null && accounts.has(id);
      const counted = [...openableOnes, ...times.filter(isOpen).map(({ id }) => id)];
      const past = times.flatMap((time): readonly PastCard[] => {
        const { id, until } = time;
        if ((until !== null && until <= date) || isOpen(time)) return [];
        const ends = until === null ? EVER_MONTHS : calendarMonthsBetween(date, until);
        const starts = countsHeld(rule) ? [ends - months] : startsOf(ends, months);
        return starts.map((start) => {
          const on = addMonths(startOfMonth(date), start);
          const openedOn = countsHeld(rule) ? addMonths(on, -EVER_MONTHS) : on;
          const card = `${rule.slug} ${id} ${start}`;
          return { card, openedOn, closedOn: on, bonusOn: null, bonusesUnderWay: [] };
        });
      });
      const key = JSON.stringify([rule.slug, counted, past]);
      const group = groups.get(key) ?? { rule, months, cards: [], counted, past };
      group.cards.push(target.slug);
      groups.set(key, group);
    }
  }
  const all = [...groups.values()];
  const past = new Map(all.flatMap((group) => group.past.map((each) => [each.card, each])));
  return { rules: all.flatMap(toRule), past: [...past.values()] };
}

function toRule({ rule, months, cards, counted, past }: Group): readonly OpeningRule[] {
  const { slug, limitCount } = rule;
  const others = [...counted, ...past.map(({ card }) => card)];
  // A card is opened once: that it counts itself refuses nothing.
  if (past.length === 0 && counted.every((card) => cards.length === 1 && cards[0] === card)) {
    return [];
  }
  const limit = Math.max(1, limitCount ?? 1);
  if (countsHeld(rule)) {
    const what = isBonusRule(rule) ? 'bonus' : 'card';
    return [{ kind: 'holding', slug, cards, limit, counts: others, months, what }];
  }
  if (!isBonusRule(rule)) {
    return [{ kind: 'velocity', slug, cards, limit, months, counts: others }];
  }
  return [
    {
      kind: 'once',
      slug,
      cards,
      blockedBy: others,
      months,
      clock: 'opened',
      what: 'bonus',
    },
  ];
}
