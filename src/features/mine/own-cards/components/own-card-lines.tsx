import { Plus, Trash2 } from 'lucide-react';
import { TypedField } from '@/components/record-edits/typed-field.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { FieldOption, Texts } from '@/lib/fields/field.ts';
import { addLine, type Line, type SectionName, sections } from '../read-own-form.ts';
import type { OwnFacts } from '../schema.ts';
import { TargetsField } from './targets-field.tsx';

/** Lines of a card, at most, as the database takes them. */
const MOST_LINES = {
  category_points: 100,
  card_choices: 4,
  spending_caps: 20,
  linked_rates: 2,
  credit_card_benefits: 40,
  signup_bonuses: 1,
} as const satisfies Record<SectionName, number>;

type OwnCardLinesProps = {
  name: SectionName;
  lines: readonly Line[];
  errors: Texts;
  /** Choices of the fields that name something of the catalog or of the card. */
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** The words of a field of this card. */
  labels: Texts;
  /** The card as it was: no new row takes the number of one of its own. */
  base: OwnFacts;
  onChange: (lines: readonly Line[]) => void;
};

const isRotating = ({ texts }: Line) => texts['mode'] === 'rotating';

/** Conditions that came with a copied rate and are not typed here. */
function describeBase(base: object): string {
  const has = (key: string, usual: unknown) => {
    const value: unknown = Reflect.get(base, key);
    return value !== undefined && value !== usual;
  };
  return [
    Reflect.get(base, 'mode') === 'rotating' && 'rotating, with the rates of the card it’s like',
    has('is_additive', false) && 'added to the other rate',
    has('channel', 'any') && `${String(Reflect.get(base, 'channel'))} purchases only`,
    has('requires_activation', false) && 'after activation',
    has('valid_during', '(,)') && 'on certain dates',
    has('min_spend_cents', null) && 'after a minimum spend',
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A list of a card, such as its rates: its rows with their fields, and a button for another. */
export function OwnCardLines({
  name,
  lines,
  errors,
  options,
  labels,
  base,
  onChange,
}: OwnCardLinesProps) {
  const { title, one, fields } = sections[name];
  const hasError = lines.some(({ id }) =>
    Object.keys(errors).some((key) => key.startsWith(`${name}.${id}.`)),
  );
  const mayAdd = lines.length < MOST_LINES[name];
  return (
    <details className="rounded-md border px-3 py-2" open={hasError || undefined}>
      <summary className="cursor-pointer font-medium">
        {title}
        {lines.length > 0 && <span className="text-muted-foreground"> ({lines.length})</span>}
      </summary>
      <div className="grid gap-3 pt-3">
        {lines.map((line, index) => {
          const note = describeBase(line.base);
          const word = `${one} ${index + 1}`;
          return (
            <fieldset key={line.id} className="grid gap-2 border-b pb-3 last:border-b-0">
              <legend className="sr-only">{word}</legend>
              <div className="grid grid-cols-2 items-start gap-3">
                {(isRotating(line) ? fields.slice(0, 1) : fields).map((field) => {
                  const given = options[field.name];
                  const label = labels[`${name}.${field.name}`] ?? field.label;
                  const isLong = ['target', 'name'].includes(field.name);
                  const mayBeBlank = given !== undefined || !field.isRequired;
                  const typed = {
                    value: line.texts[field.name] ?? '',
                    error: errors[`${name}.${line.id}.${field.name}`],
                    onValueChange: (text: string) =>
                      onChange(
                        lines.map((each) =>
                          each === line
                            ? { ...line, texts: { ...line.texts, [field.name]: text } }
                            : each,
                        ),
                      ),
                  };
                  return field.kind === 'words' ? (
                    <TargetsField
                      key={field.name}
                      label={label}
                      hint={field.hint}
                      options={given ?? []}
                      {...typed}
                    />
                  ) : (
                    <TypedField
                      key={field.name}
                      field={{ ...field, label, ...(given && { options: given }) }}
                      {...(isLong && { className: 'col-span-2' })}
                      {...(mayBeBlank && { blank: field.isRequired ? 'Choose' : 'None' })}
                      {...typed}
                    />
                  );
                })}
              </div>
              <div className="flex items-center justify-between gap-2">
                <span className="text-muted-foreground text-sm">{note}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Remove ${word}`}
                  onClick={() => onChange(lines.filter((each) => each !== line))}
                >
                  <Trash2 aria-hidden /> Remove
                </Button>
              </div>
            </fieldset>
          );
        })}
        {mayAdd && (
          <Button
            size="sm"
            variant="outline"
            className="justify-self-start"
            onClick={() => onChange(addLine(name, lines, base))}
          >
            <Plus aria-hidden /> Add a {one}
          </Button>
        )}
      </div>
    </details>
  );
}
