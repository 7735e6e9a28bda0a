import type { ManagementApi } from './management-api.ts';

/** A check of one step of docs/release.md; `find` returns the lack, or `undefined` if there is none. */
export type Check = {
  /** Expected state, as a sentence. */
  readonly title: string;
  /** True if a project may do without; the lack is reported, and is no failure. */
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
  readonly functions: readonly string[];
};
