import { Button } from '@/components/ui/button.tsx';
import { SubmitButton } from '@/components/submit-button.tsx';
import { codeSchema } from '../schema.ts';
import { type AuthenticatorApp, removeApp } from '../set-second-factor.ts';
import { useSessionForm } from '../use-session-form.ts';
import { CodeField } from './code-field.tsx';
import { ProblemNote } from './problem-note.tsx';

type RemoveAppFormProps = {
  app: AuthenticatorApp;
  isLast: boolean;
  onDone: () => Promise<void> | void;
  onClose: () => void;
};

export function RemoveAppForm({ app, isLast, onDone, onClose }: RemoveAppFormProps) {
  const { form, problem, onSubmit } = useSessionForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    send: ({ code }) => removeApp(app.id, code),
    onDone,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <p>
        {isLast
          ? `Without ${app.name} your password alone opens your account.`
          : `Codes from ${app.name} will no longer open your account.`}
      </p>
      <CodeField {...form.register('code')} autoFocus error={errors.code?.message} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isLoading={isSubmitting}>Remove {app.name}</SubmitButton>
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
