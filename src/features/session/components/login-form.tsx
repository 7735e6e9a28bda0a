import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { signIn } from '../mutations.ts';
import { loginSchema } from '../schema.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { useSessionForm } from '../use-session-form.ts';
import { PasswordInput } from '@/components/password-input.tsx';
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
      <Field label="E-mail address" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('email')}
            type="email"
            autoComplete="username"
            autoFocus
          />
        )}
      </Field>
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
