import { Download } from 'lucide-react';
import { useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { writeCsv } from '@/lib/csv/write-csv.ts';
import { getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';
import { createEnvelope } from '../create-envelope.ts';
import { readMemberData } from '../queries.ts';
import { collectReferences, referenceKindOf } from '../name-references.ts';
import {
  type ExportedTable,
  exportedTables,
  type MemberData,
  type References,
  tableLabels,
  tableNames,
} from '../schema.ts';

const filePrefix = PRODUCT_NAME.toLowerCase();
const report = reportFailure('The export failed');

function toCell(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return JSON.stringify(value);
}

export function toCsv(table: ExportedTable, data: MemberData, references: References): string {
  const columns = Object.keys(exportedTables[table].shape);
  const heads = columns.flatMap((column) =>
    referenceKindOf(column) ? [column, column.replace(/_id$/, '')] : [column],
  );
  const lines = data[table].map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns.flatMap((column) => {
      const value = values.get(column);
      const kind = referenceKindOf(column);
      if (!kind) return [toCell(value)];
      return [toCell(value), toCell(typeof value === 'number' ? references[kind][value] : null)];
    });
  });
  return writeCsv([heads, ...lines]);
}

export function ExportPanel({ references }: { references: References }) {
  const [table, setTable] = useState<ExportedTable>('member_cards');
  const [running, setRunning] = useState<'json' | 'csv'>();

  const run = async (kind: 'json' | 'csv', write: () => Promise<void>) => {
    setRunning(kind);
    await write().catch(report);
    setRunning(undefined);
  };
  const saveEverything = async () => {
    const data = await readMemberData();
    const used = collectReferences(data, references);
    const envelope = await createEnvelope(data, used, new Date().toISOString());
    const text = JSON.stringify(envelope, null, 2);
    saveFile(`${filePrefix}-${getToday()}.json`, 'application/json', text);
  };
  const saveTable = async () => {
    const text = toCsv(table, await readMemberData(), references);
    saveFile(`${filePrefix}-${table.replaceAll('_', '-')}-${getToday()}.csv`, 'text/csv', text);
  };

  return (
    <section aria-label="Export" className="grid content-start gap-3">
      <h3 className="font-medium">Export</h3>
      <p className="text-muted-foreground text-sm">
        One file with everything: cards, spending, wallets, bonuses, benefits, balances, your own
        values, whiteboards, settings and your reports. It can be imported again, here or in another
        account; reports stay where they were sent.
      </p>
      <Button
        className="justify-self-start"
        isLoading={running === 'json'}
        onClick={() => void run('json', saveEverything)}
      >
        <Download aria-hidden /> Export everything
      </Button>
      <div className="flex items-end gap-2">
        <SelectField
          label="One table for a spreadsheet"
          className="min-w-0 flex-1"
          value={table}
          onChange={(event) => {
            const chosen = tableNames.find((name) => name === event.target.value);
            if (chosen) setTable(chosen);
          }}
        >
          {tableNames.map((name) => (
            <option key={name} value={name}>
              {tableLabels[name]}
            </option>
          ))}
        </SelectField>
        <Button
          variant="outline"
          isLoading={running === 'csv'}
          onClick={() => void run('csv', saveTable)}
        >
          CSV
        </Button>
      </div>
    </section>
  );
}
