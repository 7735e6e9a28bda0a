import type { ReactNode } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { toast } from '@/components/ui/toast-store.ts';

type CopyFieldProps = {
  label: string;
  hint?: string;
  value: string;
  /** The copied thing, as the first word of a sentence. */
  noun: 'Link' | 'Address';
  children?: ReactNode;
};

export function CopyField({ label, hint, value, noun, children }: CopyFieldProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <Input
            {...control}
            readOnly
            value={value}
            className="min-w-0 flex-1 basis-56"
            onFocus={(event) => event.target.select()}
          />
          <Button
            variant="outline"
            onClick={() => {
              navigator.clipboard.writeText(value).then(
                () => {
                  toast({ title: `${noun} copied`, tone: 'success' });
                },
                reportFailure(`The ${noun.toLowerCase()} was not copied`),
              );
            }}
          >
            Copy
          </Button>
          {children}
        </div>
      )}
    </Field>
  );
}
