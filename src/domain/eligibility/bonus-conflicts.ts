import { type ApplicationRule, refusesBonus } from './application-rule.ts';
import type { ProductFacts } from './card-history.ts';
import { isCounted, type RuleBook } from './rule-book.ts';

const OWN = { isAuthorizedUser: false };

/** Longest wait, in days, between two cards of a first year; the order of opening them says it. */
const SHORT_WAIT_DAYS = 31;

/** True if one counted card keeps another from being opened with its bonus within that wait. */
function keepsApart(rule: ApplicationRule): boolean {
  if (rule.strictness === 'soft' || rule.limitCount === null || rule.limitCount > 1) return false;
  const { kind, window } = rule;
  if (kind !== 'velocity' || refusesBonus(rule)) return true;
  return window.unit !== 'days' || window.count > SHORT_WAIT_DAYS;
}

/** Products that keep a card and its bonus from their current or former holders for longer than a short wait. */
function blockersOf(book: RuleBook, card: ProductFacts): ReadonlySet<string> {
  const rules = book.rulesOf(card).filter(({ rule }) => keepsApart(rule));
  if (rules.length === 0) return new Set();
  const others = [...book.cards.values()].filter(
    (other) => other !== card && rules.some((rule) => isCounted(rule, card, OWN, other)),
  );
  return new Set(others.map(({ slug }) => slug));
}

/**
 * Pairs of products, by slug, that no first-year wallet holds: each keeps the other's bonus from being paid, or the
 * other from being opened soon. If only one does, both can be had in the right order (`openingOrder`).
 */
export function bonusConflicts(book: RuleBook): readonly (readonly [string, string])[] {
  const blockers = new Map(
    [...book.cards.values()].map((card) => [card.slug, blockersOf(book, card)]),
  );
  return [...blockers].flatMap(([card, blocking]) =>
    [...blocking]
      .filter((other) => card < other && blockers.get(other)?.has(card) === true)
      .map((other) => [card, other] as const),
  );
}
