import { useState, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { rules } from '@/features/catalog/facts/tables.ts';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { categoriesQuery } from '@/features/learn/credit-cards/queries.ts';
import { useCardSummaries } from '@/features/learn/credit-cards/tables.ts';
import { useShopRecognizer } from '@/features/catalog/shops/queries.ts';
import { useHasVideos } from '@/features/learn/videos/queries.ts';
import type { FindEntry, FindSource } from '../schema.ts';
import { createEntrySearch } from '../find-entries.ts';
import { JOBS } from '../list-jobs.ts';
import { listPages } from '../list-pages.ts';
import { placeShop } from '../place-shop.ts';
import { cardEntries, categoryEntries, companyEntries, ruleEntries } from '../to-entries.ts';
import { FindBox } from './find-box.tsx';

type MemberFindBoxProps = {
  commands: readonly FindEntry[];
  onClose: () => void;
  renderAnswer: (entry: FindEntry) => ReactNode;
};

/** All entries for a member. The many shops are included only if the typed text calls for them. */
function useMemberEntries(commands: readonly FindEntry[], typed: string): FindSource {
  const cards = useCardSummaries();
  const companies = useQuery(companiesQuery());
  const categories = useQuery(categoriesQuery());
  const applicationRules = useQuery(rules.query());
  const shops = useShopRecognizer(typed !== '');
  const hasVideos = useHasVideos();
  const pages = useMemo(() => listPages(true, hasVideos), [hasVideos]);

  const searchNamed = useMemo(
    () =>
      createEntrySearch([
        ...JOBS,
        ...commands,
        ...pages,
        ...cardEntries(cards.data ?? [], true),
        ...companyEntries(companies.data ?? []),
        ...categoryEntries(categories.data ?? []),
        ...ruleEntries(applicationRules.data ?? [], companies.data ?? []),
      ]),
    [commands, pages, cards.data, companies.data, categories.data, applicationRules.data],
  );
  const { recognize } = shops;
  const search = useMemo(
    () => (query: string) =>
      placeShop(searchNamed(query), recognize?.(query), query, categories.data ?? []),
    [searchNamed, recognize, categories.data],
  );

  const reads = [cards, companies, categories, applicationRules];
  return {
    pages,
    commands,
    search,
    isLoading: shops.isLoading || reads.some(({ data, isFetching }) => !data && isFetching),
    failed: [...reads.filter(({ isError }) => isError), ...shops.failed],
  };
}

export function MemberFindBox({ commands, onClose, renderAnswer }: MemberFindBoxProps) {
  const [text, setText] = useState('');
  const source = useMemberEntries(commands, text.trim());
  return (
    <FindBox
      source={source}
      placeholder="Find a page, a card or a shop, or do something"
      text={text}
      onTextChange={setText}
      onClose={onClose}
      renderAnswer={renderAnswer}
    />
  );
}
