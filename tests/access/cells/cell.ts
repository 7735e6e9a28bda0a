import type { Outcome } from '../matrix.ts';

/**
 * Protections between a caller and a row. Each is also tried alone, so that a hole in one shows although the other
 * still holds: `policies` with every privilege granted, `grants` with row-level security off.
 */
export type Wall = 'both' | 'policies' | 'grants';

/** `ghost` is a visitor's role with the owner's id in its claims. */
export const CALLERS = ['anon', 'ghost', 'owner', 'other', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** Half an admin: by the token alone, by the account alone, by an id in a visitor's claims, or by a password alone. */
export const HALF_ADMINS = ['demoted', 'promoted', 'ghost admin', 'unproved admin'] as const;
type HalfAdmin = (typeof HALF_ADMINS)[number];

/** A member with an authenticator app who has not entered a code; all other members with one have. */
type AnyCaller = Caller | HalfAdmin | 'unproved';

export interface Cell {
  /** Name of the table or function, by which a changed rule is tried alone. */
  scope: string;
  wall: Wall;
  caller: AnyCaller;
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

/** Member whose rows a caller could claim; a visitor has none. */
export const SUBJECTS: Record<AnyCaller, string | null> = {
  anon: null,
  ghost: ids.owner,
  ...ids,
  demoted: ids.other,
  promoted: ids.admin,
  'ghost admin': ids.admin,
  'unproved admin': ids.admin,
  unproved: ids.owner,
};

export const ROLES: Record<AnyCaller, string> = {
  anon: 'anon',
  ghost: 'anon',
  owner: 'authenticated',
  other: 'authenticated',
  admin: 'app_admin',
  demoted: 'app_admin',
  promoted: 'authenticated',
  'ghost admin': 'anon',
  'unproved admin': 'app_admin',
  unproved: 'authenticated',
};

/** Reads the assurance level of a caller's token. */
export function readAssurance(caller: AnyCaller): string {
  return caller === 'unproved' || caller === 'unproved admin' ? 'aal1' : 'aal2';
}

export function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}
