import * as z from 'zod/mini';
import type { MemberRevisions } from '@/lib/live/live-source.ts';
import {
  type Missed,
  readCatalogueMessage,
  readMemberRevisions,
  readMissed,
  readRows,
  type Row,
} from '@/lib/live/live-message.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Milliseconds after which a question about what was missed counts as unanswered. */
const ANSWER_WITHIN = 10_000;

/** Messages after a revision, or of the last seconds. */
export type Since = { readonly since_revision: number } | { readonly since_seconds: number };

/** What of the catalogue was missed. */
export async function fetchMissed(since: Since): Promise<Missed> {
  const { data } = await getSupabaseRest()
    .rpc('catalogue_changes_since', since, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMissed(data, readCatalogueMessage);
}

/** A channel that admins alone hear. */
export type AdminChannel = 'drafts' | 'reports';

/** What was missed of a channel of admins: after a number of it, or of the last seconds. */
export async function fetchMissedOfAdmins<M>(
  channel: AdminChannel,
  since: { readonly since_number: number } | { readonly since_seconds: number },
  readMessage: (payload: unknown) => M,
): Promise<Missed<M>> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('admin_changes_since', { channel, ...since }, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMissed(data, readMessage);
}

const caughtUp = z.object({ catalogue: z.unknown(), members: z.unknown() });

/** What of the catalogue was missed, and the revisions of all rows of the member who is signed in. */
export async function fetchMissedOfMember(
  since: Since,
): Promise<{ readonly missed: Missed; readonly revisions: MemberRevisions }> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('catch_up', since, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  const { catalogue, members } = caughtUp.parse(data);
  return {
    missed: readMissed(catalogue, readCatalogueMessage),
    revisions: readMemberRevisions(members),
  };
}

/** The revisions of all rows of the member who is signed in. */
export async function fetchMemberRevisions(): Promise<MemberRevisions> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('list_member_revisions')
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMemberRevisions(data);
}

/** Whole rows of the member by their ids, as a message would carry them. */
export async function fetchMemberRows(
  table: string,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const { tableNames } = await import('@/features/portability/schema.ts');
  const names = ['members', ...tableNames] as const;
  const known = names.find((name) => name === table);
  if (!known) throw new Error(`Nobody knows a table ${table} of members.`);
  const supabase = await getSupabase();
  const { data } = await supabase
    .from(known)
    .select('*')
    .in('id', ids)
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readRows(data);
}
