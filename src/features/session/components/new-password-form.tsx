import { toast } from '@/components/ui/toast-store.ts';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { changePassword, finishAccount } from '../mutations.ts';
import type { PasswordFlow } from '../read-callback.ts';
import { MIN_PASSWORD_LENGTH, newPasswordSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { useSessionForm } from '../use-session-form.ts';
import { PasswordInput } from '@/components/password-input.tsx';
import { ProblemNote } from './problem-note.tsx';

const forms = {
  recovery: { send: changePassword, label: 'New password', action: 'Change the password' },
  signup: { send: finishAccount, label: 'Password', action: 'Finish my account' },
} as const;

/** Sets a password by the session of a mail, which needs no current one. */
export function NewPasswordForm({ flow }: { flow: PasswordFlow }) {
  const { send, label, action } = forms[flow];
  const enterApp = useEnterApp();
  const { form, problem, onSubmit } = useSessionForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    send,
    onDone: async () => {
      await enterApp();
      if (flow === 'recovery') toast({ title: 'Your password was changed', tone: 'success' });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <Field
        label={label}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="new-password"
            autoFocus
          />
        )}
      </Field>
      <SubmitButton isLoading={isSubmitting}>{action}</SubmitButton>
    </form>
  );
}
