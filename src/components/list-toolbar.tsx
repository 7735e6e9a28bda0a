import type { ReactNode } from 'react';
import { SearchInput } from '@/components/search-input.tsx';

type ListToolbarProps = {
  label: string;
  placeholder?: string;
  text: string | undefined;
  onTextChange: (text: string | undefined) => void;
  /** How many of how many are shown, as a sentence; announced when it changes. */
  summary: string;
  children?: ReactNode;
};

/** Search, filters and the count of what they leave, above a list. */
export function ListToolbar(props: ListToolbarProps) {
  return (
    <div className="grid gap-3 pb-3">
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap md:items-end">
        <SearchInput
          label={props.label}
          {...(props.placeholder === undefined ? {} : { placeholder: props.placeholder })}
          value={props.text ?? ''}
          onValueChange={(text) => {
            props.onTextChange(text === '' ? undefined : text);
          }}
          className="md:max-w-md md:min-w-64 md:flex-1"
        />
        {props.children && (
          <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-end md:[&_select]:max-w-48">
            {props.children}
          </div>
        )}
      </div>
      <p role="status" className="text-muted-foreground text-sm">
        {props.summary}
      </p>
    </div>
  );
}
