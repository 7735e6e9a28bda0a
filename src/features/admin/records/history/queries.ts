import { queryOptions } from '@tanstack/react-query';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { liveCreditCard } from '@/features/learn/credit-cards/queries.ts';
import { refetchedWith } from '@/lib/live/live-source.ts';
import { type Resource, type Row, rowShape } from '../machine/create-resource.ts';
import { resourceKey } from '../queries.ts';

const changeShape = s.object({
  id: s.number(),
  changed_at: s.string(),
  changed_by: s.nullable(s.string()),
  operation: s.oneOf(['INSERT', 'UPDATE', 'DELETE']),
  before: s.nullable(rowShape),
  after: s.nullable(rowShape),
});
const historyShape = s.array(changeShape);
const cardHistoryShape = s.array(
  s.object({ ...changeShape.fields, table_name: s.string(), record_id: s.number() }),
);

type Edited = {
  /** Null if the database itself made the change. */
  readonly editor: string | null;
};
export type HistoryEntry = s.ShapeOf<typeof changeShape> & Edited;

async function nameEditors<Change extends s.ShapeOf<typeof changeShape>>(
  changes: readonly Change[],
  signal: AbortSignal,
): Promise<(Change & Edited)[]> {
  const supabase = await getSupabase();
  const ids = [...new Set(changes.flatMap(({ changed_by: by }) => by ?? []))];
  const editors = await supabase.rpc('list_editors', { ids }).abortSignal(signal).throwOnError();
  const names = new Map(editors.data.map(({ id: editor, name }) => [editor, name]));
  return changes.map((change) => {
    const { changed_by: by } = change;
    if (by === null) return { ...change, editor: null };
    // For a deleted account, the history keeps a random id: changes by one person stay linked.
    return { ...change, editor: names.get(by) ?? `A former admin (${by.slice(0, 4)})` };
  });
}

async function readHistory(table: string, id: number, signal: AbortSignal) {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('reference_changes')
    .select('id,changed_at,changed_by,operation,before,after')
    .eq('table_name', table)
    .eq('record_id', id)
    .order('id', { ascending: false })
    .limit(100)
    .abortSignal(signal)
    .throwOnError();
  return nameEditors(historyShape.parse(data), signal);
}

export function cardHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['admin', 'credit_cards', 'card-history', id],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('list_card_changes', { card_id: id })
        .abortSignal(signal)
        .throwOnError();
      return nameEditors(cardHistoryShape.parse(data), signal);
    },
    meta: { live: liveCreditCard(id) },
    staleTime: 0,
  });
}

export function historyQuery(resource: Resource, id: number) {
  return queryOptions({
    queryKey: [...resourceKey(resource), 'history', id],
    queryFn: ({ signal }) => readHistory(resource.table, id, signal),
    meta: { live: refetchedWith({ table: resource.table, where: { id } }) },
    staleTime: 0,
  });
}

type RecordVersion = { readonly key: string; readonly label: string; readonly row: Row };

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function formatMoment(timestamp: string): string {
  return moments.format(new Date(timestamp));
}

/** Lists a record's versions, current first; the oldest is the state before the first recorded change. */
export function listVersions(
  history: readonly HistoryEntry[],
  present: Row | null,
): RecordVersion[] {
  const after = history.flatMap(({ id, changed_at: at, editor, after: row }): RecordVersion[] =>
    row === null
      ? []
      : [
          {
            key: String(id),
            label: `${formatMoment(at)}, ${editor ?? 'the database'} (version ${row.revision})`,
            row,
          },
        ],
  );
  const oldest = history.at(-1)?.before ?? null;
  const first: RecordVersion[] =
    oldest === null ? [] : [{ key: 'first', label: 'Before all of these', row: oldest }];
  const isListed = after.some(({ row }) => row.revision === present?.revision);
  const now: RecordVersion[] =
    present === null || isListed ? [] : [{ key: 'now', label: 'Now', row: present }];
  return [...now, ...after, ...first];
}
