import { FIND_KINDS, FIND_KIND_WORDS, type FindEntry, type FindGroup } from './schema.ts';

const rankOf = (found: readonly FindEntry[], { entries: [first] }: FindGroup) =>
  first ? found.indexOf(first) : found.length;

/** The best of each kind, the kind of the best first. */
export function groupByKind(found: readonly FindEntry[]): FindGroup[] {
  return FIND_KINDS.map((kind) => ({
    title: FIND_KIND_WORDS[kind],
    entries: found.filter((entry) => entry.kind === kind),
  }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => rankOf(found, a) - rankOf(found, b));
}

/** Entries before anything is typed: recent ones, commands, and pages. */
export function groupUnasked(
  recent: readonly FindEntry[],
  commands: readonly FindEntry[],
  pages: readonly FindEntry[],
): FindGroup[] {
  const others = (entries: readonly FindEntry[]) =>
    entries.filter(({ id }) => !recent.some((each) => each.id === id));
  return [
    { title: 'Recent', entries: recent },
    { title: FIND_KIND_WORDS.command, entries: others(commands) },
    { title: FIND_KIND_WORDS.page, entries: others(pages) },
  ].filter(({ entries }) => entries.length > 0);
}
