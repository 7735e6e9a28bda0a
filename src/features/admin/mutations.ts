import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase } from '@/lib/supabase.ts';
import { type AppliedItem, type ApplyOutcome, readApplyAnswer, toItems } from './apply-rows.ts';
import type { CardPayload } from './card-editor/check-document.ts';
import type { Values } from './machine/record.ts';
import { type Resource, type Row, rowSchema } from './machine/resource.ts';
import { readRecord, recordQuery, resourceKey } from './queries.ts';
import { type Refusal, describeRefusal, isDatabaseProblem } from './refusal.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly row: Row }
  /** Somebody else was faster; null when they removed it. */
  | { readonly kind: 'stale'; readonly row: Row | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type RemoveOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type WantedVersion = {
  readonly changeId: number;
  readonly state: 'before' | 'after';
  /** Of the present row; absent where there is none. */
  readonly revision?: number | undefined;
};

const restoreSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('restored'), id: z.number(), rows: z.number() }),
  z.object({ kind: z.literal('conflict') }),
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('invalid'), table: z.string(), reason: z.string() }),
]);
export type RestoreOutcome = z.infer<typeof restoreSchema>;

/** What the database refuses is told at the form; whatever else fails is thrown. */
async function orRefusal<T>(resource: Resource, send: () => PromiseLike<{ data: T }>) {
  try {
    const { data } = await send();
    return { kind: 'answered', data } as const;
  } catch (error) {
    if (!isDatabaseProblem(error)) throw error;
    return { kind: 'refused', refusal: describeRefusal(resource, error) } as const;
  }
}

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
  const answer = await orRefusal(resource, () => request.select('*').maybeSingle().throwOnError());
  if (answer.kind === 'refused') return answer;
  const saved = rowSchema.nullable().parse(answer.data);
  const current = await readRecord(resource, saved?.id ?? base?.id ?? 0);
  return saved === null || current === null
    ? { kind: 'stale', row: current }
    : { kind: 'saved', row: current };
}

export function useSaveRecord(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: { base: Pick<Row, 'id' | 'revision'> | null; values: Values }) =>
      saveRecord(resource, change.base, change.values),
    onSuccess: async (outcome) => {
      if (outcome.kind !== 'saved') return;
      queryClient.setQueryData(recordQuery(resource, outcome.row.id).queryKey, outcome.row);
      await queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
    },
  });
}

/** Removes a record as long as nobody changed it since it was read; true when it is gone. */
export function useRemoveRecord(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (row: Row): Promise<RemoveOutcome> => {
      const supabase = await getSupabase();
      const remove = supabase
        .from(resource.table)
        .delete()
        .eq('id', row.id)
        .eq('revision', row.revision);
      const answer = await orRefusal(resource, () => remove.select('id').throwOnError());
      if (answer.kind === 'refused') return answer;
      return answer.data.length > 0 ? { kind: 'removed' } : { kind: 'stale' };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey(resource) }),
  });
}

/** Makes a record what it was before or after a change; a removed one comes back with what went with it. */
export function useRestoreChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: WantedVersion): Promise<RestoreOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('restore_reference_change', {
          change_id: wanted.changeId,
          wanted_state: wanted.state,
          ...(wanted.revision === undefined ? {} : { expected_revision: wanted.revision }),
        })
        .throwOnError();
      return restoreSchema.parse(data);
    },
    // A removed card brings rows of other tables back with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey() }),
  });
}

/** Takes back the removal of many rows: all of them or none. */
export function useRestoreRemoved(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]): Promise<RestoreOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('restore_removed_rows', { target: resource.table, ids: [...ids] })
        .throwOnError();
      return restoreSchema.parse(data);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey() }),
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

const cardSaveSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), id: z.number() }),
  z.object({ kind: z.literal('conflict') }),
  z.object({ kind: z.literal('invalid'), path: z.string(), reason: z.string() }),
]);
export type CardSaveAnswer = z.infer<typeof cardSaveSchema>;

/** Saves a card with everything that belongs to it, or nothing of it. */
export function useSaveWholeCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (payload: CardPayload): Promise<CardSaveAnswer> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('save_credit_card', { card: z.json().parse(payload) })
        .throwOnError();
      return cardSaveSchema.parse(data);
    },
    onSuccess: async ({ kind }) => {
      if (kind !== 'saved') return;
      const stale = ['admin', 'attention', 'catalogue', 'credit-card', 'credit-cards'];
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [first] }) => stale.some((key) => key === first),
      });
    },
  });
}
