import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useId, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Label } from '@/components/ui/label.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { MyBenefit } from '../to-entries.ts';

type OwnValueDialogProps = {
  entry: MyBenefit;
  onClose: () => void;
  onSave: (value: BenefitCustomValue) => void;
};

function initialText(own: BenefitCustomValue | undefined): string {
  if (own?.value == null) return '';
  return String(own.isPointsValue ? own.value : own.value / 100);
}

/** What a benefit is worth to the member in a year, in place of what others make of it. */
export function OwnValueDialog({ entry, onClose, onSave }: OwnValueDialogProps) {
  const { own, row } = entry;
  const [text, setText] = useState(initialText(own));
  const [isPointsValue, setPointsValue] = useState(own?.isPointsValue ?? false);
  const [isHighValue, setHighValue] = useState(own?.isHighValue ?? false);
  const [error, setError] = useState<string>();
  const highId = useId();

  const save = () => {
    const dollars = text.trim() === '' ? null : parseDollars(text);
    if (text.trim() !== '' && dollars === null) {
      setError(isPointsValue ? 'Enter points such as 10,000.' : 'Enter an amount such as 150.');
      return;
    }
    const value = dollars === null ? null : isPointsValue ? Math.round(dollars / 100) : dollars;
    onSave({ id: row.id, value, isPointsValue: value !== null && isPointsValue, isHighValue });
    onClose();
  };

  return (
    <FormDialog
      title={`What ${row.name} is worth to me`}
      description="A year’s worth. It takes the place of the usual value in every figure; leave it empty to keep that."
      onSave={save}
      onClose={onClose}
      draftName={`own-value/${row.id}`}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field label="Value a year" error={error}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
              }}
            />
          )}
        </Field>
        <Field label="In">
          {(control) => (
            <NativeSelect
              {...control}
              value={isPointsValue ? 'points' : 'dollars'}
              onChange={(event) => {
                setPointsValue(event.target.value === 'points');
              }}
            >
              <option value="dollars">Dollars</option>
              <option value="points">Points of the card</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="flex items-center gap-2">
        <Checkbox
          id={highId}
          checked={isHighValue}
          onCheckedChange={(checked) => {
            setHighValue(checked === true);
          }}
        />
        <Label htmlFor={highId}>Mark it as one I hold the card for</Label>
      </div>
    </FormDialog>
  );
}
