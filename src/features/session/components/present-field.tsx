import type { ComponentProps } from 'react';
import { PasswordInput } from '@/components/password-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { CodeField } from './code-field.tsx';

type PresentFieldProps = ComponentProps<'input'> & {
  hasApp: boolean;
  error: string | undefined;
};

/** By what a member shows who they are: a code of their authenticator app, else the password. */
export function PresentField({ hasApp, error, ...input }: PresentFieldProps) {
  if (hasApp) return <CodeField {...input} error={error} />;
  return (
    <Field label="Current password" error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </Field>
  );
}
