import type { ComponentProps } from 'react';
import { PasswordInput } from '@/components/password-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { CodeField } from './code-field.tsx';

type PresentFieldProps = ComponentProps<'input'> & {
  hasApp: boolean;
  error: string | undefined;
};

/** Field for the proof of identity: a code of the authenticator app, else the password. */
export function PresentField({ hasApp, error, ...input }: PresentFieldProps) {
  if (hasApp) return <CodeField {...input} error={error} />;
  return (
    <Field label="Current password" error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </Field>
  );
}
