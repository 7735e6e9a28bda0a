import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
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

function FindList(props: FindListProps) {
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

type ChoiceBoxProps = {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly FindGroup[];
  /** Said to screen readers whenever it changes. */
  status: ReactNode;
  onChoose: (entry: FindEntry) => void;
  /** Called for Backspace in an empty box. */
  onBack?: () => void;
  renderAnswer?: ((entry: FindEntry) => ReactNode) | undefined;
  children?: ReactNode;
};

export function ChoiceBox(props: ChoiceBoxProps) {
  const { label, placeholder, text, onTextChange, groups, status } = props;
  const { onChoose, onBack, renderAnswer, children } = props;
  const [chosen, setChosen] = useState<string>();
  const boxRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown = groups.flatMap(({ entries }) => entries);
  // Results may arrive during keyboard navigation: the active entry moves with them.
  const active = Math.max(
    0,
    shown.findIndex(({ id }) => id === chosen),
  );
  const activate = (index: number) => {
    setChosen(shown[index]?.id);
  };

  useEffect(() => {
    boxRef.current?.focus();
  }, []);
  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, text]);

  function onKeyDown(event: KeyboardEvent) {
    const last = shown.length - 1;
    const entry = shown[active];
    if (event.key === 'ArrowDown') activate(active >= last ? 0 : active + 1);
    else if (event.key === 'ArrowUp') activate(active <= 0 ? last : active - 1);
    else if (event.key === 'Backspace' && text === '' && onBack) onBack();
    else if (event.key !== 'Enter') return;
    else if (entry) onChoose(entry);
    event.preventDefault();
  }

  return (
    <>
      <Input
        ref={boxRef}
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          setChosen(undefined);
        }}
        onKeyDown={onKeyDown}
        className="h-14 rounded-b-none border-0 border-b pr-12 text-lg focus-visible:-outline-offset-2"
      />
      <div ref={listRef} className="flex min-h-0 flex-col">
        <FindList
          id={listId}
          groups={groups}
          active={active}
          onActivate={activate}
          onChoose={onChoose}
          renderAnswer={renderAnswer}
        />
        <div role="status" className="text-muted-foreground px-4 py-2 text-sm">
          {status}
        </div>
        {children}
      </div>
    </>
  );
}
