import {
  type ApplicationRule,
  HELD,
  limitsCopies,
  type RuleCounts,
  type RuleLink,
} from './application-rule.ts';
import type { HistoryCard, ProductFacts } from './card-history.ts';

/** A rule that touches a card, with the cards that block it; null if the scope decides. */
export type TouchingRule = {
  readonly rule: ApplicationRule;
  readonly blockers: ReadonlySet<string> | null;
};

export type RuleBook = {
  readonly cards: ReadonlyMap<string, ProductFacts>;
  readonly rulesOf: (card: ProductFacts) => readonly TouchingRule[];
};

function isOfKind(card: ProductFacts, counts: RuleCounts): boolean {
  switch (counts) {
    case 'all':
      return true;
    case 'personal':
      return !card.isBusiness;
    case 'business':
      return card.isBusiness;
    case 'credit_only':
      return !card.isChargeCard;
    case 'charge_only':
      return card.isChargeCard;
    case 'credit_report':
      return card.countsToward524;
  }
}

/**
 * A rule with links touches the cards they name. One without links touches every card of its issuer
 * of the kind it counts, unless it speaks of one product or family, which only a link can name. `HELD` touches every
 * personal card about which no rule says how many of it one may hold.
 */
export function createRuleBook(
  cards: readonly ProductFacts[],
  rules: readonly ApplicationRule[],
  links: readonly RuleLink[],
): RuleBook {
  const bySlug = new Map(rules.map((rule) => [rule.slug, rule]));
  const linked = new Set<string>();
  const touching = new Map<string, Map<string, Set<string>>>();
  for (const { card, rule, blockingCard } of links) {
    linked.add(rule);
    const byRule = touching.get(card) ?? new Map<string, Set<string>>();
    const blockers = byRule.get(rule) ?? new Set<string>();
    if (blockingCard !== null) blockers.add(blockingCard);
    touching.set(card, byRule.set(rule, blockers));
  }
  const issuerWide = rules.filter(
    ({ slug, scope }) => !linked.has(slug) && (scope === 'issuer' || scope === 'all_issuers'),
  );
  return {
    cards: new Map(cards.map((card) => [card.slug, card])),
    rulesOf: (card) => {
      const found: TouchingRule[] = [];
      for (const [slug, blockers] of touching.get(card.slug) ?? []) {
        const rule = bySlug.get(slug);
        if (rule) found.push({ rule, blockers: blockers.size > 0 ? blockers : null });
      }
      for (const rule of issuerWide) {
        if (rule.issuer === card.issuer && isOfKind(card, rule.counts)) {
          found.push({ rule, blockers: null });
        }
      }
      if (!card.isBusiness && !found.some(({ rule }) => limitsCopies(rule))) {
        found.push({ rule: HELD, blockers: null });
      }
      return found;
    },
  };
}

/**
 * True if a rule about `target` counts a member's card. An authorized user's card counts only where the whole credit
 * report does; of all issuers' personal cards, the business cards on that report count too.
 */
export function isCounted(
  { rule, blockers }: TouchingRule,
  target: ProductFacts,
  held: Pick<HistoryCard, 'isAuthorizedUser'>,
  facts: ProductFacts,
): boolean {
  if (held.isAuthorizedUser && rule.counts !== 'credit_report') return false;
  if (rule.scope === 'all_issuers') {
    return isOfKind(facts, rule.counts === 'personal' ? 'credit_report' : rule.counts);
  }
  if (blockers !== null) return blockers.has(facts.slug);
  switch (rule.scope) {
    case 'issuer':
      return facts.issuer === rule.issuer && isOfKind(facts, rule.counts);
    case 'product':
      return facts.slug === target.slug;
    case 'family':
      return (
        facts.slug === target.slug ||
        (target.family !== null &&
          facts.family === target.family &&
          facts.issuer === target.issuer &&
          isOfKind(facts, rule.counts))
      );
  }
}
