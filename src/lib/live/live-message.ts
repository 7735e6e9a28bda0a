import * as z from 'zod/mini';
import type { MemberRevisions } from './live-source.ts';

const row = z.record(z.string(), z.unknown());

export type Row = Readonly<Record<string, unknown>>;

/** A row as it is now, or null once it is removed. */
export type LiveChange = {
  readonly table: string;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly id: number | string;
  readonly record: Row | null;
  /** Set where the record holds no more than its id and what changed. */
  readonly isPartial?: true | undefined;
  /** Of an update or a removal the values that are no more, as far as they are told. */
  readonly was?: Row | undefined;
  /** The columns that an update changed, where that is told. */
  readonly changed?: readonly string[] | undefined;
};

const operation = z.enum(['INSERT', 'UPDATE', 'DELETE']);

const change = z.object({
  operation,
  id: z.number(),
  record: z.nullable(row),
  changed: z.optional(z.array(z.string())),
  was: z.optional(row),
});

/** Many rows by columns: what all of them share once, and the values of the others in the order of the ids. */
const group = z.object({
  operation,
  ids: z.array(z.number()),
  same: row,
  each: z.record(z.string(), z.array(z.unknown())),
});

const cataloguePayload = z.object({
  table: z.string(),
  revision: z.number(),
  /** Both absent from `reset`. */
  changes: z.optional(z.array(change)),
  groups: z.optional(z.array(group)),
});

/** Of an update the columns hold what changed in any of the rows. */
function listGroup(table: string, { operation: verb, ids, same, each }: z.infer<typeof group>) {
  const columns = Object.entries(each);
  const names = [...Object.keys(same), ...Object.keys(each)];
  const changed = verb === 'UPDATE' ? names.filter((name) => name !== 'revision') : undefined;
  return ids.map((id, index): LiveChange => {
    if (verb === 'DELETE') return { table, operation: verb, id, record: null };
    const record: Record<string, unknown> = { id, ...same };
    for (const [name, values] of columns) record[name] = values[index];
    return { table, operation: verb, id, record, ...(changed && { changed, isPartial: true }) };
  });
}

/** A message with its place among all that its channel told; there are no gaps. */
export type Numbered = { readonly revision: number };

/** What admins alone are told. */
export type AdminMessage<News> = Numbered & { readonly news: News };

const adminPayload = z.object({ number: z.number() });

/** A message of the channel `drafts` or `reports`, whose news is read as that channel has it. */
export function readAdminMessage<News>(
  payload: unknown,
  readNews: (payload: unknown) => News,
): AdminMessage<News> {
  return { revision: adminPayload.parse(payload).number, news: readNews(payload) };
}

/** One revision of the reference data: its changes, or that a table must be refetched. */
export type CatalogueMessage = Numbered & {
  readonly table: string;
  readonly changes: readonly LiveChange[] | 'reset';
};

export function readCatalogueMessage(payload: unknown): CatalogueMessage {
  const { table, revision, changes, groups } = cataloguePayload.parse(payload);
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
    messages: z.array(z.object({ payload: z.unknown(), age_seconds: z.number() })),
  }),
]);

/** A message and how long ago it was sent, in seconds. */
type MissedMessage<M> = { readonly message: M; readonly ageSeconds: number };

export type Missed<M = CatalogueMessage> =
  | { readonly kind: 'too_old'; readonly revision: number }
  | {
      readonly kind: 'changes';
      readonly revision: number;
      readonly messages: readonly MissedMessage<M>[];
    };

/** The answer of `catalogue_changes_since` or of `admin_changes_since`. */
export function readMissed<M>(answer: unknown, readMessage: (payload: unknown) => M): Missed<M> {
  const read = missed.parse(answer);
  if (read.kind === 'too_old') return read;
  return {
    kind: 'changes',
    revision: read.revision,
    messages: read.messages.map(({ payload, age_seconds }) => ({
      message: readMessage(payload),
      ageSeconds: age_seconds,
    })),
  };
}

const rows = z.array(row);

export function readRows(answer: unknown): readonly Row[] {
  return rows.parse(answer);
}

const revisions = z.record(z.string(), z.record(z.string(), z.number()));

/** The answer of `list_member_revisions`. */
export function readMemberRevisions(answer: unknown): MemberRevisions {
  return revisions.parse(answer);
}

const memberPayload = z.object({
  table: z.string(),
  operation,
  id: z.string(),
  revision: z.number(),
  record: z.optional(z.nullable(row)),
  truncated: z.optional(z.boolean()),
});

/** A change of the member's own row; `truncated` when it is too large for a message. */
export type MemberMessage = LiveChange & { readonly isTruncated: boolean };

export function readMemberMessage(payload: unknown): MemberMessage {
  const { table, operation: verb, id, record, truncated } = memberPayload.parse(payload);
  return {
    table,
    operation: verb,
    id,
    record: record ?? null,
    isTruncated: truncated ?? false,
  };
}
