import { useSuspenseQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { ListTable } from '@/components/list-table.tsx';
import type { ListColumn } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { useRuleStandings } from '@/features/mine/eligibility/queries.ts';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { formatCount } from '@/lib/format.ts';
import { judgeRule } from '@/features/mine/eligibility/public.ts';
import type { RuleRow, RuleStanding } from '@/features/mine/eligibility/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { RuleSearch } from '../schema.ts';

type Sort = NonNullable<RuleSearch['sort']>;

const listStandings = (applicantName: string | null) =>
  [
    { value: 'blocked', label: `Blocking ${applicantName ?? 'me'}` },
    { value: 'unknown', label: 'Needs more dates' },
    { value: 'clear', label: 'Clear' },
  ] as const;

type RulesScreenProps = {
  search: RuleSearch;
  onSearchChange: (change: Partial<RuleSearch>) => void;
};

type RuleEntry = {
  readonly row: RuleRow;
  readonly issuerSlug: string;
  readonly issuerName: string;
  readonly standing: RuleStanding | undefined;
};

const standingOrder = { blocked: 0, unknown: 1, clear: 2, advice: 3 } as const;

function listRules(
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

export function RulesScreen({ search, onSearchChange }: RulesScreenProps) {
  const data = useApplicationRules();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { standings, wordsOfRule, applicantName } = useRuleStandings();
  const standingOf = applicantName === null ? 'My standing' : `${applicantName}’s standing`;
  const whose = applicantName === null ? 'your' : `${applicantName}’s`;
  const issuers = new Map(companies.map((row) => [row.id, row]));
  const entries = data.rules.map((row): RuleEntry => ({
    row,
    issuerSlug: issuers.get(row.company_id)?.slug ?? '',
    issuerName: issuers.get(row.company_id)?.name ?? '',
    standing: standings.get(row.slug),
  }));
  const shown = listRules(entries, search);
  const blockers = entries.filter(({ standing }) => judgeRule(standing) === 'stops');
  const warning = entries.filter(({ standing }) => judgeRule(standing) === 'warns').length;
  const warned =
    warning === 0
      ? ''
      : `; ${warning} ${warning === 1 ? 'warns' : 'warn'} ${applicantName ?? 'you'}`;
  const named = new Map(entries.map(({ issuerSlug, issuerName }) => [issuerSlug, issuerName]));

  const columns: readonly ListColumn<RuleEntry, Sort>[] = [
    {
      key: 'rule',
      header: 'Rule',
      sort: 'title',
      first: 'asc',
      cell: ({ row, issuerName }) => (
        <>
          <NameLink to="/app/application-rules/$id" params={{ id: row.slug }}>
            {row.title}
          </NameLink>
          <p translate="no" className="text-muted-foreground text-sm md:hidden">
            {issuerName}
          </p>
          <p className="text-muted-foreground hidden max-w-prose text-sm sm:block">
            {row.explanation}
          </p>
        </>
      ),
    },
    {
      key: 'issuer',
      header: 'Issuer',
      sort: 'issuer',
      first: 'asc',
      from: 'md',
      cell: ({ issuerName }) => issuerName,
    },
    {
      key: 'standing',
      header: standingOf,
      sort: 'standing',
      first: 'asc',
      cell: ({ standing }) => {
        if (!standing) return <span className="text-muted-foreground">affects no card</span>;
        const words = wordsOfRule(standing);
        return <StandingBadge tone={words.tone}>{words.text}</StandingBadge>;
      },
    },
  ];

  return (
    <ListPage
      title="Application rules"
      verdict={
        blockers.length === 0
          ? `No rule stands in ${whose} way today${warned}.`
          : blockers.length > 2
            ? `${formatCount(blockers.length, 'rule')} stand in ${whose} way today.`
            : `${blockers.map(({ row, issuerName }) => `${issuerName}’s rule “${row.title}”`).join(' and ')} ${blockers.length === 1 ? 'stands' : 'stand'} in ${whose} way today.`
      }
      description={`What issuers count before they accept you or pay a bonus, and where ${applicantName === null ? 'you stand' : `${applicantName} stands`} today by the dates of ${whose} cards. Only cards that ${applicantName ?? 'you'} could apply for count, not those ${applicantName === null ? 'you hold' : `${applicantName} holds`}.`}
      noun="rule"
      placeholder="Rule or issuer"
      search={search}
      onSearchChange={onSearchChange}
      shown={shown.length}
      count={entries.length}
      filters={
        <>
          {' '}
          <FilterSelect
            label="Issuer"
            allLabel="All issuers"
            value={search.issuer}
            options={[...named]
              .map(([value, label]) => ({ value, label }))
              .sort((a, b) => a.label.localeCompare(b.label))}
            onValueChange={(issuer) => onSearchChange({ issuer })}
          />
          <FilterSelect
            label={standingOf}
            allLabel="All"
            value={search.standing}
            options={listStandings(applicantName)}
            onValueChange={(standing) => onSearchChange({ standing })}
          />
        </>
      }
      cleared={{ issuer: undefined, standing: undefined }}
      icon={<Scale />}
      hint="None of these rules blocks you."
    >
      <ListTable
        label="Application rules"
        columns={columns}
        rows={shown}
        keyOf={({ row }) => row.id}
        sort={search.sort ?? 'standing'}
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
