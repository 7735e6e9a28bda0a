import { createStored, isKept } from '@/lib/storage/stored.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';
import { KEPT_KEY } from '@/lib/name-kept-key.ts';
import { type FirstAnswerSearch, firstAnswerSearchSchema } from './schema.ts';
import { toSpending } from './to-spending.ts';

const keptAnswerSchema = s.object({
  /** Id of the profile it becomes, so that repeats create only one. */
  id: s.uuid(),
  search: s.json(),
});

type KeptAnswer = Omit<ShapeOf<typeof keptAnswerSchema>, 'search'> & {
  readonly search: FirstAnswerSearch;
};

function readKept(kept: unknown): KeptAnswer | undefined {
  try {
    const { id, search } = keptAnswerSchema.parse(kept);
    return { id, search: firstAnswerSearchSchema.parse(search) };
  } catch {
    return undefined;
  }
}

/** A visitor's calculator answer, kept until they have an account or clear their browser. */
export const keptAnswer = createStored<KeptAnswer | null>({
  key: KEPT_KEY,
  place: 'local',
  fallback: null,
  read: readKept,
});

export function keepAnswer(search: FirstAnswerSearch): void {
  // Read again: if another tab has carried the answer, its id now belongs to a profile.
  const id = isKept('local', KEPT_KEY) ? keptAnswer.get()?.id : undefined;
  keptAnswer.set({ id: id ?? crypto.randomUUID(), search });
}

/** Cents a year by sub-category, without what nothing is spent on. */
export function amountsOf(search: FirstAnswerSearch): Record<string, number> {
  return Object.fromEntries(Object.entries(toSpending(search)).filter(([, cents]) => cents > 0));
}
