import { useQuery } from '@tanstack/react-query';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import { useRemoveRecord } from '../mutations.ts';
import { referencesQuery } from '../related/queries.ts';
import { ReferenceList } from './reference-list.tsx';

type RemoveDialogProps = {
  resource: Resource;
  row: Row;
  onClose: () => void;
  onRemoved: () => void;
};

export function RemoveDialog({ resource, row, onClose, onRemoved }: RemoveDialogProps) {
  const references = useQuery(referencesQuery(resource, row.id));
  const remove = useRemoveRecord(resource);
  const isBlocked = references.data?.some(({ action }) => action === 'restrict') ?? true;
  const answer = remove.data;
  return (
    <AlertDialog open onClose={onClose}>
      <AlertDialogContent>
        <AlertDialogTitle>Remove {nameOf(resource, row)}?</AlertDialogTitle>
        <AlertDialogDescription>
          It disappears for everybody at once. You can restore it from its history.
        </AlertDialogDescription>
        {references.isPending && <Skeleton className="h-12" />}
        {references.data && <ReferenceList id={row.id} references={references.data} />}
        {references.error && (
          <p role="alert" className="text-destructive text-sm">
            What refers to it could not be read. {describeError(references.error)}
          </p>
        )}
        {answer?.kind === 'refused' && (
          <p role="alert" className="text-destructive text-sm">
            {answer.refusal.message}
          </p>
        )}
        {answer?.kind === 'stale' && (
          <p role="alert" className="text-destructive text-sm">
            Somebody else changed it in the meantime. Nothing was removed: look at it again first.
          </p>
        )}
        {remove.error && (
          <p role="alert" className="text-destructive text-sm">
            {describeError(remove.error)}
          </p>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <Button
            variant="destructive"
            disabled={isBlocked}
            isLoading={remove.isPending}
            onClick={() => {
              // A live change may take this dialog away before the answer is here.
              remove.mutateAsync(row).then(
                (outcome) => {
                  if (outcome.kind === 'removed') onRemoved();
                },
                () => undefined,
              );
            }}
          >
            Remove
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
