import { X } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import type { FieldOption } from '@/lib/fields/field.ts';
import { splitTargets } from '../read-targets.ts';

type TargetsFieldProps = {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  options: readonly FieldOption[];
  value: string;
  onValueChange: (text: string) => void;
};

/** Categories that are added one by one. */
export function TargetsField({ options, value, onValueChange, ...labeled }: TargetsFieldProps) {
  const chosen = splitTargets(value);
  const isChosen = (option: FieldOption) => chosen.includes(option.value);
  return (
    <Field className="col-span-2" {...labeled}>
      {(control) => (
        <>
          <NativeSelect
            {...control}
            value=""
            onChange={({ target }) => onValueChange([...chosen, target.value].join(' '))}
          >
            <option value="">Add a category</option>
            {options
              .filter((option) => !isChosen(option))
              .map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
          </NativeSelect>
          {chosen.length > 0 && (
            <ul className="divide-y text-sm">
              {options.filter(isChosen).map((option) => (
                <li key={option.value} className="flex items-center justify-between gap-2 py-0.5">
                  {option.label}
                  <Button
                    size="icon-sm"
                    variant="ghost"
                    aria-label={`Remove ${option.label}`}
                    onClick={() =>
                      onValueChange(chosen.filter((each) => each !== option.value).join(' '))
                    }
                  >
                    <X aria-hidden />
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}
