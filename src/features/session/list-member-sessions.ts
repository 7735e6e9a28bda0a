import { queryOptions, useMutation } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';

const sessionsShape = s.array(
  s.object({
    id: s.uuid(),
    user_agent: s.nullable(s.string()),
    created_at: s.string(),
    refreshed_at: s.string(),
    is_current: s.boolean(),
  }),
);
export type MemberSession = s.ShapeOf<typeof sessionsShape>[number];

/** The member's sessions, most recently used first. */
export function memberSessionsQuery(memberId: string) {
  return queryOptions({
    queryKey: ['member-sessions', memberId],
    queryFn: async ({ signal }) => {
      const supabase = await getSupabase();
      const { data } = await supabase.rpc('list_sessions').abortSignal(signal).throwOnError();
      return sessionsShape.parse(data);
    },
    staleTime: 0,
  });
}

async function endOne(id: string): Promise<void> {
  const supabase = await getSupabase();
  await supabase.rpc('end_session', { session: id }).throwOnError();
}

async function endOthers(): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'others' });
  if (error) throw error;
}

/** Signs out of one session by its id; null: of all but this one. */
export function useEndSessions(memberId: string) {
  return useMutation({
    retry: false,
    mutationFn: (id: string | null) => (id === null ? endOthers() : endOne(id)),
    onError: reportFailure('Nothing was signed out'),
    onSettled: (_done, _error, _id, _shown, { client }) =>
      client.invalidateQueries({ queryKey: memberSessionsQuery(memberId).queryKey }),
  });
}
