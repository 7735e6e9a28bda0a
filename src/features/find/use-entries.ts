import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery, useCardSummaries } from '@/features/catalogue/queries.ts';
import { companiesQuery } from '@/features/companies/queries.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { listPages } from './list-pages.ts';
import type { FindEntry } from './schema.ts';
import { createEntrySearch } from './search-entries.ts';
import { cardEntries, categoryEntries, companyEntries, issuerEntries } from './to-entries.ts';

/** All that can be found. Pages are there at once; the rest as soon as it is read. */
export function useEntries() {
  const isMember = hasSessionCookie();
  const cards = useCardSummaries();
  const companies = useQuery({ ...companiesQuery(), enabled: isMember });
  const categories = useQuery({ ...categoriesQuery(), enabled: isMember });
  const pages = useMemo(() => listPages(isMember), [isMember]);

  const entries = useMemo((): FindEntry[] => {
    const rows = cards.data ?? [];
    return [
      ...pages,
      ...cardEntries(rows, isMember),
      ...(isMember ? companyEntries(companies.data ?? []) : issuerEntries(rows)),
      ...categoryEntries(categories.data ?? []),
    ];
  }, [pages, isMember, cards.data, companies.data, categories.data]);
  const search = useMemo(() => createEntrySearch(entries), [entries]);

  const reads = isMember ? [cards, companies, categories] : [cards];
  return {
    pages,
    search,
    isLoading: reads.some(({ data, isFetching }) => !data && isFetching),
    failed: reads.filter(({ isError }) => isError),
  };
}
