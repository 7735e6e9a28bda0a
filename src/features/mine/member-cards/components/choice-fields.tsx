import type { RecordFormState } from '@/components/record-edits/record-dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { choices } from '../schema.ts';

type ChoiceFieldsProps = { card: CardRow; form: Pick<RecordFormState, 'texts' | 'write'> };

/** The choices on a card. Its activations are kept in the same column. */
export function ChoiceFields({ card, form: { texts, write } }: ChoiceFieldsProps) {
  const asked = card.card_choices.filter(({ mode }) => mode === 'member_selected');
  const reading = choices.read(texts[choices.name] ?? '');
  if (asked.length === 0 || reading.kind === 'problem') return null;
  const chosen = reading.value;
  return (
    <fieldset className="grid gap-4 rounded-md border p-3 sm:grid-cols-2">
      <legend className="px-1 text-sm font-medium">{choices.label}</legend>
      {asked.map(({ slug, name, choose_count, card_choice_options: rows }) => {
        const count = choose_count ?? 1;
        const options = new Map(rows.map((option) => [option.slug, option.name]));
        const picked = Array.from({ length: count }, (_, index) => chosen[slug]?.[index] ?? '');
        return picked.map((value, index) => (
          <SelectField
            key={`${slug} ${index}`}
            label={count === 1 ? name : `${name}, ${index + 1} of ${count}`}
            value={value}
            onChange={({ target }) =>
              write(
                choices,
                choices.toText({ ...chosen, [slug]: picked.with(index, target.value) }),
              )
            }
          >
            <option value="">The best for my spending</option>
            {[...options].map(([option, label]) => (
              <option
                key={option}
                value={option}
                disabled={option !== value && picked.includes(option)}
              >
                {label}
              </option>
            ))}
          </SelectField>
        ));
      })}
    </fieldset>
  );
}
