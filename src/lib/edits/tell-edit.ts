import type { MutationFunctionContext } from '@tanstack/react-query';
import type { EditWords } from './edit-words.ts';
import { findEdit, repeatEdit } from './repeat-edit.ts';
import { StaleEditError } from './stale-edit-error.ts';

/** Tells that a change did not happen, and offers to try it again. */
export type Report = (title: string) => (error: unknown, onRetry?: () => void) => void;

/** Says that a change was not made. What failed can be sent once more; what was refused, on top of what stands now. */
export function tellEdit<Variables>(
  { words, report }: { words: EditWords<Variables>; report: Report },
  error: Error,
  variables: Variables,
  context: MutationFunctionContext,
): void {
  const edit = findEdit(context, variables);
  const isStale = error instanceof StaleEditError;
  const isPossible = !isStale || words.again(variables, context.client) !== undefined;
  const retry = () => {
    // What failed is sent as it was: had somebody else been faster meanwhile, it would be refused.
    const next = isStale ? words.again(variables, context.client) : variables;
    if (edit && next !== undefined) repeatEdit(context, edit, next);
  };
  report(words.refused)(error, edit && isPossible ? retry : undefined);
}
