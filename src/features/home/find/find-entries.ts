import MiniSearch from 'minisearch';
import { lengthenName, normalizeSearchText, searchDistance } from '@/lib/search-text.ts';
import type { FindEntry } from './schema.ts';

const MOST_FOUND = 30;

export type EntrySearch = (query: string) => FindEntry[];

/** Finds by beginnings of words, and by words with a letter or two wrong: one in four. */
export function createEntrySearch(entries: readonly FindEntry[]): EntrySearch {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<FindEntry>({
    fields: ['label', 'note', 'words'],
    idField: 'id',
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
      boostDocument: (id: string) =>
        ['page', 'command'].includes(known.get(id)?.kind ?? '') ? 1.5 : 1,
    },
  });
  index.addAll([...known.values()]);
  return (query) =>
    index
      .search(query)
      .slice(0, MOST_FOUND)
      .flatMap(({ id }: { id: string }) => known.get(id) ?? [])
      // The name as typed, or a word for a job, comes before longer ones that mention it more often.
      .toSorted((a, b) => isNamed(b, query) - isNamed(a, query));
}

const isNamed = ({ label, words = '' }: FindEntry, query: string) =>
  Number([label, ...words.split(', ')].some((name) => searchDistance(name, query) === 0));
