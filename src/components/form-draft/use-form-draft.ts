import { useEffect, useState } from 'react';
import { holdTabDraft, takeTabDraft } from '@/lib/storage/tab-drafts.ts';
import { type ControlTexts, readControls, writeControls } from './form-controls.ts';

function toTexts(draft: unknown): ControlTexts {
  if (typeof draft !== 'object' || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Keeps typed values under a name across a reload for a new release. Pass `ref` to the form; undefined keeps none. */
export function useFormDraft(name: string | undefined) {
  const [form, ref] = useState<HTMLFormElement | null>(null);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    if (!form || name === undefined) return undefined;
    const first = readControls(form);
    const draft = takeTabDraft(name);
    if (draft !== undefined) {
      void writeControls(form, toTexts(draft)).then(() => {
        setRestored(true);
      });
    }
    return holdTabDraft(name, () => {
      const typed = Object.entries(readControls(form)).filter(
        ([control, text]) => first[control] !== text,
      );
      return typed.length > 0 ? Object.fromEntries(typed) : undefined;
    });
  }, [form, name]);
  return { ref, isRestored };
}
