import type { Row } from './machine/create-resource.ts';
import type { HistoryEntry } from './history/queries.ts';

export type RecordVersion = { readonly key: string; readonly label: string; readonly row: Row };

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
