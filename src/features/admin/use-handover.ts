import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Texts = Record<string, string>;
type Handover = {
  /** The address of the record; undefined until it has one. */
  path: string | undefined;
  /** Whether this is the form that the record was added with, which gives way to the record's own. */
  isGiver: boolean;
  form: UseFormReturn<Texts>;
  /** What a save would be based on. */
  baseTexts: Texts;
};

/** By address: what was typed in the form of a new record and is not saved with it. */
const handedOver = new Map<string, Texts>();

/** Lets what is typed while a record is being added, and until its own form is there, go over into that form. */
export function useHandover({ path, isGiver, form, baseTexts }: Handover): void {
  const latest = useRef(baseTexts);
  useLayoutEffect(() => {
    latest.current = baseTexts;
  }, [baseTexts]);
  const take = useEffectEvent((texts: Texts) => {
    for (const [name, text] of Object.entries(texts)) {
      form.setValue(name, text, { shouldDirty: true });
    }
  });
  // Before the form that takes its place begins, whether both are drawn in one go or not.
  useLayoutEffect(() => {
    if (path === undefined || !isGiver) return undefined;
    return () => {
      if (window.location.pathname !== path) return;
      const typed = Object.entries(form.getValues()).filter(
        ([name, text]) => latest.current[name] !== text,
      );
      if (typed.length > 0) handedOver.set(path, Object.fromEntries(typed));
    };
  }, [path, isGiver, form]);
  useEffect(() => {
    if (path === undefined || isGiver) return;
    const texts = handedOver.get(path);
    handedOver.delete(path);
    if (texts) take(texts);
  }, [path, isGiver]);
}
