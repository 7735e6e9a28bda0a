import type { Context } from './context.ts';

const PATIENCE_MS = 1_000;
/** Failures of our own; every other code is a regular answer. */
const COUNTED = ['INTERNAL_SERVER_ERROR', 'TIMEOUT'];

/** Counts an error for the admins' statistics. It never changes the answer, and hardly delays it. */
export async function reportError(
  context: Context | undefined,
  path: string | undefined,
  code: string,
): Promise<void> {
  if (context === undefined || path === undefined || !COUNTED.includes(code)) return;
  try {
    const { database } = await context.authenticate();
    const { error } = await database
      .rpc('report_function_error', { procedure_name: path, error_code: code })
      .abortSignal(AbortSignal.timeout(PATIENCE_MS));
    if (error) console.error(JSON.stringify({ path, message: 'not counted', cause: error.code }));
  } catch (cause) {
    console.error(JSON.stringify({ path, message: 'not counted', cause: String(cause) }));
  }
}
