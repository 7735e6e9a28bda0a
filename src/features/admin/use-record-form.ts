import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { describeError } from '@/lib/describe-error.ts';
import { getToday } from '@/lib/dates.ts';
import type { Texts } from './machine/field.ts';
import {
  initialTexts,
  lacksNewSource,
  listChanges,
  textsOf,
  validate,
  type Values,
} from './machine/record.ts';
import type { Resource, Row } from './machine/resource.ts';
import { useSaveRecord } from './mutations.ts';

type FormTexts = Record<string, string>;

/** The version of somebody else that arrived while the form was open; null: they removed the record. */
export type OtherVersion = { readonly row: Row | null };

type Settings = {
  resource: Resource;
  row: Row | null;
  given?: Texts;
  onSaved: (row: Row, isNew: boolean) => void;
};

function createResolver(resource: Resource): Resolver<FormTexts> {
  return (texts) => {
    const result = validate(resource, texts);
    if (result.kind === 'valid') return { values: texts, errors: {} };
    const errors = Object.entries(result.errors).map(([name, message]) => [
      name,
      { type: 'validate', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The form of one record: checks it, asks for a source, saves it from the revision it was opened on. */
export function useRecordForm({ resource, row, given, onSaved }: Settings) {
  const [base, setBase] = useState(row);
  const [other, setOther] = useState<OtherVersion>();
  const [isAskingSource, setAskingSource] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = useSaveRecord(resource);
  const baseTexts = base === null ? initialTexts(resource, given) : textsOf(resource, base);
  const form = useForm<FormTexts>({
    resolver: createResolver(resource),
    defaultValues: baseTexts,
  });

  async function send(texts: FormTexts, isSourceKnown: boolean) {
    setProblem(undefined);
    const changes = listChanges(resource, baseTexts, texts);
    if (base !== null && changes.length === 0) return;
    const isVerifiedToday = texts['verified_on'] === getToday();
    if (base !== null && !isSourceKnown && !isVerifiedToday && lacksNewSource(resource, changes)) {
      setAskingSource(true);
      return;
    }
    setAskingSource(false);
    const checked = validate(resource, texts);
    if (checked.kind === 'invalid') return;
    const names = new Set(changes.map(({ field }) => field.name));
    const values: Values =
      base === null
        ? checked.values
        : Object.fromEntries(Object.entries(checked.values).filter(([name]) => names.has(name)));
    const outcome = await save.mutateAsync({ base, values });
    if (outcome.kind === 'saved') {
      adopt(outcome.row, textsOf(resource, outcome.row));
      onSaved(outcome.row, base === null);
    } else if (outcome.kind === 'stale') setOther({ row: outcome.row });
    else {
      const { field, message } = outcome.refusal;
      if (field === undefined) setProblem(message);
      else form.setError(field, { message }, { shouldFocus: true });
    }
  }

  /** Goes on from another version of the record, with these texts in the form. */
  function adopt(next: Row, texts: Texts) {
    setBase(next);
    setOther(undefined);
    form.reset(textsOf(resource, next));
    for (const { field, after } of listChanges(resource, textsOf(resource, next), texts)) {
      form.setValue(field.name, after, { shouldDirty: true });
    }
  }

  const submit = (isSourceKnown: boolean) =>
    form.handleSubmit((texts) =>
      send(texts, isSourceKnown).catch((error: unknown) => {
        console.warn('The record could not be saved.', error);
        setProblem(describeError(error));
      }),
    )();

  return {
    form,
    base,
    baseTexts,
    other,
    problem,
    isAskingSource,
    isSaving: save.isPending,
    submit: () => void submit(false),
    /** The source named still says so: it was looked at today. */
    confirmSource: () => {
      form.setValue('verified_on', getToday(), { shouldDirty: true });
      void submit(true);
    },
    stopAsking: () => {
      setAskingSource(false);
    },
    showOther: setOther,
    adopt,
    dismissOther: () => {
      setOther(undefined);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
