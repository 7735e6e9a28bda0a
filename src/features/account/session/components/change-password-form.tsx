import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { type Account, changeKnownPassword } from '../check-identity.ts';
import { requestPasswordReset } from '../mutations.ts';
import {
  changePasswordSchema,
  changePasswordWithCodeSchema,
  MIN_PASSWORD_LENGTH,
} from '../schema.ts';
import { useSessionForm } from '../use-session-form.ts';
import { CodeField } from './code-field.tsx';
import { MailLinkButton } from './mail-link-button.tsx';
import { PasswordInput } from '@/components/password-input.tsx';
import { ProblemNote } from './problem-note.tsx';

type ChangePasswordFormProps = { account: Account; onClose: () => void };

export function ChangePasswordForm({ account, onClose }: ChangePasswordFormProps) {
  const { email, hasApp } = account;
  const client = useQueryClient();
  const { form, problem, onSubmit } = useSessionForm({
    schema: hasApp ? changePasswordWithCodeSchema : changePasswordSchema,
    defaultValues: { present: '', code: '', password: '' },
    send: (input) => changeKnownPassword(account, input),
    onDone: () => {
      toast({
        title: 'Your password was changed',
        description:
          'Your other devices are signed out. A calendar feed keeps working until you withdraw it.',
        tone: 'success',
      });
      onClose();
      // The session is another one now, and the only one.
      void client.invalidateQueries({ queryKey: ['member-sessions'] });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      {/* Tells a password manager which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.present?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('present')}
            autoComplete="current-password"
            autoFocus
          />
        )}
      </Field>
      <Field
        label="New password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      {hasApp && <CodeField {...form.register('code')} error={errors.code?.message} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isLoading={isSubmitting}>Change the password</SubmitButton>
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <MailLinkButton
        email={email}
        send={() => requestPasswordReset({ email })}
        label="Email me a link to choose one"
      >
        The link lets you choose a new password.
      </MailLinkButton>
    </form>
  );
}
