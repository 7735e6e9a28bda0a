import {
  type ApplicationRule,
  RULE_CLOCKS,
  RULE_COUNTS,
  RULE_KINDS,
  RULE_SCOPES,
  type RuleWindow,
  STRICTNESSES,
} from '@/domain/eligibility/application-rule.ts';
import { type RuleBook, createRuleBook } from '@/domain/eligibility/rule-book.ts';
import type { RuleLinkRow, RuleRow, RuleRows, ProductRow } from './schema.ts';

function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((entry) => entry === value);
  if (found === undefined) throw new RangeError(`unknown ${what}: ${value}`);
  return found;
}

function toWindow({ window_unit, window_value }: RuleRow): RuleWindow {
  if (window_value === null) return { unit: 'lifetime' };
  return { unit: window_unit === 'days' ? 'days' : 'months', count: window_value };
}

function toApplicationRule(row: RuleRow, issuer: string): ApplicationRule {
  return {
    slug: row.slug,
    issuer,
    title: row.title,
    kind: oneOf(RULE_KINDS, row.kind, 'kind of rule'),
    limitCount: row.limit_count,
    window: toWindow(row),
    scope: oneOf(RULE_SCOPES, row.scope, 'scope of a rule'),
    counts: oneOf(RULE_COUNTS, row.counts, 'count of a rule'),
    clock: oneOf(RULE_CLOCKS, row.clock, 'clock of a rule'),
    strictness: oneOf(STRICTNESSES, row.strictness, 'strictness'),
    explanation: row.explanation,
  };
}

/** The rules and the products they touch, as the domain asks them; issuers by their slug. */
export function toRuleBook(
  { rules, links }: RuleRows,
  products: readonly ProductRow[],
  companies: readonly { readonly id: number; readonly slug: string }[],
): RuleBook {
  const issuers = new Map(companies.map(({ id, slug }) => [id, slug]));
  const cardSlugs = new Map(products.map(({ id, slug }) => [id, slug]));
  const ruleSlugs = new Map(rules.map(({ id, slug }) => [id, slug]));
  const issuerOf = (id: number) => issuers.get(id) ?? `company-${id}`;
  const toLink = (link: RuleLinkRow) => {
    const card = cardSlugs.get(link.credit_card_id);
    const rule = ruleSlugs.get(link.rule_id);
    if (card === undefined || rule === undefined) return [];
    const blocking = link.blocking_credit_card_id;
    return [
      { card, rule, blockingCard: blocking === null ? null : (cardSlugs.get(blocking) ?? null) },
    ];
  };
  return createRuleBook(
    products.map((row) => ({
      slug: row.slug,
      issuer: issuerOf(row.company_id),
      family: row.product_family,
      isBusiness: row.is_business,
      isChargeCard: row.is_charge_card,
      countsToward524: row.counts_toward_5_24,
    })),
    rules.map((row) => toApplicationRule(row, issuerOf(row.company_id))),
    links.flatMap(toLink),
  );
}
