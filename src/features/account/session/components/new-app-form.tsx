import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { SubmitButton } from '@/components/submit-button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { sessionQuery } from '../queries.ts';
import { appNameSchema, codeSchema } from '../schema.ts';
import { beginApp, confirmApp, leaveApp, type NewApp } from '../set-second-factor.ts';
import { useSessionForm } from '../use-session-form.ts';
import { CodeField } from './code-field.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useIdentityProof } from './use-identity-proof.tsx';

function suggestName(taken: readonly string[]): string {
  let name = 'My phone';
  for (let number = 2; taken.includes(name); number += 1) name = `My phone ${number}`;
  return name;
}

type StepProps = { onClose: () => void };

function NameStep({
  taken,
  onBegun,
  onClose,
}: StepProps & { taken: readonly string[]; onBegun: (app: NewApp) => void }) {
  const { data: session } = useQuery(sessionQuery());
  const proof = useIdentityProof(session?.email ?? null);
  const [present, setPresent] = useState('');
  const { form, problem, onSubmit } = useSessionForm({
    schema: appNameSchema,
    defaultValues: { name: suggestName(taken) },
    send: async ({ name }) => {
      if (proof?.isNeeded === true) {
        const message =
          present === '' ? 'We ask to make sure it’s you.' : await proof.prove(present);
        if (message !== undefined)
          return { kind: 'refused', problem: { field: 'present', message } };
      }
      const outcome = await beginApp(name);
      if (outcome.kind === 'refused') return outcome;
      onBegun(outcome.app);
      return { kind: 'done' };
    },
    onDone: () => undefined,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <InputField
        label="Name of the device"
        hint="So you can tell it apart later."
        error={errors.name?.message}
        {...form.register('name')}
        autoComplete="off"
        autoFocus
      />
      {proof?.isNeeded === true && proof.field({ value: present, onChange: setPresent })}
      <div className="flex flex-wrap gap-2">
        <SubmitButton isLoading={isSubmitting}>Go on</SubmitButton>
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
      {proof?.isNeeded === true && proof.otherWay}
    </form>
  );
}

function CodeStep({
  app,
  onDone,
  onClose,
}: StepProps & { app: NewApp; onDone: () => Promise<void> | void }) {
  const { form, problem, onSubmit } = useSessionForm({
    schema: codeSchema,
    defaultValues: { code: '' },
    send: ({ code }) => confirmApp(app.id, code),
    onDone,
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid max-w-md gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <p>Scan this with your authenticator app, then type the code that it shows.</p>
      <img
        src={app.qrCode}
        alt="The key of your account as a QR code"
        width={200}
        height={200}
        className="rounded-md border bg-white p-2"
      />
      <p className="text-muted-foreground text-sm">
        No camera? Type this key into the app:{' '}
        <code className="text-foreground wrap-anywhere select-all">
          {app.secret.replace(/(.{4})(?=.)/gu, '$1 ')}
        </code>
      </p>
      <CodeField {...form.register('code')} autoFocus error={errors.code?.message} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton isLoading={isSubmitting}>Set it up</SubmitButton>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            void leaveApp(app.id);
            onClose();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

type NewAppFormProps = StepProps & {
  /** Names of the apps that are set up. */
  taken: readonly string[];
  onDone: () => Promise<void> | void;
};

export function NewAppForm({ taken, onDone, onClose }: NewAppFormProps) {
  const [app, setApp] = useState<NewApp>();
  if (app === undefined) return <NameStep taken={taken} onBegun={setApp} onClose={onClose} />;
  return <CodeStep app={app} onDone={onDone} onClose={onClose} />;
}
