import type { CategoryWithParts } from '@/features/learn/credit-cards/queries.ts';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import type { Company } from '@/features/learn/companies/schema.ts';
import type { RuleRow } from '@/features/mine/eligibility/schema.ts';
import type { FindEntry } from './schema.ts';

const ISSUERS: readonly string[] = ['bank', 'credit_union'];
const describeKind = (kind: string) => {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A visitor is led to the public pages, a member to their own. */
export function cardEntries(cards: readonly CreditCardSummary[], isMember: boolean): FindEntry[] {
  return cards.map(({ id, slug, name, companies }) => ({
    id: isMember ? `/app/credit-cards/${id}` : `/credit-cards/${id}/${slug}`,
    kind: 'card',
    label: name,
    note: companies.name,
  }));
}

/** For visitors, who have no company pages: each issuer with its cards. */
export function issuerEntries(cards: readonly CreditCardSummary[]): FindEntry[] {
  const issuers = new Map(cards.map(({ companies }) => [companies.slug, companies.name]));
  return [...issuers].map(([slug, name]) => ({
    id: `/credit-cards?issuer=${encodeURIComponent(slug)}`,
    kind: 'company',
    label: name,
    note: 'All its cards',
  }));
}

export function companyEntries(companies: readonly Company[]): FindEntry[] {
  return companies.map(({ id, name, kind }) =>
    ISSUERS.includes(kind)
      ? { id: `/app/banks/${id}`, kind: 'company', label: name, note: describeKind(kind) }
      : { id: `/app/partners/${id}`, kind: 'partner', label: name, note: describeKind(kind) },
  );
}

export function categoryEntries(categories: readonly CategoryWithParts[]): FindEntry[] {
  return categories.flatMap(({ id, name, sub_categories: parts }) => [
    { id: `/app/best-card/${id}`, kind: 'category', label: name, note: 'Best card' } as const,
    ...parts
      .filter((part) => part.name !== name)
      .map(
        (part) =>
          ({
            id: `/app/best-card/${id}?sub=${encodeURIComponent(part.slug)}`,
            kind: 'category',
            label: part.name,
            note: `Best card, ${name}`,
          }) as const,
      ),
  ]);
}

export function ruleEntries(
  rules: readonly Pick<RuleRow, 'slug' | 'title' | 'company_id'>[],
  companies: readonly Company[],
): FindEntry[] {
  const issuers = new Map(companies.map(({ id, name }) => [id, name]));
  return rules.map(({ slug, title, company_id: issuer }) => ({
    id: `/app/application-rules/${slug}`,
    kind: 'rule',
    label: title,
    note: issuers.get(issuer) ?? '',
  }));
}
