import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasTabDraft, holdTabDraft, takeTabDraft } from '@/lib/storage/tab-drafts.ts';

type Texts = Record<string, string>;
type RecordDraft = {
  name: string;
  form: UseFormReturn<Texts>;
  /** The values a save would be based on. */
  baseTexts: Texts;
};

/** Keeps typed values across a reload for a new release; returns true if they were restored. */
export function useRecordDraft({ name, form, baseTexts }: RecordDraft): boolean {
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
