import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type InputFieldProps = Omit<FieldProps, 'children'> &
  Omit<ComponentProps<typeof Input>, keyof FieldProps>;

export function InputField({ label, hint, error, className = '', ...props }: InputFieldProps) {
  return (
    <Field {...{ label, hint, error, className }}>
      {(control) => <Input {...control} {...props} />}
    </Field>
  );
}
