import { Check, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover.tsx';
import { cn } from '@/lib/class-names.ts';

type SearchOption = {
  readonly value: string;
  readonly label: string;
  readonly note?: string;
  readonly adornment?: ReactNode;
};

type SearchPopoverProps = {
  id?: string | undefined;
  label: string;
  /** Label of the selected option. */
  chosen: string | undefined;
  placeholder: string;
  value: string | undefined;
  options: readonly SearchOption[];
  text: string;
  onTextChange: (text: string) => void;
  onValueChange: (value: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  emptyText: string;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
};

export function SearchPopover(props: SearchPopoverProps) {
  const { label, chosen, value, options, text, isOpen } = props;
  const [active, setActive] = useState(0);
  const listId = useId();
  // The press that opens the list is answered before a hundred options are drawn.
  const isDrawn = useDeferredValue(isOpen, false);

  const choose = (option: SearchOption | undefined) => {
    if (!option) return;
    props.onValueChange(option.value);
    props.onOpenChange(false);
    props.onTextChange('');
    setActive(0);
  };
  const move = (next: number) => {
    setActive(Math.max(0, Math.min(options.length - 1, next)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(options.length - 1);
    else if (event.key === 'Enter') choose(options[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Popover open={isOpen} onOpenChange={props.onOpenChange}>
      <PopoverTrigger
        id={props.id}
        aria-label={chosen === undefined ? label : `${label}: ${chosen}`}
        aria-invalid={props.isInvalid}
        aria-describedby={props.describedBy}
        className={cn(
          'border-input bg-card aria-invalid:border-destructive flex h-10 w-full min-w-0 items-center justify-between gap-2 rounded-md border px-3 text-left text-base',
          props.className,
        )}
      >
        <span className={cn('truncate', chosen === undefined && 'text-muted-foreground')}>
          {chosen ?? props.placeholder}
        </span>
        <ChevronsUpDown aria-hidden className="text-muted-foreground size-4 shrink-0" />
      </PopoverTrigger>
      <PopoverContent className="flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-72 flex-col p-0">
        <Input
          role="combobox"
          aria-label={`Search ${label}`}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={isDrawn && options[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search"
          value={text}
          onChange={(event) => {
            props.onTextChange(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="shrink-0 rounded-b-none border-0 border-b focus-visible:-outline-offset-2"
        />
        <ul
          id={listId}
          role="listbox"
          aria-label={label}
          className="max-h-72 min-h-0 overflow-y-auto p-1"
        >
          {(isDrawn ? options : []).map((option, index) => (
            <li
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={option.value === value}
              ref={(element) => {
                if (index === active) element?.scrollIntoView({ block: 'nearest' });
              }}
              className={cn(
                'flex min-h-9 cursor-default items-center gap-2 rounded-sm px-2 py-1.5 text-base pointer-coarse:min-h-10',
                index === active && 'bg-accent text-accent-foreground',
              )}
              onMouseMove={() => setActive(index)}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(option);
              }}
            >
              {option.adornment}
              <span className="min-w-0 flex-1">
                {option.label}
                {option.note !== undefined && (
                  <span className="text-muted-foreground block truncate text-xs">
                    {option.note}
                  </span>
                )}
              </span>
              {option.value === value && <Check aria-hidden className="text-primary size-4" />}
            </li>
          ))}
        </ul>
        {options.length === 0 && (
          <p role="status" className="text-muted-foreground p-3 pt-1 text-sm">
            {props.emptyText}
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}
