import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type EmailFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

/** The e-mail address field at the start of a sign-in form. */
export function EmailField({ registered, error }: EmailFieldProps) {
  return (
    <Field label="E-mail address" error={error}>
      {(control) => (
        <Input {...control} {...registered} type="email" autoComplete="username" autoFocus />
      )}
    </Field>
  );
}
