import { createCard, catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { RuleRows } from '@/features/mine/eligibility/schema.ts';
import { toRuleBook } from '@/features/mine/eligibility/to-rule-book.ts';
import { realCatalog } from '../../src/cli/real-catalog.ts';
import { numberOr, rowsOf, textOr } from '../../src/cli/seed-rows.ts';

/** Finds the id of a row of the facts by its slug. */
function idsOf(name: string): (slug: string | undefined) => number {
  const ids = new Map(rowsOf(name).map((row, index) => [row['slug'], index + 1]));
  return (slug) => ids.get(slug) ?? 0;
}

const [cardId, ruleId, companyId] = ['credit_cards', 'rules', 'companies'].map(idsOf);
if (!cardId || !ruleId || !companyId) throw new Error('three tables have ids');

const companies = rowsOf('companies').map((row) => ({
  id: companyId(row['slug']),
  slug: row['slug'] ?? '',
}));

/** Facts about the seeded products that rules and plans read. */
const cards = rowsOf('credit_cards').map((row): CardRow => {
  const slug = row['slug'] ?? '';
  return createCard({
    id: cardId(slug),
    slug,
    company_id: companyId(row['company_slug']),
    product_family: textOr(row['product_family']),
    annual_fee_cents: numberOr(row['annual_fee_cents'], 0),
    is_business: row['is_business'] === 'true',
    is_charge_card: row['is_charge_card'] === 'true',
    counts_toward_5_24: row['counts_toward_5_24'] === 'true',
  });
});

const ruleRows: RuleRows = {
  rules: rowsOf('rules').map((row) => ({
    id: ruleId(row['slug']),
    slug: row['slug'] ?? '',
    company_id: companyId(row['company_slug']),
    title: row['title'] ?? '',
    kind: row['kind'] ?? '',
    limit_count: textOr(row['limit_count']) === null ? null : Number(row['limit_count']),
    window_value: textOr(row['window_value']) === null ? null : Number(row['window_value']),
    window_unit: textOr(row['window_unit']),
    scope: row['scope'] ?? '',
    counts: row['counts'] ?? '',
    clock: row['clock'] ?? '',
    strictness: row['strictness'] ?? '',
    explanation: row['explanation'] ?? '',
    source: null,
    source_url: null,
    verified_on: null,
    confidence: row['confidence'] ?? '',
  })),
  links: rowsOf('credit_card_rules').map((row, index) => ({
    id: index + 1,
    credit_card_id: cardId(row['card_slug']),
    rule_id: ruleId(row['rule_slug']),
    blocking_credit_card_id: textOr(row['blocking_card_slug'])
      ? cardId(row['blocking_card_slug'])
      : null,
    confidence: row['confidence'] ?? '',
  })),
};

/**
 * The seeded products, as rows and in the engine's format, their product changes, and the application rules that
 * concern them.
 */
export const seeded = {
  rows: { ...catalogFixture, cards } satisfies CatalogRows,
  catalog: realCatalog(),
  productChanges: rowsOf('product_changes').map((row) => ({
    from_credit_card_id: cardId(row['from_card_slug']),
    to_credit_card_id: cardId(row['to_card_slug']),
    min_months_open: row['min_months_open'] ? Number(row['min_months_open']) : null,
  })),
  book: toRuleBook(ruleRows, cards, companies),
};
