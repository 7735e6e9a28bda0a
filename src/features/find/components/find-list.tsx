import { cn } from '@/lib/class-names.ts';
import type { FindEntry } from '../schema.ts';

export type FindGroup = { readonly title: string; readonly entries: readonly FindEntry[] };

type FindListProps = {
  id: string;
  groups: readonly FindGroup[];
  /** Counted over all groups. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (entry: FindEntry) => void;
};

export function FindList({ id, groups, active, onActivate, onChoose }: FindListProps) {
  const all = groups.flatMap(({ entries }) => entries);
  return (
    <div id={id} role="listbox" aria-label="Found" className="p-2">
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title} className="pb-1">
          <p aria-hidden className="text-muted-foreground px-3 pt-2 pb-1 text-sm font-medium">
            {title}
          </p>
          {entries.map((entry) => {
            const index = all.indexOf(entry);
            return (
              <div
                key={entry.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className={cn(
                  'flex min-h-10 cursor-default items-baseline gap-3 rounded-md px-3 py-2',
                  index === active && 'bg-accent text-accent-foreground',
                )}
                onMouseMove={() => {
                  onActivate(index);
                }}
                // The press would take the focus out of the box.
                onMouseDown={(event) => {
                  event.preventDefault();
                }}
                onClick={() => {
                  onChoose(entry);
                }}
              >
                <span className="min-w-0 truncate font-medium">{entry.label}</span>
                <span className="text-muted-foreground min-w-0 shrink truncate text-sm">
                  {entry.note}
                </span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
