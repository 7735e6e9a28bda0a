import { describeError } from '@/lib/describe-error.ts';
import { inSentence } from '@/lib/fields/field.ts';
import { findField, type Resource } from './machine/create-resource.ts';

/** Why the database refused a record, and on account of which field, where that is known. */
export type Refusal = { readonly field: string | undefined; readonly message: string };

type DatabaseProblem = {
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
};

/** True if the database refused, false if the request never reached it or the response was not its own. */
export function isDatabaseProblem(error: unknown): error is Error & DatabaseProblem {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' && code !== '';
}

/** The names in `Key (credit_card_id, rule_id)=(1, 2) already exists.` */
function readKey(details: string): string[] {
  const key = /\(([^)]*)\)=/.exec(details)?.[1] ?? '';
  return key.split(',').map((name) => name.trim());
}

/** `tips_title_check` is about the title of a tip. */
function fieldOfConstraint(resource: Resource, message: string): string | undefined {
  const constraint = /constraint "([^"]+)"/.exec(message)?.[1];
  const name = constraint
    ?.replace(new RegExp(`^${resource.table}_`), '')
    .replace(/_(check|key|fkey)$/, '');
  return name === undefined ? undefined : findField(resource, name)?.name;
}

/** Describes a database refusal for the form. */
export function describeRefusal(resource: Resource, problem: DatabaseProblem): Refusal {
  const { code, message } = problem;
  const field = fieldOfConstraint(resource, message);
  const label = field === undefined ? '' : inSentence(findField(resource, field)?.label ?? field);
  if (message.includes('_source_needed"')) {
    return { field: 'source', message: 'Where does this come from? Name a source or its address.' };
  }
  switch (code) {
    case '23505': {
      const names = readKey(problem.details ?? '').flatMap(
        (name) => findField(resource, name)?.label ?? [],
      );
      const what = names.length > 0 ? names.map(inSentence).join(', ') : label;
      return {
        field: field ?? (names.length === 1 ? label : undefined),
        message: `There is already a ${resource.one} with the same ${what || 'values'}.`,
      };
    }
    case '23503':
      return {
        field,
        message: (problem.details ?? message).includes('still referenced')
          ? `Other records or members’ rows still refer to this ${resource.one}.`
          : `This refers to a record that does not exist${label && ` (${label})`}.`,
      };
    case '23514':
      return { field, message: `The database refused this value${label && ` of ${label}`}.` };
    case '22P02':
    case '22007':
    case '22008':
    case '22003':
      return { field, message: 'A value has the wrong type for its column.' };
    default:
      return { field: undefined, message: describeError(problem) };
  }
}
