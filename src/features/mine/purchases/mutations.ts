import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportEdit, reportFailure } from '@/components/report-failure.ts';
import { editRows } from '@/lib/rows/member-edits.ts';
import { purchasesQuery, purchasesTable } from './queries.ts';
import type { PurchaseRow } from './schema.ts';

const edits = editRows(purchasesTable, reportEdit);

export const purchaseEdits = {
  adding: edits.adding('The purchase was not logged'),
  updating: edits.updating('The purchase was not changed'),
  removing: edits.removing('The purchase was not removed'),
};

/** Rows that one request takes. */
const CHUNK = 250;

/** Logs many purchases at once. Each has the key of its line, so a repeat adds none twice. */
export function useLogPurchases() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (rows: readonly PurchaseRow[]) => {
      for (let from = 0; from < rows.length; from += CHUNK) {
        await purchasesTable.insert(rows.slice(from, from + CHUNK), 'member_id,import_key');
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: purchasesQuery().queryKey }),
    onError: reportFailure('Not all purchases were logged'),
  });
}
