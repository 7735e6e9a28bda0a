import type { ComponentProps } from 'react';
import { PasswordInput } from '@/components/password-input.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type CodeFieldProps = ComponentProps<'input'> & { error: string | undefined };

/** Six digits that an authenticator app shows. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label="Code from your authenticator app" hint="Six digits." error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-40 font-mono tracking-widest tabular-nums"
        />
      )}
    </Field>
  );
}

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
