import type { ColumnMapping } from '@/domain/statement/columns.ts';
import { Field } from '@/components/ui/field.tsx';
import { Button } from '@/components/ui/button.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table.tsx';
import { type SubmitEvent, useState } from 'react';
import { type ColumnChoice, checkColumnChoice, toColumnChoice } from '../check-column-choice.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import type { FileReview, ReadAs } from '../schema.ts';

type ColumnFormProps = { file: FileReview; onRead: (reading: Reading) => void };

const roles = [
  ['date', 'Date'],
  ['description', 'Description'],
  ['amount', 'Amount'],
  ['debit', 'Money out'],
  ['credit', 'Money in'],
  ['mcc', 'Merchant code'],
  ['category', 'Bank’s category'],
] as const;

function readingOf({ outcome }: FileReview): ReadAs | null {
  return outcome.kind === 'read' ? outcome.reading : null;
}

/** Assigns columns by hand if the guess was wrong or missing. */
export function ColumnForm({ file, onRead }: ColumnFormProps) {
  const reading = readingOf(file);
  const [choice, setChoice] = useState<ColumnChoice>(() => toColumnChoice(reading));
  const [error, setError] = useState<string>();
  const width = Math.max(0, ...file.sample.map((cells) => cells.length));
  const [first = []] = file.sample;
  const columns = Array.from({ length: width }, (_, index) => {
    const heading = first[index] ?? '';
    return { value: String(index), label: `${index + 1}. ${heading === '' ? '(empty)' : heading}` };
  });
  const change = (part: Partial<ColumnChoice>) => {
    setChoice((now) => ({ ...now, ...part }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const checked = checkColumnChoice(choice);
    setError(checked.kind === 'incomplete' ? checked.message : undefined);
    if (checked.kind === 'complete') onRead(checked.reading);
  };
  return (
    <form onSubmit={submit} aria-label={`Columns of ${file.name}`} className="grid gap-3">
      <Table label={`First rows of ${file.name}`} className="text-sm">
        <TableBody>
          {file.sample.map((cells, row) => (
            <TableRow key={row}>
              {columns.map(({ value }, index) => (
                <TableCell key={value} className="whitespace-nowrap">
                  {cells[index] ?? ''}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {roles.map(([role, label]) => (
          <Field key={role} label={label} className="content-end">
            {(control) => (
              <NativeSelect
                {...control}
                value={choice[role]}
                onChange={(event) =>
                  change({ [role]: event.target.value } satisfies Partial<
                    Record<keyof ColumnMapping, string>
                  >)
                }
              >
                <option value="">None</option>
                {columns.map((column) => (
                  <option key={column.value} value={column.value}>
                    {column.label}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        ))}
        <Field label="Rows above the first purchase" className="content-end">
          {(control) => (
            <NativeSelect
              {...control}
              value={choice.skipRows}
              onChange={(event) => change({ skipRows: event.target.value })}
            >
              {Array.from({ length: 26 }, (_, rows) => (
                <option key={rows} value={String(rows)}>
                  {rows}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Purchases are written as" className="content-end">
          {(control) => (
            <NativeSelect
              {...control}
              value={choice.sign}
              onChange={(event) => change({ sign: event.target.value })}
            >
              <option value="">Detect</option>
              <option value="spend-positive">Positive figures</option>
              <option value="spend-negative">Negative figures</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Dates begin with" className="content-end">
          {(control) => (
            <NativeSelect
              {...control}
              value={choice.dateOrder}
              onChange={(event) => change({ dateOrder: event.target.value })}
            >
              <option value="">Detect</option>
              <option value="month-first">The month</option>
              <option value="day-first">The day</option>
            </NativeSelect>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="md">
          Read with these columns
        </Button>
        {error !== undefined && (
          <p role="alert" className="text-destructive text-sm">
            {error}
          </p>
        )}
      </div>
    </form>
  );
}
