import { useId } from 'react';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { cn } from '@/lib/class-names.ts';

type FilterSelectProps<Value extends string> = {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  /** The first entry, which filters nothing; without it one of the options is always chosen. */
  allLabel?: string;
  onValueChange: (value: Value | undefined) => void;
  className?: string;
};

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const id = useId();
  return (
    <div className={cn('grid min-w-0 gap-1', props.className)}>
      <Label htmlFor={id} className="text-muted-foreground text-sm">
        {props.label}
      </Label>
      <NativeSelect
        id={id}
        value={props.value ?? ''}
        onChange={(event) =>
          props.onValueChange(
            props.options.find(({ value }) => value === event.target.value)?.value,
          )
        }
      >
        {props.allLabel !== undefined && <option value="">{props.allLabel}</option>}
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
