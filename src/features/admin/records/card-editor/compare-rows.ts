import { listChanges } from '@/lib/fields/check-fields.ts';
import type { Field, Texts } from '@/lib/fields/field.ts';
import type { Resource } from '../machine/create-resource.ts';

export type MergeLine = {
  readonly field: Field;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both changed it, and not to the same. */
  readonly isDisputed: boolean;
};

/** Compares another admin's changes to a row with the edits made here, and lists the conflicts. */
export function compareVersions(
  resource: Resource,
  { base, mine, theirs }: { readonly base: Texts; readonly mine: Texts; readonly theirs: Texts },
): MergeLine[] {
  const changedByMe = new Set(listChanges(resource, base, mine).map(({ field }) => field.name));
  return listChanges(resource, base, theirs).map(({ field, before, after }) => {
    const typed = mine[field.name] ?? '';
    return {
      field,
      base: before,
      mine: typed,
      theirs: after,
      isDisputed: changedByMe.has(field.name) && typed !== after,
    };
  });
}

/** The row after merging: theirs where only they changed a field, and where theirs was chosen. */
export function mergeVersions(
  mine: Texts,
  changed: readonly MergeLine[],
  keepsMine: (name: string) => boolean,
): Texts {
  const taken = changed
    .filter(({ field, isDisputed }) => !isDisputed || !keepsMine(field.name))
    .map(({ field, theirs }) => [field.name, theirs] as const);
  return { ...mine, ...Object.fromEntries(taken) };
}
