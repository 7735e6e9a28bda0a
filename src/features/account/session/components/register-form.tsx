import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { register } from '../mutations.ts';
import { MIN_PASSWORD_LENGTH, registerSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { hasKeptAnswer } from '@/lib/name-kept-key.ts';
import { useSessionForm } from '../use-session-form.ts';
import { EmailField } from './email-field.tsx';
import { PasswordInput } from '@/components/password-input.tsx';
import { ProblemNote } from './problem-note.tsx';

/** Lazy: the page is at its weight without it. */
const MailSent = lazyNamed(() => import('./mail-sent.tsx'), 'MailSent');

export function TermsNote() {
  return (
    <p className="text-muted-foreground text-sm">
      By creating an account you accept the{' '}
      <Link to="/terms-of-service" className="text-foreground underline underline-offset-2">
        terms of service
      </Link>{' '}
      and have read the{' '}
      <Link to="/privacy-policy" className="text-foreground underline underline-offset-2">
        privacy policy
      </Link>
      .
    </p>
  );
}

export function RegisterForm() {
  const enterApp = useEnterApp();
  const [isMailSent, setMailSent] = useState(false);
  const { form, problem, onSubmit } = useSessionForm({
    schema: registerSchema,
    defaultValues: { email: '', password: '' },
    send: register,
    onDone: async (outcome) => {
      if (outcome.kind === 'done') await enterApp();
      else setMailSent(true);
    },
  });
  const { errors, isSubmitting } = form.formState;
  if (isMailSent) {
    return (
      <Suspense fallback={<p>Check your email.</p>}>
        <MailSent email={form.getValues('email')} onResend={() => register(form.getValues())}>
          Open it to confirm your address and finish.
        </MailSent>
      </Suspense>
    );
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <EmailField registered={form.register('email')} error={errors.email?.message} />
      <Field
        label="Password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <SubmitButton isLoading={isSubmitting}>Create account</SubmitButton>
      {hasKeptAnswer() && <p className="text-sm">Your calculator’s amounts come along.</p>}
      <TermsNote />
    </form>
  );
}
