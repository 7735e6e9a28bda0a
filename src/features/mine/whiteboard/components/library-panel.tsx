import { Plus, X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { matchesSearch } from '@/lib/search-text.ts';
import { type BoardRecord, keyOf } from '../list-board-records.ts';

const shelves = [
  { value: 'my-card', label: 'My cards' },
  { value: 'card', label: 'All cards' },
  { value: 'wallet', label: 'My wallets' },
  { value: 'category', label: 'Categories' },
  { value: 'point_system', label: 'Point systems' },
  { value: 'partner', label: 'Transfer partners' },
] as const;

type Shelf = (typeof shelves)[number]['value'];

/** Maximum number of shown records; the search narrows them. */
const SHOWN = 60;

type LibraryPanelProps = {
  records: readonly BoardRecord[];
  onAdd: (record: BoardRecord) => void;
  onClose: () => void;
};

/** Records that can be placed on the board, with live data. */
export function LibraryPanel({ records, onAdd, onClose }: LibraryPanelProps) {
  const [shelf, setShelf] = useState<Shelf>('my-card');
  const [text, setText] = useState('');
  const query = useDeferredValue(text);
  const found = records
    .filter(({ link, isMine, name }) => {
      const isOnShelf = shelf === 'my-card' ? link.kind === 'card' && isMine : link.kind === shelf;
      return isOnShelf && matchesSearch(name, query);
    })
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || a.name.localeCompare(b.name));
  return (
    <aside
      aria-label="Library"
      className="bg-card absolute inset-x-0 bottom-0 z-20 flex max-h-[60dvh] flex-col gap-3 border-t p-3 sm:static sm:max-h-none sm:w-72 sm:border-t-0 sm:border-l"
    >
      <div className="flex items-center justify-between">
        <h2 className="font-semibold">Library</h2>
        <Button variant="ghost" size="icon" aria-label="Close the library" onClick={onClose}>
          <X aria-hidden />
        </Button>
      </div>
      <div className="grid gap-1.5">
        <Label htmlFor="library-shelf">Show</Label>
        <NativeSelect
          id="library-shelf"
          value={shelf}
          onChange={(event) => {
            const chosen = shelves.find(({ value }) => value === event.target.value);
            if (chosen) setShelf(chosen.value);
          }}
        >
          {shelves.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      <SearchInput label="Search the library" value={text} onValueChange={setText} />
      {found.length === 0 ? (
        <p className="text-muted-foreground py-4 text-center text-sm">
          {query === '' ? 'Nothing here yet.' : 'Nothing matches.'}
        </p>
      ) : (
        <ul
          aria-label="Things to add"
          className="-mx-1 grid content-start gap-1 overflow-y-auto px-1"
        >
          {found.slice(0, SHOWN).map((record) => (
            <li key={keyOf(record.link)}>
              <button
                type="button"
                className="hover:bg-accent flex w-full items-center gap-2 rounded-md border px-3 py-2 text-left text-sm"
                onClick={() => onAdd(record)}
              >
                <span className="grid min-w-0 flex-1">
                  <span className="truncate font-medium">{record.name}</span>
                  <span className="text-muted-foreground truncate">
                    {record.figures.join(' · ')}
                  </span>
                </span>
                <Plus aria-hidden className="text-muted-foreground size-4 shrink-0" />
                <span className="sr-only">Add to the board</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length > SHOWN && (
        <p className="text-muted-foreground text-sm">
          The first {SHOWN} of {found.length}; search to find the others.
        </p>
      )}
    </aside>
  );
}
