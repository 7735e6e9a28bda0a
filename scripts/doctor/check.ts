import type { ManagementApi } from './management-api.ts';

/** What of docs/release.md a project does not have yet; `undefined` where nothing is missing. */
export type Check = {
  /** What should hold, as a sentence. */
  readonly title: string;
  /** Whether a project may do without; such a thing is said, and fails nothing. */
  readonly isAdvice?: boolean;
  readonly find: (api: ManagementApi, project: CheckedProject) => Promise<string | undefined>;
};

export type CheckedProject = {
  readonly ref: string;
  /** References of the projects under `[remotes]` of supabase/config.toml. */
  readonly configuredRefs: readonly string[];
  /** Versions of supabase/migrations. */
  readonly migrations: readonly string[];
  /** Digest of the facts in supabase/seeds/99_finish.sql. */
  readonly factsDigest: string | undefined;
  /** Names of supabase/functions. */
  readonly functions: readonly string[];
};
