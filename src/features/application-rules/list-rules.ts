import { matchesSearch } from '@/lib/search-text.ts';
import type { RuleStanding, RuleRow } from '@/features/eligibility/schema.ts';
import type { RuleSearch } from './schema.ts';

export type RuleEntry = {
  readonly row: RuleRow;
  readonly issuerSlug: string;
  readonly issuerName: string;
  readonly standing: RuleStanding | undefined;
};

const standingOrder = { blocked: 0, unknown: 1, clear: 2, advice: 3 } as const;

export function listRules(
  entries: readonly RuleEntry[],
  { q = '', issuer, standing, sort }: RuleSearch,
): RuleEntry[] {
  const byTitle = (a: RuleEntry, b: RuleEntry) =>
    a.issuerName.localeCompare(b.issuerName) || a.row.title.localeCompare(b.row.title);
  const orderOf = (entry: RuleEntry) => standingOrder[entry.standing?.kind ?? 'advice'];
  return entries
    .filter(
      (entry) =>
        (issuer === undefined || entry.issuerSlug === issuer) &&
        (standing === undefined || entry.standing?.kind === standing) &&
        matchesSearch(`${entry.issuerName} ${entry.row.title} ${entry.row.explanation}`, q),
    )
    .sort((a, b) => {
      if (sort === 'title') return a.row.title.localeCompare(b.row.title) || byTitle(a, b);
      if (sort === 'issuer') return byTitle(a, b);
      return orderOf(a) - orderOf(b) || byTitle(a, b);
    });
}
