import { isInRequestScope } from '../database/request-dialect.ts';

/** A database error, an unknown table, or an unreadable query string. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isOfDatabase = 'code' in error && 'severity' in error;
  const isUnknownTable = 'schema' in error && 'relation' in error;
  return isOfDatabase || isUnknownTable || error.message.startsWith('"failed to parse ');
}

/**
 * @supabase/lite prints every error that it also answers to the client, with a full stack even for a refused insert.
 * Those are dropped while a request is served; all other output stays.
 */
export function quietAnsweredErrors(): void {
  const print = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    if (!(isInRequestScope() && values.some(isAnswered))) print(...values);
  };
}

/** Storage is an experimental part of @supabase/lite, which says so at every start. */
export function quietExperimentNotice(): void {
  const warn = console.warn.bind(console);
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith('EXPERIMENTAL FEATURES ENABLED: storage')) warn(...values);
  };
}
