import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { signIn } from '../mutations.ts';
import { loginSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { useSessionForm } from '../use-session-form.ts';
import { PasswordInput } from '@/components/password-input.tsx';
import { EmailField } from './email-field.tsx';
import { ProblemNote } from './problem-note.tsx';

export function LoginForm() {
  const enterApp = useEnterApp();
  const { form, problem, onSubmit } = useSessionForm({
    schema: loginSchema,
    defaultValues: { email: '', password: '' },
    send: signIn,
    onDone: enterApp,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <EmailField registered={form.register('email')} error={errors.email?.message} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="current-password"
          />
        )}
      </Field>
      <SubmitButton isLoading={isSubmitting}>Sign in</SubmitButton>
    </form>
  );
}
