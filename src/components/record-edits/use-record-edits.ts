import { useState } from 'react';
import { holdsValues } from '@/lib/edits/save-once.ts';

type Row = { readonly revision: number };

/** A field somebody else changed while the record was open here. */
export type RecordEdit<Field extends string = string> = {
  readonly field: Field;
  readonly was: unknown;
  readonly theirs: unknown;
};

type RecordEditsOptions<R extends Row, Field extends string & keyof R> = {
  /** The row as it was when the form was filled from it, or as it was saved last. */
  open: R;
  /** The row as the cache has it now; undefined once it has been removed. */
  current: R | undefined;
  fields: readonly Field[];
  /** Writes their value into the form. */
  onTake: (field: Field, theirs: R[Field]) => void;
  /** True while this form saves, since its own change is not somebody else's. */
  isSaving?: boolean;
  /** Values of a save that failed: the change may have been made and only its answer lost. */
  lost?: object | undefined;
};

function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Watches the record behind an open form. Show `edits` with `RecordEditsNotice`, and save against
 * `base.revision`: it moves on to the newer version only once the person has decided on every field.
 */
export function useRecordEdits<R extends Row, Field extends string & keyof R>({
  open,
  current,
  fields,
  onTake,
  isSaving = false,
  lost,
}: RecordEditsOptions<R, Field>) {
  const [decided, setDecided] = useState(() => ({ open, seen: new Map<Field, unknown>() }));
  const seen = decided.open === open ? decided.seen : new Map<Field, unknown>();
  // Any other revision, not only a higher one: a restored record starts at 1 again.
  const isNewer = !isSaving && current !== undefined && current.revision !== open.revision;

  const edits: RecordEdit<Field>[] = [];
  if (isNewer) {
    for (const field of fields) {
      const theirs = current[field];
      const isDecided = seen.has(field) && isSame(seen.get(field), theirs);
      const isMine =
        isSame(open[field], theirs) || (lost && isSame(Reflect.get(lost, field), theirs));
      if (!isDecided && !isMine) {
        edits.push({ field, was: open[field], theirs });
      }
    }
  }

  const decide = (chosen: readonly Field[], isTaken: boolean) => {
    if (!current) return;
    const next = new Map(seen);
    for (const field of chosen) {
      next.set(field, current[field]);
      if (isTaken) onTake(field, current[field]);
    }
    setDecided({ open, seen: next });
  };

  return {
    edits,
    /** The version a save must be based on. */
    base: isNewer && edits.length === 0 ? current : open,
    isGone: !isSaving && current === undefined,
    /** True once a save that failed turns out to have been made. */
    isSavedAfterAll: isNewer && lost !== undefined && holdsValues(current, lost),
    keepMine: (...chosen: readonly Field[]) => {
      decide(chosen, false);
    },
    takeTheirs: (...chosen: readonly Field[]) => {
      decide(chosen, true);
    },
  };
}
