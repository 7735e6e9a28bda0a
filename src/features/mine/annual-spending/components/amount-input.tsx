import { useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/class-names.ts';
import { type EntryPeriod, toPeriod, toYear } from '../set-amounts.ts';
import { parseAmount } from '../parse-amount.ts';

type AmountInputProps = {
  label: string;
  /** Cents a year; the field shows and takes them by `period`. */
  centsPerYear: number;
  period: EntryPeriod;
  onChange: (centsPerYear: number) => void;
  onFocus?: () => void;
  className?: string;
};

function print(centsPerYear: number, period: EntryPeriod): string {
  if (centsPerYear === 0) return '';
  const dollars = Math.round(toPeriod(centsPerYear, period)) / 100;
  return dollars.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** A dollar amount input; typed text stays unchanged until the field loses focus. */
export function AmountInput(props: AmountInputProps) {
  const { label, centsPerYear, period, onChange, onFocus, className } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = parseAmount(typed ?? '');
  const error = parsed.kind === 'invalid' ? parsed.message : undefined;
  return (
    <div className={cn('relative', className)}>
      <span aria-hidden className="text-muted-foreground pointer-events-none absolute top-2 left-3">
        $
      </span>
      <Input
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${label}, dollars a ${period}`}
        aria-invalid={error === undefined ? undefined : true}
        title={error}
        placeholder="0"
        value={typed ?? print(centsPerYear, period)}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const next = parseAmount(text);
          if (next.kind === 'amount') onChange(toYear(next.cents, period));
        }}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onBlur={() => setTyped(null)}
        className="pl-7 text-right"
      />
      {error !== undefined && (
        <p role="alert" className="text-destructive pt-1 text-sm">
          {error}
        </p>
      )}
    </div>
  );
}
