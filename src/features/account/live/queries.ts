import * as z from 'zod/mini';
import type { MemberRevisions } from '@/lib/live/live-source.ts';
import { type Missed, readMemberRevisions, readMissed } from '@/lib/live/live-message.ts';
import { getSupabaseRest } from '@/lib/supabase-rest.ts';
import { getSupabase } from '@/lib/supabase.ts';

/** Milliseconds after which a request for missed changes counts as unanswered. */
const ANSWER_WITHIN = 10_000;

/** Messages after a revision, or of the last seconds. */
export type Since = { readonly since_revision: number } | { readonly since_seconds: number };

export async function fetchMissed(since: Since): Promise<Missed> {
  const { data } = await getSupabaseRest()
    .rpc('catalog_changes_since', since, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMissed(data);
}

const caughtUp = z.object({ catalog: z.unknown(), members: z.unknown() });

/** Fetches the missed catalog changes, and the revisions of all rows of the signed-in member. */
export async function fetchMissedOfMember(
  since: Since,
): Promise<{ readonly missed: Missed; readonly revisions: MemberRevisions }> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('catch_up', since, { get: true })
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  const { catalog, members } = caughtUp.parse(data);
  return {
    missed: readMissed(catalog),
    revisions: readMemberRevisions(members),
  };
}

export async function fetchMemberRevisions(): Promise<MemberRevisions> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .rpc('list_member_revisions')
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN))
    .throwOnError();
  return readMemberRevisions(data);
}
