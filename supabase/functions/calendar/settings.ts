import { readProject } from '../_shared/environment.ts';

/** Settings from the environment. */
export type Settings = {
  readonly supabaseUrl: string;
  /** Lets a request into the gateway; it gives no rights beyond those of a visitor. */
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
};

export function readSettings(read: (name: string) => string | undefined): Omit<Settings, 'fetch'> {
  return readProject(read);
}
