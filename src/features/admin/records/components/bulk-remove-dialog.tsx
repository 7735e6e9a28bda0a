import { Button } from '@/components/ui/button.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { describeError } from '@/lib/describe-error.ts';
import { formatCount } from '@/lib/format.ts';
import type { ApplyOutcome } from '../apply-rows.ts';
import { describeRestore } from '../describe-restore.ts';
import { nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import { useApplyRows, useRestoreRemoved } from '../mutations.ts';
import { LineProblems } from './line-problems.tsx';

type BulkRemoveDialogProps = {
  resource: Resource;
  rows: readonly Row[];
  onClose: () => void;
  onDone: () => void;
};

/** Asks before many rows are removed; all of them are, or none. */
export function BulkRemoveDialog({ resource, rows, onClose, onDone }: BulkRemoveDialogProps) {
  const apply = useApplyRows(resource);
  const restore = useRestoreRemoved(resource);
  const names = new Map(rows.map((row) => [row.id, nameOf(resource, row)]));
  const count = formatCount(rows.length, 'row');
  const undo = async (ids: readonly number[]) => {
    toast(describeRestore(await restore.mutateAsync(ids)));
  };
  const remove = () => {
    const items = rows.map(({ id, revision }) => ({
      line: id,
      id,
      revision,
      remove: true as const,
    }));
    const tell = (outcome: ApplyOutcome) => {
      if (outcome.kind === 'refused') return;
      toast({
        title: `${count} removed`,
        description: 'Each can also be restored from its history.',
        action: {
          label: 'Undo',
          onPress: () => {
            undo(rows.map(({ id }) => id)).catch(reportFailure('They could not be restored'));
          },
        },
      });
      onDone();
    };
    // The rows may leave the list, and the dialog with them, before the response. Failures show in the dialog.
    apply.mutateAsync({ columns: [], items }).then(tell, () => undefined);
  };
  return (
    <AlertDialog open onClose={onClose}>
      <AlertDialogContent>
        <AlertDialogTitle>Remove {count}?</AlertDialogTitle>
        <AlertDialogDescription>
          Their dependent rows are removed too. If anything else refers to one of them, none is
          removed.
        </AlertDialogDescription>
        <ul className="max-h-40 overflow-y-auto text-sm">
          {rows.slice(0, 20).map((row) => (
            <li key={row.id}>{names.get(row.id)}</li>
          ))}
          {rows.length > 20 && <li>and {rows.length - 20} more</li>}
        </ul>
        {apply.data?.kind === 'refused' && (
          <LineProblems
            title="Nothing was removed"
            problems={apply.data.problems}
            nameOf={(line) => names.get(line) ?? `No. ${line}`}
          />
        )}
        {apply.error && (
          <p role="alert" className="text-destructive text-sm">
            {describeError(apply.error)}
          </p>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button variant="destructive" isLoading={apply.isPending} onClick={remove}>
            Remove {count}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
