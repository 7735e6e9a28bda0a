import { useState } from 'react';
import { SubmitButton } from '@/components/submit-button.tsx';
import { requestPasswordReset } from '../mutations.ts';
import { forgotPasswordSchema } from '../schema.ts';
import { useSessionForm } from '../use-session-form.ts';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { ProblemNote } from './problem-note.tsx';

export function ForgotPasswordForm() {
  const [isMailSent, setMailSent] = useState(false);
  const { form, problem, onSubmit } = useSessionForm({
    schema: forgotPasswordSchema,
    defaultValues: { email: '' },
    send: requestPasswordReset,
    onDone: () => setMailSent(true),
  });
  const { errors, isSubmitting } = form.formState;
  if (isMailSent) {
    return (
      <MailSent
        email={form.getValues('email')}
        onResend={() => requestPasswordReset(form.getValues())}
      >
        If there is an account with this address, the link lets you choose a new password.
      </MailSent>
    );
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <EmailField registered={form.register('email')} error={errors.email?.message} />
      <SubmitButton isLoading={isSubmitting}>Send the link</SubmitButton>
    </form>
  );
}
