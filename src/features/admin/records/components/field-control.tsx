import { useController, type Control } from 'react-hook-form';
import type { Field } from '@/lib/fields/field.ts';
import { FieldInput } from './field-input.tsx';

type FieldControlProps = {
  field: Field;
  control: Control<Record<string, string>>;
  within?: string | undefined;
};

export function FieldControl({ field, control, within }: FieldControlProps) {
  const { field: bound, fieldState } = useController({ control, name: field.name });
  return (
    <FieldInput
      field={field}
      name={bound.name}
      value={bound.value}
      onValueChange={bound.onChange}
      onBlur={bound.onBlur}
      inputRef={bound.ref}
      error={fieldState.error?.message}
      within={within}
    />
  );
}
