import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type Texts = Record<string, string>;
type Handover = {
  /** The address of the record; undefined until it has one. */
  path: string | undefined;
  /** True for the form a record was added with, which is replaced by the record's own form. */
  isGiver: boolean;
  form: UseFormReturn<Texts>;
  /** The values a save would be based on. */
  baseTexts: Texts;
};

/** By address: values typed in the form of a new record that its save did not include. */
const handedOver = new Map<string, Texts>();

/** Hands values typed while a record is being added over to the record's own form. */
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
  // Must run before the form that replaces this one starts, even if both render together.
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
