import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { isOwnPath } from '@/lib/plain-path.ts';
import { createStored } from '@/lib/storage/stored.ts';
import { FIND_KINDS, FIND_KIND_WORDS } from '../schema.ts';
import type { FindEntry, FindSource, FindGroup } from '../schema.ts';
import { ChoiceBox } from './choice-box.tsx';

type FindBoxProps = {
  source: FindSource;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  renderAnswer?: (entry: FindEntry) => ReactNode;
};

const rankOf = (found: readonly FindEntry[], { entries: [first] }: FindGroup) =>
  first ? found.indexOf(first) : found.length;

/** The best of each kind, the kind of the best first. */
function groupByKind(found: readonly FindEntry[]): FindGroup[] {
  return FIND_KINDS.map((kind) => ({
    title: FIND_KIND_WORDS[kind],
    entries: found.filter((entry) => entry.kind === kind),
  }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => rankOf(found, a) - rankOf(found, b));
}

/** Entries before anything is typed: recent ones, commands, and pages. */
function groupUnasked(
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

const MOST_RECENT = 6;

function readEntry(kept: unknown): FindEntry[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const read = (name: string): unknown => Reflect.get(kept, name);
  const [id, label, note] = [read('id'), read('label'), read('note')];
  const kind = FIND_KINDS.find((known) => known === read('kind'));
  // Accepts only a path of this app, because stored text may come from other code.
  const isOwn = typeof id === 'string' && isOwnPath(id);
  if (!isOwn || typeof label !== 'string' || typeof note !== 'string' || !kind) return [];
  return [{ id, kind, label, note }];
}

/** Recently opened entries, newest first, in the tab's storage, which sign-out clears. */
export const recentEntries = createStored<readonly FindEntry[]>({
  key: 'pointfolio-find-recent',
  place: 'session',
  fallback: [],
  read: (kept) => (Array.isArray(kept) ? kept.flatMap(readEntry).slice(0, MOST_RECENT) : undefined),
});

export function rememberEntry({ id, kind, label, note }: FindEntry): void {
  const others = recentEntries.get().filter((other) => other.id !== id);
  recentEntries.set([{ id, kind, label, note }, ...others].slice(0, MOST_RECENT));
}

export function FindBox(props: FindBoxProps) {
  const { source, placeholder, text, onTextChange, onClose, renderAnswer } = props;
  const { pages, commands, search, isLoading, failed } = source;
  const router = useRouter();
  const [recent] = useState(recentEntries.get);
  const query = text.trim();
  const groups = query === '' ? groupUnasked(recent, commands, pages) : groupByKind(search(query));
  const shown = groups.flatMap(({ entries }) => entries);
  const answered = shown.find(({ subCategory }) => subCategory !== undefined);

  function choose(entry: FindEntry) {
    if (entry.run) {
      entry.run();
      return;
    }
    rememberEntry(entry);
    onClose();
    router.history.push(entry.id);
  }

  return (
    <ChoiceBox
      label="Find"
      placeholder={placeholder}
      text={text}
      onTextChange={onTextChange}
      groups={groups}
      onChoose={choose}
      renderAnswer={renderAnswer}
      status={
        <>
          {query !== '' && shown.length === 0 && !isLoading
            ? `Nothing matches “${query}”. Try fewer letters.`
            : isLoading
              ? 'Loading the rest of the list …'
              : query === ''
                ? ''
                : `${shown.length} found`}
          {answered && renderAnswer && (
            <span className="sr-only">
              . {answered.label}: {renderAnswer(answered)}
            </span>
          )}
        </>
      }
    >
      {failed.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 px-4 pb-3 text-sm">
          <span>Not everything could be loaded.</span>
          <Button
            size="md"
            variant="outline"
            onClick={() => {
              for (const read of failed) void read.refetch();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </ChoiceBox>
  );
}
