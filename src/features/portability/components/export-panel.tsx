import { Download } from 'lucide-react';
import { useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { getToday } from '@/lib/dates.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { saveFile } from '@/lib/save-file.ts';
import { createEnvelope } from '../create-envelope.ts';
import { readMemberData } from '../queries.ts';
import { collectReferences } from '../name-references.ts';
import { type ExportedTable, type References, tableLabels, tableNames } from '../schema.ts';
import * as texts from '../texts.ts';
import { toCsv } from '../to-csv.ts';

const filePrefix = PRODUCT_NAME.toLowerCase();
const report = reportFailure(texts.theExportFailed);

/** Everything in one file that can be imported again, or one table for a spreadsheet. */
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
    <section aria-label={texts.exportWord} className="grid content-start gap-3">
      <h3 className="font-medium">{texts.exportWord}</h3>
      <p className="text-muted-foreground text-sm">{texts.oneFileWithEverythingCards}</p>
      <Button
        className="justify-self-start"
        isLoading={running === 'json'}
        onClick={() => void run('json', saveEverything)}
      >
        <Download aria-hidden /> {texts.exportEverything}
      </Button>
      <div className="flex items-end gap-2">
        <Field label={texts.oneTableForASpreadsheet} className="min-w-0 flex-1">
          {(control) => (
            <NativeSelect
              {...control}
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
            </NativeSelect>
          )}
        </Field>
        <Button
          variant="outline"
          isLoading={running === 'csv'}
          onClick={() => void run('csv', saveTable)}
        >
          {texts.csv}
        </Button>
      </div>
    </section>
  );
}
