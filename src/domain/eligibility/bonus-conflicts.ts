import { refusesBonus } from './application-rule.ts';
import type { ProductFacts } from './card-history.ts';
import { isCounted, type RuleBook } from './rule-book.ts';

const OWN = { isAuthorizedUser: false };

/** Products that block a card's bonus for their current or former holders. */
function blockersOf(book: RuleBook, card: ProductFacts): ReadonlySet<string> {
  const rules = book
    .rulesOf(card)
    .filter(({ rule }) => refusesBonus(rule) && rule.strictness === 'hard')
    .filter(({ rule }) => rule.limitCount !== null && rule.limitCount <= 1);
  if (rules.length === 0) return new Set();
  const others = [...book.cards.values()].filter(
    (other) => other !== card && rules.some((rule) => isCounted(rule, card, OWN, other)),
  );
  return new Set(others.map(({ slug }) => slug));
}

/**
 * Pairs of products, by slug, whose bonuses cannot both be earned in one year, since each blocks the other's. If only
 * one blocks the other, both can be earned in the right order.
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
