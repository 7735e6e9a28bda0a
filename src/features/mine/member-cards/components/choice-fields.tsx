import { useState } from 'react';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CardRow, ChoiceRow } from '@/features/catalog/facts/schema.ts';
import { choiceFieldName } from '../parse-card-form.ts';

type ChoiceFieldsProps = {
  card: CardRow;
  /** Option slugs by choice slug. */
  chosen: Readonly<Record<string, readonly string[]>>;
};

function optionsOf(choice: ChoiceRow): readonly { slug: string; name: string }[] {
  const names = new Map(choice.card_choice_options.map(({ slug, name }) => [slug, name]));
  return [...names].map(([slug, name]) => ({ slug, name }));
}

function ChoiceSelect({ choice, initial }: { choice: ChoiceRow; initial: readonly string[] }) {
  const count = choice.choose_count ?? 1;
  const [picked, setPicked] = useState<readonly string[]>(
    Array.from({ length: count }, (_, index) => initial[index] ?? ''),
  );
  const options = optionsOf(choice);
  return picked.map((value, index) => (
    <SelectField
      key={index}
      label={count === 1 ? choice.name : `${choice.name}, ${index + 1} of ${count}`}
      name={choiceFieldName(choice.slug)}
      value={value}
      onChange={(event) => setPicked(picked.with(index, event.target.value))}
    >
      <option value="">The best for my spending</option>
      {options.map((option) => (
        <option
          key={option.slug}
          value={option.slug}
          disabled={option.slug !== value && picked.includes(option.slug)}
        >
          {option.name}
        </option>
      ))}
    </SelectField>
  ));
}

export function ChoiceFields({ card, chosen }: ChoiceFieldsProps) {
  const choices = card.card_choices.filter(({ mode }) => mode === 'member_selected');
  const isShown = (key: string) => choices.some(({ slug }) => slug === key);
  // Activations are kept in the same column.
  const kept = Object.entries(chosen)
    .filter(([key]) => !isShown(key))
    .flatMap(([key, values]) =>
      values.map((value) => (
        <input
          key={`${key} ${value}`}
          type="hidden"
          name={choiceFieldName(key)}
          value={value}
          readOnly
        />
      )),
    );
  if (choices.length === 0) return kept;
  return (
    <fieldset className="grid gap-4 rounded-md border p-3 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">Your choices on this card</legend>
      {kept}
      {choices.map((choice) => (
        <ChoiceSelect key={choice.id} choice={choice} initial={chosen[choice.slug] ?? []} />
      ))}
    </fieldset>
  );
}
