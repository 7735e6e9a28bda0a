import { isBonusRule } from './application-rule.ts';
import type { ProductFacts } from './card-history.ts';
import { isCounted, type RuleBook } from './rule-book.ts';

const OWN = { isAuthorizedUser: false };

/** The products that keep the bonus of a card from somebody who has had one of them. */
function blockersOf(book: RuleBook, card: ProductFacts): ReadonlySet<string> {
  const rules = book
    .rulesOf(card)
    .filter(({ rule }) => isBonusRule(rule) && rule.strictness === 'hard')
    .filter(({ rule }) => rule.limitCount !== null && rule.limitCount <= 1);
  if (rules.length === 0) return new Set();
  const others = [...book.cards.values()].filter(
    (other) => other !== card && rules.some((rule) => isCounted(rule, card, OWN, other)),
  );
  return new Set(others.map(({ slug }) => slug));
}

/**
 * Pairs of products, each by its slug, of which nobody is paid both bonuses in one year: each keeps the other's from
 * being paid. Where only one blocks the other, both are paid to who opens them in the right order.
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
