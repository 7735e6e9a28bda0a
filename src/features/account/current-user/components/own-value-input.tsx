import { useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatNumber } from '@/lib/format.ts';

type OwnValueInputProps = {
  label: string;
  /** Unit of the value: cents per point by default. */
  unit?: 'cents' | 'percent';
  /** Published default; null if there is none. */
  published: number | null;
  value: number | null;
  onChange: (value: number | null) => void;
};

const most = 100;

function parse(text: string): number | null | undefined {
  const plain = text.trim().replace(/[¢%]$/u, '');
  if (plain === '') return null;
  if (!/^\d{0,3}(\.\d{0,4})?$/u.test(plain) || plain === '.') return undefined;
  const value = Number(plain);
  return value <= most ? value : undefined;
}

export function OwnValueInput(props: OwnValueInputProps) {
  const { label, unit = 'cents', published, value, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isInvalid = typed !== null && parse(typed) === undefined;
  const commit = () => {
    const next = typed === null ? value : parse(typed);
    if (next === undefined) return;
    setTyped(null);
    if (next !== value) onChange(next);
  };
  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      title={isInvalid ? `Enter ${unit} between 0 and ${most}.` : undefined}
      placeholder={published === null ? '–' : formatNumber(published)}
      value={typed ?? (value === null ? '' : String(value))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(null);
      }}
      className={cn(
        'w-20 text-right max-sm:w-15 max-sm:px-2',
        value !== null && 'border-primary font-medium',
      )}
    />
  );
}
