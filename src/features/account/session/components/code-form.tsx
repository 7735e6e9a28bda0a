import { Button } from '@/components/ui/button.tsx';
import { SubmitButton } from '@/components/submit-button.tsx';
import { codeSchema } from '../schema.ts';
import { giveCode } from '../set-second-factor.ts';
import { useSessionForm } from '../use-session-form.ts';
import { useSignOut } from '../use-sign-out.ts';
import { CodeField } from './code-field.tsx';
import { ProblemNote } from './problem-note.tsx';

/** Second step of a sign-in, for accounts with an authenticator app. */
export function CodeForm({ onDone }: { onDone: () => Promise<void> | void }) {
  const signOut = useSignOut();
  const { form, problem, onSubmit } = useSessionForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    send: ({ code }) => giveCode(code),
    onDone,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <CodeField {...form.register('code')} autoFocus error={errors.code?.message} />
      <SubmitButton isLoading={isSubmitting}>Go on</SubmitButton>
      <p className="text-muted-foreground text-sm">
        No phone at hand?{' '}
        <Button
          type="button"
          variant="link"
          className="h-auto p-0 text-sm"
          onClick={() => void signOut()}
        >
          Sign in with another account
        </Button>
      </p>
    </form>
  );
}
