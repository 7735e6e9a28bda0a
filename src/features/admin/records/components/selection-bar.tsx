import { Download, PencilLine, Trash2, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { formatCount } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { saveFile } from '@/lib/save-file.ts';
import { toCsv } from '../machine/format-csv.ts';
import type { Resource } from '../machine/create-resource.ts';
import { readAllRows } from '../queries.ts';
import type { ListSearch } from '../schema.ts';
import type { Selection } from '../use-selection.ts';

const BulkEditDialog = lazyNamed(() => import('./bulk-edit-dialog.tsx'), 'BulkEditDialog');

const BulkRemoveDialog = lazyNamed(() => import('./bulk-remove-dialog.tsx'), 'BulkRemoveDialog');

type SelectionBarProps = {
  resource: Resource;
  search: ListSearch;
  total: number;
  selection: Selection;
};

export function SelectionBar({ resource, search, total, selection }: SelectionBarProps) {
  const [dialog, setDialog] = useState<'edit' | 'remove'>();
  const [isReading, setReading] = useState(false);
  const close = () => {
    setDialog(undefined);
  };
  const done = () => {
    setDialog(undefined);
    selection.clear();
  };
  const selectAll = () => {
    setReading(true);
    readAllRows(resource, search)
      .then((rows) => {
        selection.setAll(rows, true);
      }, reportFailure('The rows could not be read'))
      .finally(() => setReading(false));
  };
  return (
    <div
      role="region"
      aria-label="Chosen rows"
      className="bg-primary-soft mb-2 flex flex-wrap items-center gap-2 rounded-md border px-3 py-1.5 text-sm"
    >
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label="Choose none"
        className="-ml-2"
        onClick={selection.clear}
      >
        <X aria-hidden />
      </Button>
      <span role="status" className="font-medium">
        {formatCount(selection.count, 'row')} chosen
      </span>
      {selection.count < total && (
        <Button
          variant="link"
          size="sm"
          className="max-sm:px-0"
          isLoading={isReading}
          onClick={selectAll}
        >
          Choose all {total} that match
        </Button>
      )}
      <span className="flex-1 max-sm:hidden" />
      <Button size="sm" variant="outline" className="max-sm:px-2" onClick={() => setDialog('edit')}>
        <PencilLine aria-hidden />
        Set a field
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="max-sm:px-2"
        onClick={() =>
          saveFile(`${resource.path}.csv`, 'text/csv', toCsv(resource, selection.rows))
        }
      >
        <Download aria-hidden />
        Export
      </Button>
      <Button
        size="sm"
        variant="outline"
        className="max-sm:px-2"
        onClick={() => setDialog('remove')}
      >
        <Trash2 aria-hidden />
        Remove
      </Button>
      <Suspense fallback={null}>
        {dialog === 'edit' && (
          <BulkEditDialog
            resource={resource}
            rows={selection.rows}
            onLeaveOut={(rows) => selection.setAll(rows, false)}
            onClose={close}
            onDone={done}
          />
        )}
        {dialog === 'remove' && (
          <BulkRemoveDialog
            resource={resource}
            rows={selection.rows}
            onClose={close}
            onDone={done}
          />
        )}
      </Suspense>
    </div>
  );
}
