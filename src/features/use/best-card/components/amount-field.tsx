import { type Ref, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { parseDollars } from '@/lib/parse-dollars.ts';

type AmountFieldProps = {
  /** Dollars; undefined while none is typed. */
  value: number | undefined;
  onValueChange: (dollars: number | undefined) => void;
  /** Ref to the field, for code that asks for the amount. */
  ref: Ref<HTMLInputElement>;
};

const mostCents = 100_000_000;

export function AmountField({ value, onValueChange, ref }: AmountFieldProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const cents = parseDollars(text, mostCents);
  const isWrong = text.trim() !== '' && !cents;
  return (
    <Input
      ref={ref}
      aria-label="Amount, dollars"
      aria-invalid={isWrong || undefined}
      placeholder="Amount"
      inputMode="decimal"
      autoComplete="off"
      className="w-28 shrink-0"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const next = parseDollars(event.target.value, mostCents);
        onValueChange(next ? next / 100 : undefined);
      }}
    />
  );
}
