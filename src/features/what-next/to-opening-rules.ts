import {
  addMonths,
  type CalendarDate,
  calendarMonthsBetween,
  startOfMonth,
} from '@/domain/calendar.ts';
import { type ApplicationRule, isBonusRule } from '@/domain/eligibility/application-rule.ts';
import type { HistoryCard, ProductFacts } from '@/domain/eligibility/card-history.ts';
import { isCounted, type RuleBook, type TouchingRule } from '@/domain/eligibility/rule-book.ts';
import { timesOf } from '@/domain/eligibility/rule-finding.ts';
import type { OpeningRule, PastCard } from '@/domain/plan/plan-question.ts';

/** Stands for a rule that never lets go. */
const EVER_MONTHS = 1_200;
const SHORTEST_MONTH_DAYS = 28;

/** The whole months in which a rule counts an opening of the plan, rather too long than too short. */
function windowMonths({ kind, window, scope, clock }: ApplicationRule): number {
  if (kind === 'holding_limit' || clock === 'closed' || window.unit === 'lifetime') {
    return EVER_MONTHS;
  }
  if (window.unit === 'days') return Math.ceil(window.count / SHORTEST_MONTH_DAYS);
  // The credit report gives months only, so that what counts is safe a month later.
  return window.count + (scope === 'all_issuers' && clock === 'account_open' ? 1 : 0);
}

/** A rule for some cards that it counts alike. */
type Group = {
  readonly rule: ApplicationRule;
  readonly cards: string[];
  readonly counted: readonly string[];
  readonly past: readonly PastCard[];
};

type OpeningRules = {
  readonly rules: readonly OpeningRule[];
  /** What the rules count of the past: an entry for each rule and card, dated so that it stops counting when that card does. */
  readonly past: readonly PastCard[];
};

const NOBODY = { isAuthorizedUser: false };

/**
 * The hard application rules as the plan keeps them, for the cards that may be opened. Soft rules refuse nothing; a rule
 * that no date decides is left to the words beside a step.
 */
export function toOpeningRules(
  book: RuleBook,
  history: readonly HistoryCard[],
  openable: readonly string[],
  date: CalendarDate,
): OpeningRules {
  const products = openable.flatMap((slug): readonly ProductFacts[] => {
    const product = book.cards.get(slug);
    return product ? [product] : [];
  });
  const known = new Map<string, readonly string[]>();
  const countedBy = (touching: TouchingRule, target: ProductFacts) => {
    const { rule, blockers } = touching;
    const isAlike = blockers === null && rule.scope !== 'product' && rule.scope !== 'family';
    const key = `${rule.slug} ${isAlike ? '' : target.slug}`;
    const found =
      known.get(key) ??
      products
        .filter((product) => isCounted(touching, target, NOBODY, product))
        .map(({ slug }) => slug);
    known.set(key, found);
    return found;
  };
  const groups = new Map<string, Group>();
  for (const target of products) {
    for (const touching of book.rulesOf(target)) {
      const { rule } = touching;
      if (rule.strictness !== 'hard' || rule.limitCount === null) continue;
      const months = windowMonths(rule);
      const counted = countedBy(touching, target);
      const past = timesOf(touching, target, history, book).times.flatMap(
        ({ id, until }): PastCard[] => {
          if (until !== null && until <= date) return [];
          const ends = until === null ? EVER_MONTHS : calendarMonthsBetween(date, until);
          const from = Math.min(0, ends - months);
          const openedOn = addMonths(startOfMonth(date), from);
          return [{ card: `${rule.slug} ${id}`, openedOn, closedOn: openedOn, bonusOn: null }];
        },
      );
      const key = JSON.stringify([rule.slug, counted, past]);
      const group = groups.get(key) ?? { rule, cards: [], counted, past };
      group.cards.push(target.slug);
      groups.set(key, group);
    }
  }
  const all = [...groups.values()];
  const past = new Map(all.flatMap((group) => group.past.map((each) => [each.card, each])));
  return { rules: all.flatMap(toRule), past: [...past.values()] };
}

function toRule({ rule, cards, counted, past }: Group): readonly OpeningRule[] {
  const { slug, limitCount } = rule;
  const months = windowMonths(rule);
  const others = [...counted, ...past.map(({ card }) => card)];
  // A card is opened once: that it counts itself refuses nothing.
  if (past.length === 0 && counted.every((card) => cards.length === 1 && cards[0] === card)) {
    return [];
  }
  if (!isBonusRule(rule)) {
    const limit = Math.max(1, limitCount ?? 1);
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
