import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { SessionOutcome } from './mutations.ts';

type Settings<Input extends FieldValues> = {
  schema: $ZodType<Input, Input>;
  defaultValues: DefaultValues<Input>;
  send: (input: Input) => Promise<SessionOutcome>;
  onDone: (outcome: Exclude<SessionOutcome, { kind: 'refused' }>) => Promise<void> | void;
};

export const FAILED = 'Something went wrong on our side. Try again in a moment.';

/** A form that checks its input, sends it, and marks the field or the form that was refused. */
export function useSessionForm<Input extends FieldValues>(settings: Settings<Input>) {
  const form = useForm<Input, unknown, Input>({
    resolver: zodResolver(settings.schema),
    defaultValues: settings.defaultValues,
  });
  const [problem, setProblem] = useState<string>();

  async function send(input: Input) {
    setProblem(undefined);
    const outcome = await settings.send(input);
    if (outcome.kind !== 'refused') {
      await settings.onDone(outcome);
      return;
    }
    const { field, message } = outcome.problem;
    const name = Object.keys(input).find((key): key is Path<Input> => key === field);
    if (name === undefined) setProblem(message);
    else form.setError(name, { message }, { shouldFocus: true });
  }

  const submit = form.handleSubmit((input) =>
    send(input).catch((error: unknown) => {
      console.warn('The form could not be sent.', error);
      setProblem(FAILED);
    }),
  );
  return {
    form,
    problem,
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}
