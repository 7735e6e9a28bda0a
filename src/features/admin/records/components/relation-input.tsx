import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { SearchPopover } from '@/components/ui/search-popover.tsx';
import type { Relation } from '@/lib/fields/field.ts';
import { type RelatedOption, relatedOptionsQuery, relatedRecordQuery } from '../related/queries.ts';

type RelationInputProps = {
  id?: string;
  label: string;
  relation: Relation;
  /** The id as text; empty if nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  emptyLabel?: string;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Limits the choice to rows whose column has this value. */
  within?: { readonly column: string; readonly value: string } | undefined;
};

/** A row still loading has no name yet; a missing one shows its number. */
function nameChosen(chosen: RelatedOption | null | undefined, value: string): string {
  return chosen === undefined ? '…' : (chosen?.label ?? `No. ${value}`);
}

export function RelationInput(props: RelationInputProps) {
  const { label, relation, value, onValueChange, within } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { data: chosen } = useQuery({
    ...relatedRecordQuery(relation, Number(value)),
    // An address may give anything.
    enabled: /^\d{1,15}$/.test(value),
  });
  const found = useQuery({
    ...relatedOptionsQuery(relation, useDeferredValue(text), within),
    enabled: isOpen,
  });
  const options = (found.data ?? []).map((option) => ({
    value: String(option.id),
    label: option.label,
    note: option.slug,
  }));
  const searching = found.isFetching ? 'Searching …' : 'Nothing matches.';

  return (
    <div className="relative min-w-0">
      <SearchPopover
        id={props.id}
        label={label}
        chosen={value === '' ? undefined : nameChosen(chosen, value)}
        placeholder={props.emptyLabel ?? 'Choose'}
        value={value}
        options={options}
        text={text}
        onTextChange={setText}
        onValueChange={onValueChange}
        isOpen={isOpen}
        onOpenChange={setOpen}
        emptyText={found.isError ? 'The list could not be read.' : searching}
        isInvalid={props.isInvalid}
        describedBy={props.describedBy}
        className={value === '' ? undefined : '[&>span]:mr-7'}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={`Clear ${label}`}
          className="touch-area text-muted-foreground hover:bg-accent absolute top-1 right-8 flex size-8 items-center justify-center rounded-md"
          onClick={() => onValueChange('')}
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
