import { toast } from '@/components/ui/toast-store.ts';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { choosePassword } from '../check-identity.ts';
import { type PasswordFlow, askedPassword } from '../read-callback.ts';
import { MIN_PASSWORD_LENGTH, newPasswordSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { useSessionForm } from '../use-session-form.ts';
import { PasswordInput } from '@/components/password-input.tsx';
import { ProblemNote } from './problem-note.tsx';

const forms = {
  recovery: { label: 'New password', action: 'Change the password' },
  signup: { label: 'Password', action: 'Finish my account' },
  email_change: { label: 'New password', action: 'Save the password' },
} as const;

export function NewPasswordForm({ flow }: { flow: PasswordFlow }) {
  const { label, action } = forms[flow];
  const enterApp = useEnterApp();
  const { form, problem, onSubmit } = useSessionForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    send: choosePassword,
    onDone: async () => {
      askedPassword.clear();
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
