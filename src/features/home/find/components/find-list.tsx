import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';
import type { FindEntry, FindGroup } from '../schema.ts';

type FindListProps = {
  id: string;
  groups: readonly FindGroup[];
  /** Counted over all groups. */
  active: number;
  onActivate: (index: number) => void;
  onChoose: (entry: FindEntry) => void;
  renderAnswer?: ((entry: FindEntry) => ReactNode) | undefined;
};

export function FindList(props: FindListProps) {
  const { id, groups, active, onActivate, onChoose, renderAnswer } = props;
  const all = groups.flatMap(({ entries }) => entries);
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Found"
      className="min-h-0 overflow-y-auto overscroll-y-contain p-2 empty:hidden"
    >
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
                  'flex min-h-10 cursor-default flex-wrap items-baseline gap-x-3 rounded-md px-3 py-2',
                  index === active && 'bg-accent text-accent-foreground',
                )}
                onMouseMove={() => onActivate(index)}
                // The press would take the focus out of the box.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                <span className="min-w-0 truncate font-medium">{entry.label}</span>
                <span className="text-muted-foreground min-w-0 shrink truncate text-sm">
                  {entry.note}
                </span>
                {entry.subCategory !== undefined && renderAnswer && (
                  <span className="basis-full pt-0.5">{renderAnswer(entry)}</span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
