import MiniSearch from 'minisearch';
import {
  lengthenName,
  LONGEST_QUERY,
  normalizeSearchText,
  searchDistance,
} from '@/lib/search-text.ts';
import type { FindEntry } from './schema.ts';

const MOST_FOUND = 30;

type EntrySearch = (query: string) => FindEntry[];

/**
 * Finds by beginnings of words, and by words with a letter or two wrong: one in four. A job and the page of its screen have one
 * address, of which the better match is found.
 */
export function createEntrySearch(entries: readonly FindEntry[]): EntrySearch {
  const index = new MiniSearch<FindEntry & { readonly at: number }>({
    fields: ['label', 'note', 'words'],
    idField: 'at',
    processTerm: (term) => normalizeSearchText(term) || null,
    searchOptions: {
      processTerm: (term) => {
        const word = normalizeSearchText(term);
        return lengthenName(word)?.split(' ') ?? (word || null);
      },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { label: 3 },
      // Pages and commands are few and most often typed.
      boostDocument: (at: number) =>
        ['page', 'command'].includes(entries[at]?.kind ?? '') ? 1.5 : 1,
    },
  });
  index.addAll(entries.map((entry, at) => ({ ...entry, at })));
  return (typed) => {
    const query = typed.slice(0, LONGEST_QUERY);
    const found = index
      .search(query)
      .flatMap(({ id }: { id: number }) => entries[id] ?? [])
      // The name as typed, or a word for a job, comes before longer ones that mention it more often.
      .toSorted((a, b) => Number(isNamed(b, query)) - Number(isNamed(a, query)));
    const byAddress = new Map(found.toReversed().map((entry) => [entry.id, entry]));
    return found.filter((entry) => byAddress.get(entry.id) === entry).slice(0, MOST_FOUND);
  };
}

/** True if the query is the name of an entry, or one of the words for a job. */
export const isNamed = ({ label, words = '' }: FindEntry, query: string): boolean =>
  [label, ...words.split(', ')].some((name) => searchDistance(name, query) === 0);
