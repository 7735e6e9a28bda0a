import type { ComponentProps } from 'react';
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
