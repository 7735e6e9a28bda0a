import { useQuery } from '@tanstack/react-query';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Relation } from '../machine/field.ts';
import { relatedOptionsQuery, relatedRecordQuery } from '../queries.ts';

type RelationInputProps = {
  id?: string;
  label: string;
  relation: Relation;
  /** The id as text; empty where nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  emptyLabel?: string;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Narrows what may be chosen: the rows whose column has this value. */
  within?: { readonly column: string; readonly value: string } | undefined;
};

/** Chooses a row of another table by searching for it in the database. */
export function RelationInput(props: RelationInputProps) {
  const { label, relation, value, onValueChange, within } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const { data: chosen } = useQuery({
    ...relatedRecordQuery(relation, Number(value)),
    enabled: value !== '',
  });
  const found = useQuery({
    ...relatedOptionsQuery(relation, useDeferredValue(text), within),
    enabled: isOpen,
  });
  const options = found.data ?? [];
  const shown = value === '' ? undefined : (chosen?.label ?? `No. ${value}`);

  const choose = (id: string) => {
    onValueChange(id);
    setOpen(false);
    setText('');
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown') setActive(Math.min(options.length - 1, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else if (event.key === 'Enter' && option) choose(String(option.id));
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <div className="relative min-w-0">
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger
          id={props.id}
          aria-label={shown === undefined ? label : `${label}: ${shown}`}
          aria-invalid={props.isInvalid}
          aria-describedby={props.describedBy}
          className={cn(
            'border-input bg-card aria-invalid:border-destructive flex h-10 w-full min-w-0 items-center justify-between gap-2 rounded-md border pr-3 pl-3 text-left text-base',
            value !== '' && 'pr-16',
          )}
        >
          <span className={cn('truncate', shown === undefined && 'text-muted-foreground')}>
            {shown ?? props.emptyLabel ?? 'Choose'}
          </span>
          <ChevronsUpDown
            aria-hidden
            className="text-muted-foreground absolute right-3 size-4 shrink-0"
          />
        </PopoverTrigger>
        <PopoverContent className="w-(--radix-popover-trigger-width) min-w-72 p-0">
          <Input
            role="combobox"
            aria-label={`Search ${label}`}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder="Search"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
            className="rounded-b-none border-0 border-b focus-visible:-outline-offset-2"
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={label}
            className="max-h-72 overflow-y-auto p-1"
          >
            {options.map((option, index) => (
              <li
                key={option.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={String(option.id) === value}
                ref={(element) => {
                  if (index === active) element?.scrollIntoView({ block: 'nearest' });
                }}
                className={cn(
                  'flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 py-1',
                  index === active && 'bg-accent text-accent-foreground',
                )}
                onMouseMove={() => {
                  setActive(index);
                }}
                onMouseDown={(event) => {
                  event.preventDefault();
                  choose(String(option.id));
                }}
              >
                <span className="min-w-0 flex-1">
                  {option.label}
                  <span className="text-muted-foreground block truncate text-xs">
                    {option.slug}
                  </span>
                </span>
                {String(option.id) === value && (
                  <Check aria-hidden className="text-primary size-4" />
                )}
              </li>
            ))}
          </ul>
          {options.length === 0 && (
            <p role="status" className="text-muted-foreground p-3 pt-1 text-sm">
              {found.isError
                ? 'The list could not be read.'
                : found.isFetching
                  ? 'Searching …'
                  : 'Nothing matches.'}
            </p>
          )}
        </PopoverContent>
      </Popover>
      {value !== '' && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          className="text-muted-foreground hover:bg-accent absolute top-1 right-8 flex size-8 items-center justify-center rounded-md"
          onClick={() => {
            onValueChange('');
          }}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
