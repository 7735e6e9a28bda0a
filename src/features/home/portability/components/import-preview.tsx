import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogHead } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatDate } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { compareData } from '../compare-data.ts';
import { importMemberData } from '../mutations.ts';
import type { MemberData } from '../schema.ts';
import { ChangesTable } from './changes-table.tsx';

export type Preview = {
  readonly kind: 'preview';
  readonly exportedAt: string;
  /** Names of what the catalog no longer has: rows of it are left out, links to it cleared. */
  readonly gone: readonly string[];
  readonly wanted: MemberData;
  readonly present: MemberData;
};

type ImportPreviewProps = {
  preview: Preview;
  onChange: (preview: Preview) => void;
  onClose: () => void;
};

/** Preview of an import; nothing changes until the member confirms. */
export function ImportPreview({ preview, onChange, onClose }: ImportPreviewProps) {
  const { wanted, present, exportedAt, gone } = preview;
  const client = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const changes = useMemo(() => compareData(present, wanted), [present, wanted]);

  /** The data as it was before is itself an export that can be put back. */
  const putBack = async (stored: MemberData) => {
    const now = await importMemberData(present, stored);
    await client.invalidateQueries();
    toast(
      now.kind === 'imported'
        ? { title: 'Everything is as it was before', tone: 'success' }
        : { title: 'Your data was changed since and is kept', tone: 'error' },
    );
  };
  const undo = (stored: MemberData) => {
    putBack(stored).catch((error: unknown) => {
      toast({
        title: 'Not undone',
        description: describeError(error),
        tone: 'error',
        action: { label: 'Try again', onPress: () => undo(stored) },
      });
    });
  };

  const apply = async () => {
    setImporting(true);
    setProblem(undefined);
    try {
      const outcome = await importMemberData(wanted, present);
      if (outcome.kind === 'changed-meanwhile') {
        setProblem('Your data was changed elsewhere meanwhile. Look again at what would change.');
        onChange({ ...preview, present: outcome.present });
        return;
      }
      await client.invalidateQueries();
      toast({
        title: 'Your data was imported',
        tone: 'success',
        action: { label: 'Undo', onPress: () => undo(outcome.stored) },
      });
      onClose();
    } catch (error) {
      setProblem(`${describeError(error)} Nothing was changed.`);
    } finally {
      setImporting(false);
    }
  };

  return (
    <Dialog open onClose={onClose}>
      <DialogContent className="max-w-xl">
        <DialogHead title="Import your data">
          Exported on {formatDate(exportedAt)}. Anything not in the file is removed.
        </DialogHead>
        {changes.isSame ? (
          <p>The file holds exactly what you have now: there is nothing to import.</p>
        ) : (
          <ChangesTable changes={changes} />
        )}
        {gone.length > 0 && (
          <p role="status" className="bg-caution-soft rounded-md px-3 py-2 text-sm">
            No longer in our catalog, so left out: {gone.slice(0, 5).join(', ')}
            {gone.length > 5 && ` and ${gone.length - 5} more`}. Purchases of a removed kind stay
            without it.
          </p>
        )}
        {problem !== undefined && (
          <p role="alert" className="text-destructive text-sm">
            {problem}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {changes.isSame ? 'Close' : 'Cancel'}
          </Button>
          {!changes.isSame && (
            <Button isLoading={isImporting} onClick={() => void apply()}>
              Import
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
