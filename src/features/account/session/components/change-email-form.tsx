import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SubmitButton } from '@/components/submit-button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { type Account, requestEmailChange, requestSignInLink } from '../check-identity.ts';
import { changeEmailSchema, freshEmailSchema } from '../schema.ts';
import { useSessionForm } from '../use-session-form.ts';
import { EmailAddress } from './email-address.tsx';
import { MailLinkButton } from './mail-link-button.tsx';
import { MailSent } from './mail-sent.tsx';
import { PresentField } from './code-field.tsx';
import { ProblemNote } from './problem-note.tsx';

type ChangeEmailFormProps = { account: Account; isFresh: boolean; onClose: () => void };

export function ChangeEmailForm({ account, isFresh, onClose }: ChangeEmailFormProps) {
  const { email, hasApp } = account;
  const [isMailSent, setMailSent] = useState(false);
  const { form, problem, onSubmit } = useSessionForm({
    schema: isFresh ? freshEmailSchema : changeEmailSchema,
    defaultValues: { email: '', present: '' },
    send: (input) => requestEmailChange(account, input),
    onDone: () => setMailSent(true),
  });
  const { errors, isSubmitting } = form.formState;
  if (isMailSent) {
    return (
      <MailSent email={email} onResend={() => requestEmailChange(account, form.getValues())}>
        We sent another to <EmailAddress email={form.getValues('email')} />. Open the link in each
        of them, in any order. Until both are confirmed, your address doesn’t change. After the
        second you choose a password, and your other devices are signed out.
      </MailSent>
    );
  }
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <InputField
        label="New email address"
        error={errors.email?.message}
        {...form.register('email')}
        type="email"
        autoComplete="email"
        autoFocus
      />
      {!isFresh && (
        <PresentField
          {...form.register('present')}
          hasApp={hasApp}
          error={errors.present?.message}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isLoading={isSubmitting}>Change the address</SubmitButton>
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {!isFresh && !hasApp && (
        <MailLinkButton
          email={email}
          send={() => requestSignInLink(email)}
          label="Email me a sign-in link"
        >
          For ten minutes after you open it, you don’t need a password here.
        </MailLinkButton>
      )}
    </form>
  );
}
