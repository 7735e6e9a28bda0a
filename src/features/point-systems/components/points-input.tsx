import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { formatPoints } from '@/lib/format.ts';
import { parsePoints } from '../list-balances.ts';

type PointsInputProps = {
  label: string;
  subject: string;
  points: number;
  onChange: (points: number) => void;
};

export function PointsInput({ label, subject, points, onChange }: PointsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? points : parsePoints(typed);
  const commit = () => {
    if (parsed === null) return;
    setTyped(null);
    if (parsed !== points) onChange(parsed);
  };
  return (
    <Field label={label} error={parsed === null ? 'Enter points such as 82,500.' : undefined}>
      {(control) => (
        <Input
          {...control}
          aria-label={`${label} of ${subject}`}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? formatPoints(points)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
      )}
    </Field>
  );
}
