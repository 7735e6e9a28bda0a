import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type PortalFieldProps = { percent: number; onChange: (percent: number) => void };

/** Asks for the percentage that a shopping portal pays on top of a card. */
export function PortalField({ percent, onChange }: PortalFieldProps) {
  const [text, setText] = useState(percent === 0 ? '' : String(percent));
  const [isWrong, setWrong] = useState(false);
  return (
    <Field
      label="Shopping portal pays, %"
      hint="On top of each card. Kept on this device, for this shop, until midnight."
      error={isWrong ? 'Enter a percentage such as 4 or 2.5.' : undefined}
    >
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          className="w-28"
          value={text}
          onChange={(event) => {
            const typed = event.target.value.trim().replace('%', '');
            const next = Number(typed);
            const isRight = /^\d*\.?\d*$/u.test(typed) && typed !== '.' && next <= 100;
            setText(event.target.value);
            setWrong(!isRight);
            if (isRight) onChange(next);
          }}
        />
      )}
    </Field>
  );
}
