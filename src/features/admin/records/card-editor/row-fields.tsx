import { FieldInput } from '../components/field-input.tsx';
import type { Field, FieldOption } from '@/lib/fields/field.ts';
import { isSourceField } from '../machine/create-reference-fields.ts';
import { type EditorRow, keyOf } from './apply-edits.ts';
import { ownReferences, sections } from './list-sections.ts';
import { summarizeRow } from './describe-row.ts';
import type { CardEditor } from './use-card-editor.ts';
import type { RowNames } from './describe-row.ts';

type RowFieldsProps = { row: EditorRow; editor: CardEditor; names: RowNames };

export function RowFields({ row, editor, names }: RowFieldsProps) {
  const key = keyOf(row);
  const { fields } = sections[row.table].resource;
  const optionsOf = (field: Field): readonly FieldOption[] | undefined => {
    const table = ownReferences[field.name];
    if (table === undefined) return field.options;
    return editor.rows
      .filter((other) => other.table === table)
      .map((other) => ({ value: String(other.id), label: summarizeRow(other, names).title }));
  };
  const draw = (field: Field) => {
    const options = optionsOf(field);
    return (
      <FieldInput
        key={field.name}
        field={options ? { ...field, options } : field}
        name={`${key}:${field.name}`}
        value={row.texts[field.name] ?? ''}
        onValueChange={(text) => editor.edit(key, field.name, text)}
        error={editor.errors[key]?.[field.name]}
      />
    );
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 2xl:grid-cols-3">
        {fields.filter(({ name }) => !isSourceField(name)).map(draw)}
      </div>
      <fieldset className="grid gap-x-4 gap-y-3 border-t pt-3 sm:grid-cols-2">
        <legend className="sr-only">Where it comes from</legend>
        {fields.filter(({ name }) => isSourceField(name)).map(draw)}
      </fieldset>
    </div>
  );
}
