import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
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

type TypedText<T> = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Call with each value that is reported to the owner of `value`. */
  readonly report: (value: T) => void;
};

/**
 * The text of a field whose value is kept elsewhere. A value reported from here returns a moment later, when more may have
 * been typed; a value changed from outside (the address, a reset) replaces the typed text.
 */
export function useTypedText<T>(value: T, toText: (value: T) => string): TypedText<T> {
  const [text, setText] = useState(() => toText(value));
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<readonly T[]>([]);
  if (value !== known) {
    const echo = sent.indexOf(value);
    setKnown(value);
    setSent(sent.slice(echo < 0 ? sent.length : echo + 1));
    if (echo < 0) setText(toText(value));
  }
  return {
    text,
    setText,
    // A repeated value comes back only once.
    report: (next) => setSent((all) => (next === [known, ...all].at(-1) ? all : [...all, next])),
  };
}

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
