import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cardPartTables, nestedTables } from '@/features/catalog/facts/schema.ts';
import { holdsValues } from '@/lib/edits/save-once.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { Values } from '@/lib/fields/check-fields.ts';
import { type AppliedItem, type ApplyOutcome, readApplyAnswer, toItems } from './apply-rows.ts';
import type { CardPayload } from './card-editor/check-document.ts';
import type { Resource, Row } from './machine/create-resource.ts';
import { readRecord, recordQuery, resourceKey } from './queries.ts';
import { describeRefusal, isDatabaseProblem, type Refusal } from './describe-refusal.ts';

/** The id a change is sent under: the same for a repeat after a lost response, a new one once it was answered. */
function createRequestIds() {
  let open: { readonly content: string; readonly id: string } | undefined;
  return {
    idOf: (content: unknown): string => {
      const text = JSON.stringify(content);
      if (open?.content !== text) open = { content: text, id: crypto.randomUUID() };
      return open.id;
    },
    settle: () => {
      open = undefined;
    },
  };
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly row: Row }
  /** Somebody else was first; null if they removed it. */
  | { readonly kind: 'stale'; readonly row: Row | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type RemoveOutcome =
  | { readonly kind: 'removed' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

type WantedVersion = {
  readonly changeId: number;
  readonly state: 'before' | 'after';
  /** Revision of the current row; absent if there is none. */
  readonly revision?: number | undefined;
};

const restoreShape = s.outcome({
  restored: s.object({ id: s.number(), rows: s.number() }),
  conflict: s.object({}),
  nothing: s.object({}),
  invalid: s.object({ table: s.string(), reason: s.string() }),
});
export type RestoreOutcome = s.ShapeOf<typeof restoreShape>;

const addedShape = s.outcome({ added: s.object({ id: s.number() }) });

/** Returns database refusals for the form; throws any other error. */
async function orRefusal<T>(resource: Resource, send: () => PromiseLike<{ data: T }>) {
  try {
    const { data } = await send();
    return { kind: 'answered', data } as const;
  } catch (error) {
    if (!isDatabaseProblem(error)) throw error;
    return { kind: 'refused', refusal: describeRefusal(resource, error) } as const;
  }
}

/** Adds a record; a repeat with the same id finds the first one. */
async function addRecord(
  resource: Resource,
  values: Values,
  requestId: string,
): Promise<SaveOutcome> {
  const supabase = await getSupabase();
  const answer = await orRefusal(resource, () =>
    supabase
      .rpc('answer_once', {
        request_id: requestId,
        call: 'add',
        arguments: s.json().parse({ target: resource.table, values }),
      })
      .throwOnError(),
  );
  if (answer.kind === 'refused') return answer;
  const { id } = addedShape.parse(answer.data);
  const row = await readRecord(resource, id);
  return row === null ? { kind: 'stale', row } : { kind: 'saved', row };
}

/** Changes a record if it is still at the revision the change was based on. */
async function changeRecord(
  resource: Resource,
  base: Pick<Row, 'id' | 'revision'>,
  values: Values,
): Promise<SaveOutcome> {
  const supabase = await getSupabase();
  const answer = await orRefusal(resource, () =>
    supabase
      .from(resource.table)
      // Values come from the resource's own fields, which the types of all tables at once cannot express.
      .update(Object(values))
      .eq('id', base.id)
      .eq('revision', base.revision)
      .select('id')
      .throwOnError(),
  );
  if (answer.kind === 'refused') return answer;
  const row = await readRecord(resource, base.id);
  // A change already made by an earlier try, whose response was lost, counts as saved.
  const isSaved = row !== null && (answer.data.length > 0 || holdsValues(row, values));
  return isSaved ? { kind: 'saved', row } : { kind: 'stale', row };
}

export function useSaveRecord(resource: Resource) {
  const queryClient = useQueryClient();
  const [requests] = useState(createRequestIds);
  return useMutation({
    mutationFn: ({ base, values }: { base: Pick<Row, 'id' | 'revision'> | null; values: Values }) =>
      base === null
        ? addRecord(resource, values, requests.idOf(values))
        : changeRecord(resource, base, values),
    onSuccess: async (outcome) => {
      requests.settle();
      if (outcome.kind !== 'saved') return;
      queryClient.setQueryData(recordQuery(resource, outcome.row.id).queryKey, outcome.row);
      await queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
    },
  });
}

/** Removes a record unless somebody changed it since it was read; one that is already gone counts as removed. */
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
      // An earlier try, whose answer was lost, may have removed it already.
      const isGone = answer.data.length > 0 || (await readRecord(resource, row.id)) === null;
      return isGone ? { kind: 'removed' } : { kind: 'stale' };
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey(resource) }),
  });
}

/** Restores a record to its state before or after a change; a removed one returns with its dependent rows. */
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
      return restoreShape.parse(data);
    },
    // A removed card brings rows of other tables back with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resourceKey() }),
  });
}

/** Undoes the removal of many rows, all or none. */
export function useRestoreRemoved(resource: Resource) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]): Promise<RestoreOutcome> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('restore_removed_rows', { target: resource.table, ids: [...ids] })
        .throwOnError();
      return restoreShape.parse(data);
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
  const [requests] = useState(createRequestIds);
  return useMutation({
    mutationFn: async (request: ApplyRequest): Promise<ApplyOutcome> => {
      const supabase = await getSupabase();
      const wanted = {
        target: resource.table,
        columns: [...request.columns],
        items: toItems(request.items),
      };
      const { data } = await (
        request.isRehearsal
          ? supabase.rpc('apply_reference_rows', { ...wanted, is_rehearsal: true })
          : supabase.rpc('answer_once', {
              request_id: requests.idOf(wanted),
              call: 'apply',
              arguments: wanted,
            })
      ).throwOnError();
      return readApplyAnswer(resource, data);
    },
    onSuccess: async (outcome) => {
      if (outcome.kind === 'applied') {
        requests.settle();
        await queryClient.invalidateQueries({ queryKey: resourceKey(resource) });
      }
    },
  });
}

/** The tables with the rows of a card, as the screens cache them. */
const cardTables: readonly unknown[] = [
  'credit_cards',
  ...cardPartTables,
  ...Object.values(nestedTables).flat(),
];

const cardSaveShape = s.outcome({
  saved: s.object({ id: s.number() }),
  conflict: s.object({}),
  invalid: s.object({ path: s.string(), reason: s.string() }),
});
type CardSaveAnswer = s.ShapeOf<typeof cardSaveShape>;

/** Saves a card with everything that belongs to it, or nothing of it. */
export function useSaveWholeCard() {
  const queryClient = useQueryClient();
  const [requests] = useState(createRequestIds);
  return useMutation({
    mutationFn: async (payload: CardPayload): Promise<CardSaveAnswer> => {
      const supabase = await getSupabase();
      const { data } = await supabase
        .rpc('answer_once', {
          request_id: requests.idOf(payload),
          call: 'save_card',
          arguments: s.json().parse({ card: payload }),
        })
        .throwOnError();
      return cardSaveShape.parse(data);
    },
    onSuccess: async ({ kind }) => {
      if (kind !== 'saved') return;
      requests.settle();
      const stale: readonly unknown[] = ['admin', 'attention', 'catalog', 'credit-card'];
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [first, table] }) =>
          stale.includes(first) || (first === 'rows' && cardTables.includes(table)),
      });
    },
  });
}
