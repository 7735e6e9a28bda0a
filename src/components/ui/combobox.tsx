import { type ReactNode, useState } from 'react';
import { SearchPopover } from '@/components/ui/search-popover.tsx';
import { matchesSearch } from '@/lib/search-text.ts';

export type ComboboxOption = {
  value: string;
  label: string;
  keywords?: string;
  adornment?: ReactNode;
};

type ComboboxProps = {
  id?: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** Finds options in place of a search for the words of their labels. */
  find?: (text: string) => readonly ComboboxOption[];
  placeholder?: string;
  emptyText?: string;
  className?: string;
};

/** More than this are never drawn: a longer list is narrowed by typing. */
const MAX_SHOWN = 100;

export function Combobox(props: ComboboxProps) {
  const { options, value } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found =
    text === ''
      ? options
      : (props.find?.(text) ??
        options.filter((option) =>
          matchesSearch(`${option.label} ${option.keywords ?? ''}`, text),
        ));
  return (
    <SearchPopover
      id={props.id}
      label={props.label}
      chosen={options.find((option) => option.value === value)?.label}
      placeholder={props.placeholder ?? 'Choose'}
      value={value}
      options={found.slice(0, MAX_SHOWN)}
      text={text}
      onTextChange={setText}
      onValueChange={props.onValueChange}
      isOpen={isOpen}
      onOpenChange={setOpen}
      emptyText={props.emptyText ?? 'Nothing matches.'}
      className={props.className}
    />
  );
}
