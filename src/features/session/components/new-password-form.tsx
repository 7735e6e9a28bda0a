import { toast } from '@/components/ui/toast-store.ts';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { changePassword } from '../mutations.ts';
import { MIN_PASSWORD_LENGTH, newPasswordSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { useSessionForm } from '../use-session-form.ts';
import { PasswordInput } from '@/components/password-input.tsx';
import { ProblemNote } from './problem-note.tsx';

export function NewPasswordForm() {
  const enterApp = useEnterApp();
  const { form, problem, onSubmit } = useSessionForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    send: changePassword,
    onDone: async () => {
      await enterApp();
      toast({ title: 'Your password was changed', tone: 'success' });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <Field
        label="New password"
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
      <SubmitButton isLoading={isSubmitting}>Change the password</SubmitButton>
    </form>
  );
}
