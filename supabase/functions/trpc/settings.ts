import { needVariable, readProject } from '../_shared/environment.ts';

/** Settings from the environment. */
export type Settings = {
  readonly supabaseUrl: string;
  /** Admits a request to the gateway; it gives only a visitor's rights. */
  readonly publishableKey: string;
  /** Origins whose pages may call from the browser, in addition to the app's own. */
  readonly allowedOrigins: readonly string[];
  readonly fetch: typeof fetch;
};

/**
 * Reads the settings from the environment. None has a default: otherwise a project that names no origins would answer
 * pages on somebody's laptop.
 */
export function readSettings(read: (name: string) => string | undefined): Omit<Settings, 'fetch'> {
  const allowedOrigins = needVariable(read, 'ALLOWED_ORIGINS')
    .split(',')
    .map((origin) => origin.trim());
  for (const origin of allowedOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(`ALLOWED_ORIGINS: ${origin} is not an origin such as https://example.com`);
    }
  }
  return { ...readProject(read), allowedOrigins };
}
