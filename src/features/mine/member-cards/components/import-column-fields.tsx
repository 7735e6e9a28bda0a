import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { type ImportColumns, type ImportField, importFields } from '../plan-card-import.ts';

type ImportColumnFieldsProps = {
  headings: readonly string[];
  columns: ImportColumns;
  onChange: (columns: ImportColumns) => void;
};

const LABELS: Readonly<Record<ImportField, string>> = {
  name: 'Card',
  issuer: 'Issuer',
  status: 'Status',
  opened_on: 'Opened',
  closed_on: 'Closed',
  bonus_posted_on: 'Bonus date',
  annual_fee_cents: 'Annual fee',
};
const LONGEST_HEADING = 60;

/** The columns of a list of cards, chosen by hand. All others are dropped. */
export function ImportColumnFields({ headings, columns, onChange }: ImportColumnFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">Which column is which?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {importFields.map((field) => (
          <Field key={field} label={LABELS[field]}>
            {(control) => (
              <NativeSelect
                {...control}
                value={columns[field] ?? ''}
                onChange={({ target: { value } }) => {
                  const { [field]: _former, ...others } = columns;
                  onChange(value === '' ? others : { ...others, [field]: Number(value) });
                }}
              >
                <option value="">Not in the list</option>
                {headings.map((heading, index) => (
                  <option key={index} value={index}>
                    {index + 1}. {heading.slice(0, LONGEST_HEADING)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
