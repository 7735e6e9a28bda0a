import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import * as texts from '../texts.ts';

type EmailFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

/** The address somebody signs in with, where a form begins. */
export function EmailField({ registered, error }: EmailFieldProps) {
  return (
    <Field label={texts.eMailAddress} error={error}>
      {(control) => (
        <Input {...control} {...registered} type="email" autoComplete="username" autoFocus />
      )}
    </Field>
  );
}
