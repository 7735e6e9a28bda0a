import type { Outcome } from '../matrix.ts';

/**
 * What stands between a caller and a row. Each wall is tried by itself as well, so that a hole in one shows although the
 * other still holds: `policies` with every privilege granted, `grants` with row-level security off.
 */
export type Wall = 'both' | 'policies' | 'grants';

/** `ghost` is the role of a visitor with the id of the owner in its claims. */
export const CALLERS = ['anon', 'ghost', 'owner', 'other', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** One statement of one caller, and what must come of it. */
export interface Cell {
  /** Name of the table or function, by which a changed door is tried alone. */
  scope: string;
  wall: Wall;
  caller: Caller;
  form: string;
  statement: string;
  expected: Outcome;
  /** Settings of the request that policies read. */
  topic?: string;
  operation?: string;
}

const ids = {
  owner: '00000000-0000-4000-8000-000000000001',
  other: '00000000-0000-4000-8000-000000000002',
  admin: '00000000-0000-4000-8000-000000000003',
} as const;

export const MEMBER_IDS = ids;

/** Whose rows a caller would have; a visitor has none. */
export const SUBJECTS: Record<Caller, string | null> = { anon: null, ghost: ids.owner, ...ids };

export const ROLES: Record<Caller, string> = {
  anon: 'anon',
  ghost: 'anon',
  owner: 'authenticated',
  other: 'authenticated',
  admin: 'app_admin',
};

export function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
