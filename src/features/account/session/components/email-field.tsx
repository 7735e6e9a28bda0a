import type { UseFormRegisterReturn } from 'react-hook-form';
import { InputField } from '@/components/ui/input-field.tsx';

type EmailFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

/** The email address field at the start of a sign-in form. */
export function EmailField({ registered, error }: EmailFieldProps) {
  return (
    <InputField
      label="Email address"
      error={error}
      {...registered}
      type="email"
      autoComplete="username"
      autoFocus
    />
  );
}
