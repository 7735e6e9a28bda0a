import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import type { FindEntry, FindGroup } from '../schema.ts';
import { FindList } from './find-list.tsx';

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
