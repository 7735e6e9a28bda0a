import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/toast-store.ts';

type CopyFieldProps = {
  label: string;
  hint?: string;
  value: string;
  /** Name of the copied value, at the start of a sentence. */
  noun: 'Link' | 'Address';
  children?: ReactNode;
};

/** A text with a Copy button. If the browser refuses clipboard access, selects the text to copy by hand. */
export function CopyField({ label, hint, value, noun, children }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: `${noun} copied`, tone: 'success' });
    } catch {
      field.current?.focus();
      toast({ title: `${noun} selected: copy it from the field`, tone: 'success' });
    }
  };
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            ref={field}
            readOnly
            value={value}
            className="min-w-0 flex-1 basis-56"
            onFocus={(event) => event.target.select()}
          />
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
          {children}
        </div>
      )}
    </Field>
  );
}
