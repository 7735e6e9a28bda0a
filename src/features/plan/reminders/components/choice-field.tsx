import { SelectField } from '@/components/ui/select-field.tsx';

type ChoiceFieldProps<T extends string | number> = {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { readonly value: T; readonly name: string }[];
  onChange: (value: T) => void;
};

export function ChoiceField<T extends string | number>(props: ChoiceFieldProps<T>) {
  const { label, hint, value, choices, onChange } = props;
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => String(choice.value) === event.target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}
