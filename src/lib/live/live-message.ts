import * as z from 'zod/mini';
import type { LiveEvent, MemberRevisions } from './live-source.ts';

const row = z.record(z.string(), z.unknown());

export type Row = Readonly<Record<string, unknown>>;

/** A row's current state, or null once it is deleted. */
export type LiveChange = {
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly id: number | string;
  readonly record: Row | null;
  /** Set if the record holds only its id and the changed columns. */
  readonly isPartial?: true | undefined;
};

const operation = z.enum(['INSERT', 'UPDATE', 'DELETE']);

const change = z.object({
  operation,
  id: z.number(),
  record: z.nullable(row),
});

/** Many rows by columns: what all of them share once, and the values of the others in the order of the ids. */
const group = z.object({
  operation,
  ids: z.array(z.number()),
  same: row,
  each: z.record(z.string(), z.array(z.unknown())),
});

const catalogPayload = z.object({
  table: z.string(),
  revision: z.number(),
  /** Both absent from `reset`. */
  changes: z.optional(z.array(change)),
  groups: z.optional(z.array(group)),
});

/** For an update, the columns hold the values that changed in any of the rows. */
function listGroup(table: string, { operation: verb, ids, same, each }: z.infer<typeof group>) {
  const columns = Object.entries(each);
  return ids.map((id, index): LiveChange => {
    if (verb === 'DELETE') return { table, operation: verb, id, record: null };
    const record: Record<string, unknown> = { id, ...same };
    for (const [name, values] of columns) record[name] = values[index];
    return { table, operation: verb, id, record, ...(verb === 'UPDATE' && { isPartial: true }) };
  });
}

/** One revision of the reference data: its changes, or that a table must be refetched. */
export type CatalogMessage = LiveEvent & { readonly revision: number };

export function readCatalogMessage(payload: unknown): CatalogMessage {
  const { table, revision, changes, groups } = catalogPayload.parse(payload);
  return {
    table,
    revision,
    changes:
      changes?.map((each) => ({ ...each, table })) ??
      groups?.flatMap((each) => listGroup(table, each)) ??
      'reset',
  };
}

const missed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('too_old'), revision: z.number() }),
  z.object({
    kind: z.literal('changes'),
    revision: z.number(),
    messages: z.array(z.object({ payload: z.unknown() })),
  }),
]);

/** Changes between two revisions without gaps, or `too_old` if the database no longer has them. */
export type Missed = {
  readonly kind: 'changes' | 'too_old';
  readonly revision: number;
  readonly messages: readonly CatalogMessage[];
};

/** The answer of `catalog_changes_since`. */
export function readMissed(answer: unknown): Missed {
  const read = missed.parse(answer);
  const messages = read.kind === 'too_old' ? [] : read.messages;
  return { ...read, messages: messages.map(({ payload }) => readCatalogMessage(payload)) };
}

const revisions = z.record(z.string(), z.record(z.string(), z.number()));

export function readMemberRevisions(answer: unknown): MemberRevisions {
  return revisions.parse(answer);
}

const memberRow = z.object({
  id: z.string(),
  revision: z.number(),
  record: z.optional(z.nullable(row)),
  /** The row is too large for a message. */
  truncated: z.optional(z.boolean()),
});

const memberPayload = z.union([
  z.object({ table: z.string(), operation, ...memberRow.shape }),
  z.object({ table: z.string(), operation, changes: z.array(memberRow) }),
  z.object({ table: z.string(), truncated: z.literal(true) }),
]);

/** Reads one statement's changes to a member's rows; a change too large for a message carries only the table. */
export function readMemberMessage(payload: unknown): LiveEvent {
  const told = memberPayload.parse(payload);
  const { table } = told;
  if (!('operation' in told)) return { table, changes: 'reset' };
  const { operation: verb } = told;
  const changes = ('changes' in told ? told.changes : [told]).map(
    ({ id, revision, record = null, truncated }): LiveChange => {
      const change = { table, operation: verb, id };
      return truncated
        ? { ...change, record: { id, revision }, isPartial: true }
        : { ...change, record };
    },
  );
  return { table, changes };
}

const householdPayload = z.object({ table: z.string() });

/** Reads a household message: membership or shared rows changed. It carries no other member's data. */
export function readHouseholdMessage(payload: unknown): LiveEvent {
  const { table } = householdPayload.parse(payload);
  return { table: table === 'household' ? table : `household:${table}`, changes: 'reset' };
}
