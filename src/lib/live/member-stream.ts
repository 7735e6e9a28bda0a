import type { LiveEvent, MemberRevisions } from './live-source.ts';

export type MemberStreamOptions = {
  readonly fetchRevisions: () => Promise<MemberRevisions>;
  readonly apply: (event: LiveEvent) => void;
  /** Has what differs from these revisions refetched. */
  readonly compare: (stored: MemberRevisions) => void;
  /** A change of this tab's own is on its way: what arrives meanwhile waits for its answer. */
  readonly isWriting: () => boolean;
  readonly onFailure: (error: unknown) => void;
};

/**
 * The member's own changes, in the order in which they arrive. Nothing is applied or compared while this tab writes: what
 * the database does not have yet would be taken for removed, and what it still has for added.
 */
export function createMemberStream(options: MemberStreamOptions) {
  const waiting: LiveEvent[] = [];
  let isComparisonDue = false;
  /** Rises with every change of this tab's own: what was asked before it says nothing of what it did. */
  let writes = 0;

  const catchUp = async (known?: MemberRevisions): Promise<void> => {
    isComparisonDue = options.isWriting();
    if (isComparisonDue) return;
    const begun = writes;
    const stored = known ?? (await options.fetchRevisions());
    if (writes === begun) options.compare(stored);
    else await catchUp();
  };

  const flush = () => {
    while (!options.isWriting()) {
      const event = waiting.shift();
      if (!event) break;
      options.apply(event);
    }
    if (isComparisonDue && !options.isWriting()) catchUp().catch(options.onFailure);
  };

  return {
    receive: (event: LiveEvent) => {
      waiting.push(event);
      flush();
    },
    /** Call when a change of this tab's own begins, and when it is answered. */
    noteWrite: () => {
      writes += 1;
      flush();
    },
    /** Compares revisions, those that were answered just now where they are known; while this tab writes that waits. */
    catchUp,
  };
}
