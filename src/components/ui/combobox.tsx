import { Check, ChevronsUpDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/class-names.ts';
import { matchesSearch } from '@/lib/search-text.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  /** More words to find the option by. */
  keywords?: string;
  adornment?: ReactNode;
};

type ComboboxProps = {
  id?: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  placeholder?: string;
  emptyText?: string;
  className?: string;
};

/** More than this are never drawn: a longer list is narrowed by typing. */
const MAX_SHOWN = 100;

export function Combobox(props: ComboboxProps) {
  const { options, value, onValueChange, label } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listRef = useRef<HTMLUListElement>(null);
  const listId = useId();
  // The press that opens the list is answered before a hundred options are drawn.
  const isDrawn = useDeferredValue(isOpen, false);
  const shown = options
    .filter((option) => matchesSearch(`${option.label} ${option.keywords ?? ''}`, text))
    .slice(0, MAX_SHOWN);
  const selected = options.find((option) => option.value === value);

  function choose(option: ComboboxOption | undefined) {
    if (!option) return;
    onValueChange(option.value);
    setOpen(false);
    setText('');
  }

  function move(next: number) {
    const index = Math.max(0, Math.min(shown.length - 1, next));
    setActive(index);
    listRef.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(shown.length - 1);
    else if (event.key === 'Enter') choose(shown[active]);
    else return;
    event.preventDefault();
  }

  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger
        id={props.id}
        aria-label={selected ? `${label}: ${selected.label}` : label}
        className={cn(
          'border-input bg-card flex h-10 w-full min-w-0 items-center justify-between gap-2 rounded-md border px-3 text-left text-base',
          props.className,
        )}
      >
        <span className={cn('truncate', !selected && 'text-muted-foreground')}>
          {selected?.label ?? props.placeholder ?? 'Choose'}
        </span>
        <ChevronsUpDown aria-hidden className="text-muted-foreground size-4 shrink-0" />
      </PopoverTrigger>
      <PopoverContent className="w-(--radix-popover-trigger-width) min-w-64 p-0">
        <Input
          role="combobox"
          aria-label={`Search ${label}`}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={isDrawn && shown[active] ? `${listId}-${active}` : undefined}
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
          ref={listRef}
          id={listId}
          role="listbox"
          aria-label={label}
          className="max-h-72 overflow-y-auto p-1"
        >
          {(isDrawn ? shown : []).map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              className={cn(
                'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-base',
                index === active && 'bg-accent text-accent-foreground',
              )}
              onMouseMove={() => {
                setActive(index);
              }}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              {option.adornment}
              <span className="min-w-0 flex-1">{option.label}</span>
              {option.value === value && <Check aria-hidden className="text-primary size-4" />}
            </li>
          ))}
        </ul>
        {shown.length === 0 && (
          <p role="status" className="text-muted-foreground p-3 pt-1 text-sm">
            {props.emptyText ?? 'Nothing matches.'}
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}
