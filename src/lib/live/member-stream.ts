import { compareRevisions, type Difference } from './compare-revisions.ts';
import type { LiveChange, MemberMessage, Row } from './live-message.ts';
import type { MemberRevisions } from './live-source.ts';

export type MemberStreamOptions = {
  /** What this device holds of the member's rows. */
  readonly listHeld: () => readonly MemberRevisions[];
  readonly fetchRevisions: () => Promise<MemberRevisions>;
  readonly fetchRows: (table: string, ids: readonly string[]) => Promise<readonly Row[]>;
  readonly apply: (changes: readonly LiveChange[]) => void;
  /** A change of this tab's own is on its way: what arrives meanwhile waits for its answer. */
  readonly isWriting: () => boolean;
  readonly onFailure: (error: unknown) => void;
};

/** An update of rows as they are; a row that is gone meanwhile was removed. */
function toChanges(table: string, ids: Iterable<string>, rows: readonly Row[]): LiveChange[] {
  const byId = new Map(rows.map((row) => [row['id'], row]));
  return [...ids].map((id) => {
    const record = byId.get(id) ?? null;
    return { table, id, operation: record ? 'UPDATE' : 'DELETE', record };
  });
}

/**
 * The member's own changes, in the order in which they arrive. Each row carries its revision, so that
 * one which this tab made itself, or has already, changes nothing.
 */
export function createMemberStream(options: MemberStreamOptions) {
  let waiting: MemberMessage[] = [];
  let work: Promise<void> = Promise.resolve();

  const fetchDifference = async ({ newer, removed }: Difference): Promise<LiveChange[]> => {
    // What the answer does not have may have been added here since it was asked for: the rows themselves tell.
    const asked = new Map([...newer].map(([table, ids]) => [table, new Set<string>(ids)]));
    for (const { table, id } of removed) {
      asked.set(table, (asked.get(table) ?? new Set<string>()).add(String(id)));
    }
    const changes = await Promise.all(
      [...asked].map(async ([table, ids]) =>
        toChanges(table, ids, await options.fetchRows(table, [...ids])),
      ),
    );
    return changes.flat();
  };

  const applyWaiting = async (): Promise<void> => {
    if (options.isWriting()) return;
    const messages = waiting;
    waiting = [];
    for (const { isTruncated, ...change } of messages) {
      options.apply(
        isTruncated
          ? toChanges(
              change.table,
              [String(change.id)],
              await options.fetchRows(change.table, [String(change.id)]),
            )
          : [change],
      );
    }
  };

  const flush = () => {
    if (waiting.length === 0) return;
    work = work.then(applyWaiting).catch(options.onFailure);
  };

  return {
    receive: (message: MemberMessage) => {
      waiting.push(message);
      flush();
    },
    /** Call when a change of this tab's own is answered. */
    flush,
    /** Whether there is anything that may be behind. */
    isHolding: (): boolean => options.listHeld().length > 0,
    /** Compares revisions, those that were answered just now where they are known, and fetches the rows that differ. */
    catchUp: async (known?: MemberRevisions): Promise<void> => {
      if (options.listHeld().length === 0) return;
      const stored = known ?? (await options.fetchRevisions());
      const difference = compareRevisions(options.listHeld(), stored);
      const changes = await fetchDifference(difference);
      if (changes.length > 0) options.apply(changes);
    },
  };
}
