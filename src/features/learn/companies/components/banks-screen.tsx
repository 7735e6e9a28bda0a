import { useSuspenseQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { ListPage } from '@/components/list-page.tsx';
import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { formatCount } from '@/lib/format.ts';
import {
  useCardStanding,
  useHeldCardIds,
  useRuleStandings,
} from '@/features/mine/eligibility/queries.ts';
import { countRules } from '@/features/mine/eligibility/public.ts';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { type BankEntry, describeBlocking, listBanks } from '../list-companies.ts';
import { companiesQuery } from '../queries.ts';
import type { BankSearch } from '../schema.ts';

type Sort = NonNullable<BankSearch['sort']>;

function Standing({ blocking, warning, rules }: BankEntry) {
  if (rules === 0) return <span className="text-muted-foreground">no rule known</span>;
  if (blocking > 0)
    return <StandingBadge tone="no">{formatCount(blocking, 'rule')} blocking</StandingBadge>;
  return warning > 0 ? (
    <StandingBadge tone="warning">{formatCount(warning, 'warning')}</StandingBadge>
  ) : (
    <StandingBadge tone="yes">Clear</StandingBadge>
  );
}

const columns: readonly ListColumn<BankEntry, Sort>[] = [
  {
    key: 'name',
    header: 'Issuer',
    sort: 'name',
    first: 'asc',
    cell: ({ company, held, open, cards }) => (
      <>
        <NameLink translate="no" to="/app/banks/$id" params={{ id: company.slug }}>
          {company.name}
        </NameLink>
        <p className="text-muted-foreground text-sm">
          {held > 0 && `I hold ${held}`}
          <span className="sm:hidden">
            {held > 0 && ' · '}
            {formatCount(cards, 'card')}, {open} open
          </span>
        </p>
      </>
    ),
  },
  {
    key: 'cards',
    header: 'Cards',
    sort: 'cards',
    align: 'right',
    from: 'sm',
    cell: ({ cards }) => cards,
  },
  {
    key: 'open',
    header: 'Open today',
    align: 'right',
    from: 'sm',
    cell: ({ open }) => open,
  },
  {
    key: 'rules',
    header: 'Rules',
    sort: 'rules',
    align: 'right',
    from: 'sm',
    cell: ({ rules }) => rules,
  },
];

const listColumns = (applicantName: string | null) => [
  ...columns,
  {
    key: 'standing',
    header: applicantName === null ? 'My standing' : `${applicantName}’s standing`,
    cell: Standing,
  },
];

type BanksScreenProps = {
  search: BankSearch;
  onSearchChange: (change: Partial<BankSearch>) => void;
};

export function BanksScreen({ search, onSearchChange }: BanksScreenProps) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const rows = useApplicationRules();
  const { standings, applicantName } = useRuleStandings();
  const heldIds = useHeldCardIds();
  const standingOf = useCardStanding();
  const entries = companies.flatMap((company): BankEntry[] => {
    const cards = catalog.cards.filter((card) => card.company_id === company.id);
    if (cards.length === 0) return [];
    const rules = rows.rules.filter((rule) => rule.company_id === company.id);
    return [
      {
        company,
        cards: cards.length,
        rules: rules.length,
        held: cards.filter(({ id }) => heldIds.has(id)).length,
        open: cards.filter((card) => standingOf(card).tone === 'yes').length,
        ...countRules(rules, standings),
      },
    ];
  });
  const shown = listBanks(entries, search);
  return (
    <ListPage
      title="Banks"
      verdict={describeBlocking(entries, applicantName)}
      description="Who issues the cards, how many you could get today, and which of their rules are known."
      noun="issuer"
      search={search}
      onSearchChange={onSearchChange}
      shown={shown.length}
      count={entries.length}
      icon={<Landmark />}
      hint="Only issuers of cards in the catalog are listed; all credit unions have a list of their own."
    >
      <ListTable
        label="Banks"
        columns={listColumns(applicantName)}
        rows={shown}
        keyOf={({ company }) => company.id}
        sort={search.sort ?? 'cards'}
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
