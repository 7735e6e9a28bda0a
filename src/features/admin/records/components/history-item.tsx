import { RotateCcw } from 'lucide-react';
import { reportFailure } from '@/components/report-failure.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { listChanges, textsOf } from '@/lib/fields/check-fields.ts';
import type { Resource, Row } from '../machine/create-resource.ts';
import { useRestoreChange } from '../mutations.ts';
import type { HistoryEntry } from '../history/queries.ts';
import { describeRestore } from '../describe-restore.ts';
import { ChangeList } from './change-list.tsx';

type HistoryItemProps = {
  resource: Resource;
  entry: HistoryEntry;
  /** The current record; null if it was removed. */
  present: Row | null;
  moment: string;
};

const words = {
  INSERT: 'Added',
  UPDATE: 'Changed',
  DELETE: 'Removed',
} as const;

export function HistoryItem({ resource, entry, present, moment }: HistoryItemProps) {
  const restore = useRestoreChange();
  const { before, after, operation } = entry;
  const target = after ?? before;
  const changes = listChanges(
    resource,
    before ? textsOf(resource, before) : {},
    after ? textsOf(resource, after) : {},
  );
  const isPresent = present !== null && target?.revision === present.revision && after !== null;
  const bringBack = () => {
    restore.mutate(
      {
        changeId: entry.id,
        state: after === null ? 'before' : 'after',
        revision: present?.revision,
      },
      {
        onSuccess: (outcome) => {
          toast(describeRestore(outcome));
        },
        onError: reportFailure('The version was not restored'),
      },
    );
  };
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone={operation === 'DELETE' ? 'destructive' : 'neutral'}>{words[operation]}</Badge>
        <span className="font-medium">{entry.editor ?? 'The database'}</span>
        <time dateTime={entry.changed_at} className="text-muted-foreground">
          {moment}
        </time>
        <span className="flex-1" />
        {isPresent ? (
          <Badge tone="primary">Present version</Badge>
        ) : (
          <Button size="sm" variant="outline" isLoading={restore.isPending} onClick={bringBack}>
            <RotateCcw aria-hidden />
            {after === null ? 'Bring it back' : 'Restore this version'}
          </Button>
        )}
      </div>
      {operation === 'UPDATE' ? (
        <ChangeList changes={changes} />
      ) : (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer">What it was</summary>
          <ChangeList
            changes={changes.map((change) => ({
              ...change,
              before: '',
              after: change.after || change.before,
            }))}
          />
        </details>
      )}
    </li>
  );
}
