import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';
import { getToday } from '@/lib/dates.ts';
import {
  initialTexts,
  listChanges,
  textsOf,
  validate,
  type Values,
} from '@/lib/fields/check-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { hasTabDraft, holdTabDraft, takeTabDraft } from '@/lib/storage/tab-drafts.ts';
import { findField, lacksNewSource, type Resource, type Row } from './machine/create-resource.ts';
import { useSaveRecord } from './mutations.ts';
import { recordQuery } from './queries.ts';

type FormTexts = Record<string, string>;

type Handover = {
  /** The address of the record; undefined until it has one. */
  path: string | undefined;
  /** True for the form a record was added with, which is replaced by the record's own form. */
  isGiver: boolean;
  form: UseFormReturn<FormTexts>;
  /** The values a save would be based on. */
  baseTexts: FormTexts;
};

/** By address: values typed in the form of a new record that its save did not include, and the focused field. */
const handedOver = new Map<string, { texts: FormTexts; focused: string | null }>();

/** Hands values typed while a record is being added, and the focus, over to the record's own form. */
function useHandover({ path, isGiver, form, baseTexts }: Handover): void {
  const latest = useRef(baseTexts);
  useLayoutEffect(() => {
    latest.current = baseTexts;
  }, [baseTexts]);
  const take = useEffectEvent((texts: FormTexts, focused: string | null) => {
    for (const [name, text] of Object.entries(texts)) {
      form.setValue(name, text, { shouldDirty: true });
    }
    if (focused !== null && focused in baseTexts) form.setFocus(focused);
  });
  // Must run before the form that replaces this one starts, even if both render together.
  useLayoutEffect(() => {
    if (path === undefined || !isGiver) return undefined;
    return () => {
      if (window.location.pathname !== path) return;
      const typed = Object.entries(form.getValues()).filter(
        ([name, text]) => latest.current[name] !== text,
      );
      const focused = document.activeElement?.getAttribute('name') ?? null;
      handedOver.set(path, { texts: Object.fromEntries(typed), focused });
    };
  }, [path, isGiver, form]);
  useEffect(() => {
    if (path === undefined || isGiver) return;
    const given = handedOver.get(path);
    handedOver.delete(path);
    if (given) take(given.texts, given.focused);
  }, [path, isGiver]);
}

type RecordDraft = {
  name: string;
  form: UseFormReturn<FormTexts>;
  /** The values a save would be based on. */
  baseTexts: Texts;
};

/** Keeps typed values across a reload for a new release; returns true if they were restored. */
function useRecordDraft({ name, form, baseTexts }: RecordDraft): boolean {
  const [isRestored] = useState(() => hasTabDraft(name));
  const restore = useEffectEvent((draft: object) => {
    for (const [field, text] of Object.entries(draft)) {
      if (field in baseTexts && typeof text === 'string') {
        form.setValue(field, text, { shouldDirty: true });
      }
    }
  });
  // A reload may be decided on while a page is drawn, when no event of an effect may be called.
  const latest = useRef(baseTexts);
  useEffect(() => {
    latest.current = baseTexts;
  }, [baseTexts]);
  useEffect(() => {
    const draft = takeTabDraft(name);
    if (typeof draft === 'object' && draft !== null) restore(draft);
    return holdTabDraft(name, () => {
      const typed = Object.entries(form.getValues()).filter(
        ([field, text]) => latest.current[field] !== text,
      );
      return typed.length > 0 ? Object.fromEntries(typed) : undefined;
    });
  }, [name, form]);
  return isRestored;
}

/** A row as the form knows it: its texts and its revision. */
type Version = { readonly revision: number; readonly [name: string]: string | number };

type Settings = {
  resource: Resource;
  /** The row as the cache has it now; null for a new record, or one that was removed. */
  row: Row | null;
  given?: Texts;
  onSaved: (row: Row, isNew: boolean) => void;
};

function createResolver(resource: Resource): Resolver<FormTexts> {
  return (texts) => {
    const result = validate(resource, texts);
    if (result.kind === 'valid') return { values: texts, errors: {} };
    const errors: FieldErrors<FormTexts> = {};
    for (const [name, message] of Object.entries(result.errors)) {
      errors[name] = { type: 'validate', message };
    }
    return { values: {}, errors };
  };
}

function toVersion(resource: Resource, row: Row | null, given?: Texts): Version {
  return row
    ? { ...textsOf(resource, row), revision: row.revision }
    : { ...initialTexts(resource, given), revision: 0 };
}

function textsIn(version: Version): FormTexts {
  return Object.fromEntries(Object.entries(version).map(([name, text]) => [name, String(text)]));
}

/**
 * The form of one record: validates it, asks for a source, and saves it from the revision it was opened at. Another
 * admin's changes are merged into untouched fields and asked about in edited ones.
 */
export function useRecordForm({ resource, row, given, onSaved }: Settings) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(() => ({ row, version: toVersion(resource, row, given) }));
  const [isAskingSource, setAskingSource] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Texts of the save that failed, as the form typed them and as the record would hold them. */
  const [lost, setLost] = useState<{ texts: FormTexts; saved: FormTexts }>();
  const save = useSaveRecord(resource);
  const form = useForm<FormTexts>({
    resolver: createResolver(resource),
    defaultValues: textsIn(opened.version),
  });

  const [isNew] = useState(row === null);
  const current = useMemo(() => {
    if (row !== null) return toVersion(resource, row);
    return isNew ? opened.version : undefined;
  }, [resource, row, isNew, opened]);
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits<
    Version,
    string
  >({
    open: opened.version,
    current,
    fields: resource.fields.map(({ name }) => name),
    onTake: (name, theirs) => {
      form.setValue(name, String(theirs), { shouldDirty: true });
    },
    isSaving,
    lost: lost?.saved,
  });
  const baseTexts = textsIn(base);
  const isRestored = useRecordDraft({
    name: `record/${resource.table}/${opened.row?.id ?? 'new'}`,
    form,
    baseTexts,
  });
  const path = opened.row ? `/admin/${resource.path}/${opened.row.id}` : undefined;
  useHandover({ path, isGiver: isNew, form, baseTexts });

  const untouched = edits
    .filter(({ field, was, theirs }) => [was, theirs].includes(form.getValues(field)))
    .map(({ field }) => field);
  const untouchedNames = untouched.join(',');
  useEffect(() => {
    if (untouchedNames === '') return;
    const names = untouchedNames.split(',');
    takeTheirs(...names);
    const labels = names.map((name) => findField(resource, name)?.label ?? name).join(', ');
    toast({
      title: 'The record changed meanwhile',
      description: `The form shows it now: ${labels}.`,
    });
    // The decision is made once for each set of names; `takeTheirs` is another one at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [untouchedNames, current?.revision]);

  /** Takes the saved row; values typed since it was sent are not saved yet. */
  function adopt(saved: Row, sent: FormTexts) {
    const version = toVersion(resource, saved);
    const typed = Object.entries(form.getValues()).filter(([name, text]) => text !== sent[name]);
    setOpened({ row: saved, version });
    setLost(undefined);
    setProblem(undefined);
    form.reset(textsIn(version));
    for (const [name, text] of typed) form.setValue(name, text, { shouldDirty: true });
    onSaved(saved, opened.row === null);
  }
  const adoptLate = useEffectEvent(() => {
    if (row && lost) adopt(row, lost.texts);
  });
  useEffect(() => {
    if (isSavedAfterAll) adoptLate();
  }, [isSavedAfterAll]);

  async function send(texts: FormTexts, isSourceKnown: boolean) {
    setProblem(undefined);
    const changes = listChanges(resource, baseTexts, texts);
    if (opened.row !== null && changes.length === 0) return;
    const isVerifiedToday = texts['verified_on'] === getToday();
    const isAsked = !isSourceKnown && !isVerifiedToday && lacksNewSource(resource, changes);
    setAskingSource(opened.row !== null && isAsked);
    if (opened.row !== null && isAsked) return;
    const checked = validate(resource, texts);
    if (checked.kind === 'invalid') return;
    const names = new Set(changes.map(({ field }) => field.name));
    const values: Values = opened.row
      ? Object.fromEntries(Object.entries(checked.values).filter(([name]) => names.has(name)))
      : checked.values;
    const target = opened.row && { id: opened.row.id, revision: base.revision };
    const outcome = await save.mutateAsync({ base: target, values }).catch((error: unknown) => {
      const held = opened.row && textsOf(resource, { ...opened.row, ...checked.values });
      const saved = Object.entries(held ?? {}).filter(([name]) => names.has(name));
      setLost({ texts, saved: Object.fromEntries(saved) });
      throw error;
    });
    if (outcome.kind === 'saved') {
      adopt(outcome.row, texts);
    } else if (outcome.kind === 'stale' && opened.row) {
      queryClient.setQueryData(recordQuery(resource, opened.row.id).queryKey, outcome.row);
      setProblem(
        'Somebody else changed this in the meantime. Nothing was overwritten: check it and save again.',
      );
    } else if (outcome.kind === 'refused') {
      const { field, message } = outcome.refusal;
      if (field === undefined) setProblem(message);
      else form.setError(field, { message }, { shouldFocus: true });
    }
  }

  const submit = (isSourceKnown: boolean) => {
    if (edits.length > 0 || isSaving || isGone) return;
    setSaving(true);
    void form
      .handleSubmit((texts) => send(texts, isSourceKnown))()
      .catch((error: unknown) => {
        console.warn('The record could not be saved.', error);
        setProblem(describeError(error));
      })
      .finally(() => {
        setSaving(false);
      });
  };

  return {
    form,
    opened: opened.row,
    /** The current row, if somebody else saved it. */
    latest: row,
    baseTexts,
    edits,
    isGone: isGone && opened.row !== null,
    keepMine,
    takeTheirs,
    problem,
    /** True if the form holds values typed before a reload for a new release. */
    isRestored,
    isAskingSource,
    isSaving,
    submit: () => {
      submit(false);
    },
    /** Confirms that the current source still says so, as of today. */
    confirmSource: () => {
      form.setValue('verified_on', getToday(), { shouldDirty: true });
      submit(true);
    },
    stopAsking: () => {
      setAskingSource(false);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;
