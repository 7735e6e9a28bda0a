import { readProject } from '../_shared/environment.ts';

/** Settings from the environment. */
export type Settings = {
  readonly supabaseUrl: string;
  /** Admits a request to the gateway; it gives only a visitor's rights. */
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
};

export function readSettings(read: (name: string) => string | undefined): Omit<Settings, 'fetch'> {
  return readProject(read);
}
