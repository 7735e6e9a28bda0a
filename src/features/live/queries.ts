import type { MemberRevisions } from '@/lib/live/live-source.ts';
import {
  type Missed,
  readMemberRevisions,
  readMissed,
  readRows,
  type Row,
} from '@/lib/live/live-message.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Milliseconds after which a question about what was missed counts as unanswered. */
const ANSWER_WITHIN = 10_000;

/** The messages of the catalogue after a revision. */
export async function fetchSince(revision: number): Promise<Missed> {
  const { data } = await getSupabaseRest()
    .rpc('catalogue_changes_since', { since_revision: revision }, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMissed(data);
}

/** The messages of the catalogue of the last seconds. */
export async function fetchLatest(seconds: number): Promise<Missed> {
  const { data } = await getSupabaseRest()
    .rpc('catalogue_changes_since', { since_seconds: seconds }, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMissed(data);
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
