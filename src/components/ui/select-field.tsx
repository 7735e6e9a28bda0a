import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';

type SelectFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<typeof NativeSelect>, Exclude<keyof FieldProps, 'children'>>;

/** A field with a select; its children are the options. */
export function SelectField({ label, hint, error, className = '', ...props }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => <NativeSelect {...control} {...props} />}
    </Field>
  );
}
