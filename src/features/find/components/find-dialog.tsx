import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog.tsx';
import { Input } from '@/components/ui/input.tsx';
import { recentEntries, rememberEntry } from '../recent.ts';
import { FIND_KINDS, FIND_KIND_WORDS, type FindEntry } from '../schema.ts';
import { useEntries } from '../use-entries.ts';
import { type FindGroup, FindList } from './find-list.tsx';

type FindDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The best of each kind, the kind of the best first. */
function groupByKind(found: readonly FindEntry[]): FindGroup[] {
  return FIND_KINDS.map((kind) => ({
    title: FIND_KIND_WORDS[kind],
    entries: found.filter((entry) => entry.kind === kind),
  }))
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => rankOf(found, a) - rankOf(found, b));
}

const rankOf = (found: readonly FindEntry[], { entries: [first] }: FindGroup) =>
  first ? found.indexOf(first) : found.length;

/** Goes anywhere by a few letters: pages, cards, companies, categories, partners. */
export function FindDialog({ isOpen, onOpenChange }: FindDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="top-4 max-h-[calc(100dvh-2rem)] max-w-xl translate-y-0 grid-rows-[auto_minmax(0,1fr)] gap-0 overflow-hidden p-0 sm:top-[12vh] sm:max-h-[70dvh] sm:p-0">
        <DialogTitle className="sr-only">Find</DialogTitle>
        <DialogDescription className="sr-only">
          Pages, cards, companies, categories and partners. Arrow keys choose, Enter opens.
        </DialogDescription>
        <FindBox
          onDone={() => {
            onOpenChange(false);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

function FindBox({ onDone }: { onDone: () => void }) {
  const router = useRouter();
  const { pages, search, isLoading, failed } = useEntries();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [recent] = useState(recentEntries.get);
  const listRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const query = text.trim();
  const groups =
    query === ''
      ? [
          { title: 'Recent', entries: recent },
          {
            title: FIND_KIND_WORDS.page,
            entries: pages.filter(({ id }) => !recent.some((each) => each.id === id)),
          },
        ].filter(({ entries }) => entries.length > 0)
      : groupByKind(search(query));
  const shown = groups.flatMap(({ entries }) => entries);
  // Cards and companies may come in while somebody goes through what is there: what they stand on moves along.
  const active = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen),
  );
  const activate = (index: number) => {
    setChosen(shown[index]?.id);
  };

  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  function choose(entry: FindEntry | undefined) {
    if (!entry) return;
    rememberEntry(entry);
    onDone();
    router.history.push(entry.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1;
    if (event.key === 'ArrowDown') activate(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') activate(active <= 0 ? last : active - 1);
    else if (event.key === 'Enter') choose(shown[active]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label="Find"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Find a page, card or company"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
        className="h-14 rounded-b-none border-0 border-b pr-12 text-lg focus-visible:-outline-offset-2"
      />
      <div ref={listRef} className="overflow-y-auto overscroll-y-contain">
        <FindList
          id={listId}
          groups={groups}
          active={active}
          onActivate={activate}
          onChoose={choose}
        />
        <p role="status" className="text-muted-foreground px-4 py-2 text-sm">
          {query !== '' && shown.length === 0 && !isLoading
            ? `Nothing matches “${query}”. Try fewer letters.`
            : isLoading
              ? 'Loading cards and companies …'
              : query === ''
                ? ''
                : `${shown.length} found`}
        </p>
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
      </div>
    </>
  );
}
