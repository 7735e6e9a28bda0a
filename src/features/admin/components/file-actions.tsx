import { Link } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { toCsv } from '../machine/format-csv.ts';
import type { Resource } from '../machine/create-resource.ts';
import { readAllRows } from '../queries.ts';
import type { ListSearch } from '../schema.ts';

export function FileActions({ resource, search }: { resource: Resource; search: ListSearch }) {
  const [isReading, setReading] = useState(false);
  const save = () => {
    setReading(true);
    readAllRows(resource, search)
      .then((rows) => {
        saveFile(`${resource.path}.csv`, 'text/csv', toCsv(resource, rows));
      }, reportFailure('The file was not written'))
      .finally(() => setReading(false));
  };
  return (
    <>
      <Button size="md" variant="outline" isLoading={isReading} onClick={save}>
        {!isReading && <Download aria-hidden />}
        <span className="max-sm:sr-only">Export</span>
      </Button>
      <Button asChild size="md" variant="outline">
        <Link to="/admin/$resource/import" params={{ resource: resource.path }}>
          <Upload aria-hidden />
          <span className="max-sm:sr-only">Import</span>
        </Link>
      </Button>
    </>
  );
}
