import type { Json } from '@contract/database.types.ts';
import * as s from '@/lib/row-shape.ts';
import type { LineProblem } from './machine/plan-import.ts';
import { findField, type Resource } from './machine/create-resource.ts';
import { describeRefusal } from './describe-refusal.ts';

/** A row to add (without id), to change from a revision, or to remove. */
export type AppliedItem = {
  readonly line: number;
  readonly id?: number;
  readonly revision?: number;
  readonly remove?: true;
  readonly values?: Readonly<Record<string, Json>>;
};

type AppliedCounts = {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
};

export type ApplyOutcome =
  | ({ readonly kind: 'applied' | 'rehearsed' } & AppliedCounts)
  | {
      readonly kind: 'refused';
      readonly problems: readonly LineProblem[];
      /** False if there may be more than are named. */
      readonly isComplete: boolean;
    };

const counts = s.object({ added: s.number(), changed: s.number(), removed: s.number() });

const answerShape = s.outcome({
  applied: counts,
  rehearsed: counts,
  refused: s.object({
    is_complete: s.boolean(),
    errors: s.array(
      s.object({
        line: s.number(),
        code: s.string(),
        message: s.string(),
        details: s.nullable(s.string()),
        constraint: s.nullable(s.string()),
        column: s.nullable(s.string()),
      }),
    ),
  }),
});

/** The answer of `apply_reference_rows`, with its errors as sentences. */
export function readApplyAnswer(resource: Resource, answer: unknown): ApplyOutcome {
  const read = answerShape.parse(answer);
  if (read.kind !== 'refused') return read;
  const problems = read.errors.map(({ line, constraint, column, ...problem }): LineProblem => {
    if (problem.code === 'PF409') {
      return { line, message: 'Somebody else changed or removed it in the meantime.' };
    }
    const named = problem.message.includes('constraint "')
      ? problem
      : { ...problem, message: `${problem.message} constraint "${constraint ?? ''}"` };
    const refusal = describeRefusal(resource, named);
    const name = refusal.field ?? column ?? '';
    return { line, field: findField(resource, name)?.label, message: refusal.message };
  });
  return {
    kind: 'refused',
    problems: problems.toSorted((a, b) => a.line - b.line),
    isComplete: read.is_complete,
  };
}

export function toItems(items: readonly AppliedItem[]): Json[] {
  return items.map(({ line, id, revision, remove, values }) => ({
    ...values,
    line,
    ...(id === undefined ? {} : { id, revision: revision ?? 0 }),
    ...(remove ? { remove } : {}),
  }));
}
