import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { type AppliedItem, type ApplyOutcome, readApplyAnswer, toItems } from './apply-rows.ts';
import type { Values } from './machine/record.ts';
import { type Resource, type Row, rowSchema } from './machine/resource.ts';
import { readRecord, resourceKey } from './queries.ts';
import { type Refusal, describeRefusal } from './refusal.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly row: Row }
  /** Somebody else was faster; null when they removed it. */
  | { readonly kind: 'stale'; readonly row: Row | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Adds a record, or changes it as long as it is still the revision that the change was made on. */
async function saveRecord(
  resource: Resource,
  base: Pick<Row, 'id' | 'revision'> | null,
  values: Values,
): Promise<SaveOutcome> {
  const supabase = await getSupabase();
  const table = supabase.from(resource.table);
  // Values come from the resource's own fields, which the types of all tables at once cannot express.
  const request =
    base === null
      ? table.insert(Object(values))
      : table.update(Object(values)).eq('id', base.id).eq('revision', base.revision);
  const { data, error } = await request.select('*').maybeSingle();
  if (error) return { kind: 'refused', refusal: describeRefusal(resource, error) };
  const saved = rowSchema.nullable().parse(data);
  const current = await readRecord(resource, saved?.id ?? base?.id ?? 0);
  return saved === null || current === null
    ? { kind: 'stale', row: current }
    : { kind: 'saved', row: current };
}

export function useSaveRecord(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { base: Row | null; values: Values }) =>
      saveRecord(resource, change.base, change.values),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey(resource) }),
  });
}

export type ApplyRequest = {
  /** The columns that are written; every item has all of them. */
  readonly columns: readonly string[];
  readonly items: readonly AppliedItem[];
  /** Tries everything and keeps nothing. */
  readonly isRehearsal?: boolean;
};

/** Adds, changes and removes many rows in one transaction: all of them or none. */
export function useApplyRows(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: ApplyRequest): Promise<ApplyOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('apply_reference_rows', {
          target: resource.table,
          columns: [...request.columns],
          items: toItems(request.items),
          is_rehearsal: request.isRehearsal ?? false,
        })
        .throwOnError();
      return readApplyAnswer(resource, data);
    },
    onSuccess: async (outcome) => {
      if (outcome.kind === 'applied') {
        await queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
      }
    },
  });
}
