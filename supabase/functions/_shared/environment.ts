type Read = (name: string) => string | undefined;

/** Reads a variable without surrounding spaces; null if it is unset or blank. */
export function findVariable(read: Read, name: string): string | null {
  const value = read(name)?.trim();
  return value === undefined || value === '' ? null : value;
}

/** Throws an error that names the missing variable. */
export function needVariable(read: Read, name: string): string {
  const value = findVariable(read, name);
  if (value === null) throw new Error(`${name} is not set`);
  return value;
}

const KEYS = 'SUPABASE_PUBLISHABLE_KEYS';

function parseKeys(text: string): Map<string, unknown> {
  try {
    const keys: unknown = JSON.parse(text);
    if (typeof keys === 'object' && keys !== null && !Array.isArray(keys)) {
      return new Map(Object.entries(keys));
    }
  } catch {
    // Falls through to the same error for both cases; the text itself stays out of the log.
  }
  throw new Error(`${KEYS} is not a JSON object of keys by name`);
}

/**
 * Reads the gateway's key with a visitor's rights. A project has its keys by name in JSON, with `default` created
 * first. A self-hosted one has a single key, and an older project has the legacy `anon` key, which ends with 2026.
 * https://supabase.com/docs/guides/functions/secrets
 */
function readPublishableKey(read: Read): string {
  const text = findVariable(read, KEYS);
  const keys = text === null ? new Map<string, unknown>() : parseKeys(text);
  const [first] = keys.values();
  const key = keys.get('default') ?? first;
  if (typeof key === 'string' && key !== '') return key;
  if (key !== undefined) throw new Error(`${KEYS} has a key that is no text`);
  return (
    findVariable(read, 'SUPABASE_PUBLISHABLE_KEY') ??
    findVariable(read, 'SUPABASE_ANON_KEY') ??
    needVariable(read, KEYS)
  );
}

/** Reads the project's address and the key that its gateway requires. */
export function readProject(read: Read): { supabaseUrl: string; publishableKey: string } {
  return {
    supabaseUrl: needVariable(read, 'SUPABASE_URL'),
    publishableKey: readPublishableKey(read),
  };
}
