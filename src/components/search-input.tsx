import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { useTypedText } from '@/components/use-typed-text.ts';
import { cn } from '@/lib/class-names.ts';

type SearchInputProps = {
  label: string;
  placeholder?: string;
  value: string;
  /** Called a moment after the typing stops. */
  onValueChange: (value: string) => void;
  className?: string;
};

const TYPING_PAUSE = 150;

export function SearchInput({
  label,
  placeholder,
  value,
  onValueChange,
  className,
}: SearchInputProps) {
  const { text, setText, report } = useTypedText(value, String);
  const timer = useRef<number>(undefined);
  /** Typed but not reported yet. */
  const untold = useRef<string>(undefined);
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [],
  );

  function tell() {
    window.clearTimeout(timer.current);
    const next = untold.current?.trim();
    untold.current = undefined;
    if (next === undefined) return;
    report(next);
    onValueChange(next);
  }

  function change(next: string, delay: number) {
    setText(next);
    untold.current = next;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(tell, delay);
  }

  return (
    <div role="search" className={cn('relative', className)}>
      <Search
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute top-2.5 left-3 size-5"
      />
      <Input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => change(event.target.value, TYPING_PAUSE)}
        // Reported before the next press: a search applied after a link would undo the navigation.
        onBlur={tell}
        className="peer pr-10 pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      {/* Always rendered, so that the first key paints only its letter. */}
      <button
        type="button"
        aria-label="Clear search"
        className="touch-area text-muted-foreground hover:bg-accent absolute top-1 right-1 flex size-8 items-center justify-center rounded-md peer-placeholder-shown:hidden"
        onClick={() => {
          change('', 0);
          inputRef.current?.focus();
        }}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
