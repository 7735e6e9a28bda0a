import type { ComponentProps } from 'react';
import { Field as LabeledField } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import type { Field, FieldKind } from '@/lib/fields/field.ts';

export type TypedFieldProps = Pick<ComponentProps<typeof LabeledField>, 'hint' | 'className'> & {
  readonly placeholder?: string;
  /** The option for an empty text. */
  readonly blank?: string | undefined;
};

const keyboards: Partial<Record<FieldKind, 'decimal' | 'numeric'>> = {
  money: 'decimal',
  points: 'numeric',
};

type Props = TypedFieldProps & {
  readonly field: Pick<Field, 'label' | 'kind' | 'max' | 'options'>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onValueChange: (text: string) => void;
};

/** A field of a form that a member fills in, with its control. */
export function TypedField(props: Props) {
  const { field, value, error, onValueChange, placeholder, blank, ...labeled } = props;
  const { label, kind, max, options } = field;
  const onChange = ({ target }: { target: { value: string } }) => onValueChange(target.value);
  return (
    <LabeledField label={label} error={error} {...labeled}>
      {(control) =>
        options ? (
          <NativeSelect {...control} value={value} onChange={onChange}>
            {blank !== undefined && <option value="">{blank}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        ) : kind === 'lines' ? (
          <Textarea {...control} rows={3} maxLength={max} value={value} onChange={onChange} />
        ) : (
          <Input
            {...control}
            {...(kind === 'date'
              ? { type: 'date' }
              : { inputMode: keyboards[kind], maxLength: max, placeholder, autoComplete: 'off' })}
            value={value}
            onChange={onChange}
          />
        )
      }
    </LabeledField>
  );
}
