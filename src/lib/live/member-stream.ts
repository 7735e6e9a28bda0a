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

/** A row that was removed and put back counts from one again: what is held of its former life has to go first. */
function beginAgain(change: LiveChange, held: readonly MemberRevisions[]): LiveChange[] {
  const { table, id, record } = change;
  const known = Math.max(...held.map((tables) => tables[table]?.[id] ?? 0));
  if (record === null || known <= Number(record['revision'])) return [change];
  return [{ table, id, operation: 'DELETE', record: null }, change];
}

/**
 * The member's own changes, in the order in which they arrive. Each row carries its revision, so that
 * one which this tab made itself, or has already, changes nothing.
 *
 * One thing happens after the other: a message that arrives while revisions are compared is applied after the
 * comparison, whose answers are older. And neither happens while this tab writes: what the database does not have yet
 * would be taken for removed, and what it still has for added.
 */
export function createMemberStream(options: MemberStreamOptions) {
  const waiting: MemberMessage[] = [];
  let work: Promise<void> = Promise.resolve();
  let isComparisonDue = false;
  /** Rises with every change of this tab's own: what was read before it says nothing of what it did. */
  let writes = 0;

  const fetchDifference = async ({ other, removed }: Difference): Promise<LiveChange[]> => {
    // What the answer does not have may have been added here since it was asked for: the rows themselves tell.
    const asked = new Map([...other].map(([table, ids]) => [table, new Set<string>(ids)]));
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

  const compare = async (known?: MemberRevisions): Promise<void> => {
    isComparisonDue = options.isWriting();
    if (isComparisonDue || options.listHeld().length === 0) return;
    const begun = writes;
    const stored = known ?? (await options.fetchRevisions());
    const held = options.listHeld();
    const changes = await fetchDifference(compareRevisions(held, stored));
    if (writes !== begun) {
      await compare();
      return;
    }
    if (changes.length > 0) options.apply(changes.flatMap((change) => beginAgain(change, held)));
  };

  const applyWaiting = async (): Promise<void> => {
    while (!options.isWriting()) {
      const message = waiting.shift();
      if (!message) return;
      const { isTruncated, ...change } = message;
      if (!isTruncated) {
        options.apply([change]);
        continue;
      }
      const begun = writes;
      const ids = [String(change.id)];
      const changes = toChanges(change.table, ids, await options.fetchRows(change.table, ids));
      if (writes === begun) options.apply(changes);
      else waiting.unshift(message);
    }
  };

  /** What waits for its turn; a failure is the caller's, and keeps nothing else from its turn. */
  const enqueue = (task: () => Promise<void>): Promise<void> => {
    const done = work.then(task);
    work = done.catch(() => undefined);
    return done;
  };

  const flush = () => {
    if (waiting.length > 0) enqueue(applyWaiting).catch(options.onFailure);
    if (!isComparisonDue) return;
    isComparisonDue = false;
    enqueue(compare).catch(options.onFailure);
  };

  return {
    receive: (message: MemberMessage) => {
      waiting.push(message);
      flush();
    },
    /** Call when a change of this tab's own begins, and when it is answered. */
    noteWrite: () => {
      writes += 1;
      if (!options.isWriting()) flush();
    },
    /** Whether there is anything that may be behind. */
    isHolding: (): boolean => options.listHeld().length > 0,
    /**
     * Compares revisions, those that were answered just now where they are known, and fetches the rows that differ. While
     * this tab writes that is left until it has been answered.
     */
    catchUp: (known?: MemberRevisions): Promise<void> => enqueue(() => compare(known)),
  };
}
