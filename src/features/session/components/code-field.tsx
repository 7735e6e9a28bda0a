import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import * as texts from '../texts.ts';

type CodeFieldProps = ComponentProps<'input'> & { error: string | undefined };

/** Six digits that an authenticator app shows. */
export function CodeField({ error, ...input }: CodeFieldProps) {
  return (
    <Field label={texts.codeFromYourAuthenticatorApp} hint={texts.sixDigits} error={error}>
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
