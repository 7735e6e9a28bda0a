import { useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type PointsFieldProps = { points: number; onChange: (points: number) => void };

const mostPoints = 1_000_000_000;

export function PointsField({ points, onChange }: PointsFieldProps) {
  const [text, setText] = useState(String(points));
  return (
    <Field label="Points to move" className="w-40">
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={1}
          step={1000}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            const next = target.valueAsNumber;
            if (Number.isInteger(next) && next > 0 && next <= mostPoints) onChange(next);
          }}
        />
      )}
    </Field>
  );
}
