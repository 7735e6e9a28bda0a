import type { UseFormRegisterReturn } from 'react-hook-form';
import { InputField } from '@/components/ui/input-field.tsx';

type EmailFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

/** The e-mail address field at the start of a sign-in form. */
export function EmailField({ registered, error }: EmailFieldProps) {
  return (
    <InputField
      label="E-mail address"
      error={error}
      {...registered}
      type="email"
      autoComplete="username"
      autoFocus
    />
  );
}
