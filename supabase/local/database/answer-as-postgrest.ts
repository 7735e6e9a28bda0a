import { z } from 'zod';

/**
 * Statuses by the start of the SQLSTATE, first match wins;
 * https://docs.postgrest.org/en/stable/references/errors.html
 */
const STATUSES: readonly (readonly [RegExp, number])[] = [
  [/^08/, 503],
  [/^(0L|0P|28)/, 403],
  [/^P0001/, 400],
  [/^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/, 500],
];

/** Codes that @supabase/lite answers as PostgREST does. */
const KNOWN = /^(PGRST|PT|21|22|42|53|55|2350[235]|25006)/;

const databaseError = z.object({
  severity: z.string(),
  code: z.string(),
  message: z.string(),
  detail: z.string().optional(),
  hint: z.string().optional(),
});

/**
 * Rewrites errors that @supabase/lite has no rule for, such as a failed check, and answers with its own 500 without
 * the code: the error is marked like one of a database function that names its own status.
 */
export function answerAsPostgrest(error: unknown): unknown {
  const read = databaseError.safeParse(error);
  if (!read.success || KNOWN.test(read.data.code)) return error;
  const { code, message, detail = null, hint = null } = read.data;
  const status = STATUSES.find(([beginning]) => beginning.test(code))?.[1] ?? 400;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: 'PGRST',
    severity: read.data.severity,
    detail: JSON.stringify({ status, headers: {} }),
  });
}
