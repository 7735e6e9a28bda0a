import { useEffect, useState } from 'react';
import { holdTabDraft, takeTabDraft } from '@/lib/storage/tab-drafts.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Values of controls, by label or name. */
type ControlTexts = Readonly<Record<string, string>>;

/** Fields, and the buttons that act as check boxes and switches; never a password or a file. */
const CONTROLS =
  'input:not([type=password], [type=file], [aria-hidden=true]), select, textarea, button[aria-checked]';

function listControls(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of form.querySelectorAll<Control>(CONTROLS)) {
    const label = control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '';
    controls.set(`${control.name} ${label}`.trim(), control);
  }
  return controls;
}

function readControl(control: Control): string {
  if (control instanceof HTMLButtonElement) return control.ariaChecked ?? '';
  const isChecked = control instanceof HTMLInputElement && /^(checkbox|radio)$/u.test(control.type);
  return isChecked ? String(control.checked) : control.value;
}

/** Types into a control like a person, so that its listeners, React among them, are notified. */
function writeControl(control: Control, text: string): void {
  if (control instanceof HTMLButtonElement || /^(checkbox|radio)$/u.test(control.type)) {
    control.click();
    return;
  }
  const kinds = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  const kind = kinds.find((each) => control instanceof each);
  // React ignores values set on the element itself.
  if (kind) Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function readControls(form: HTMLFormElement): ControlTexts {
  return Object.fromEntries(
    [...listControls(form)].map(([name, control]) => [name, readControl(control)]),
  );
}

/** Restores values one by one: a choice in one control may add or remove others. */
async function writeControls(form: HTMLFormElement, texts: ControlTexts): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const control = listControls(form).get(name);
    if (!control || readControl(control) === text) continue;
    writeControl(control, text);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

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
