import { useQuery, queryOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { nameDevice } from '@/lib/name-device.ts';
import { reportFailure } from '@/components/report-failure.ts';
import * as s from '@/lib/row-shape.ts';
import { getSupabase } from '@/lib/supabase.ts';

const formatDay = (moment: string) => formatDate(getToday(new Date(moment)));

const sessionsShape = s.array(
  s.object({
    id: s.uuid(),
    user_agent: s.nullable(s.string()),
    created_at: s.string(),
    refreshed_at: s.string(),
    is_current: s.boolean(),
  }),
);
type MemberSession = s.ShapeOf<typeof sessionsShape>[number];

/** The member's sessions, most recently used first. */
function memberSessionsQuery(memberId: string) {
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
function useEndSessions(memberId: string) {
  return useMutation({
    retry: false,
    mutationFn: (id: string | null) => (id === null ? endOthers() : endOne(id)),
    onError: reportFailure('Nothing was signed out'),
    onSettled: (_done, _error, _id, _shown, { client }) =>
      client.invalidateQueries({ queryKey: memberSessionsQuery(memberId).queryKey }),
  });
}

function describeUse({ created_at: from, refreshed_at: last }: MemberSession): string {
  return `Signed in on ${formatDay(from)}, last used on ${formatDay(last)}`;
}

/** Number of sessions shown at first: this one and those used last. */
const foldedLength = 3;

/** The member's sessions, with a sign-out for each but this one. */
export function SessionList({ memberId }: { memberId: string }) {
  const query = useQuery(memberSessionsQuery(memberId));
  const end = useEndSessions(memberId);
  const [isWhole, setWhole] = useState(false);
  if (query.isPending) return <ListSkeleton label="Loading where you are signed in" rows={2} />;
  if (query.isError) {
    return <ErrorState title="Where you are signed in could not be loaded" query={query} />;
  }
  const sessions = query.data.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  const others = sessions.filter((session) => !session.is_current);
  return (
    <div className="grid gap-4">
      <DataList aria-label="Where you are signed in">
        {sessions.slice(0, isWhole ? undefined : foldedLength).map((session) => (
          <DataListItem
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
          >
            <div className="min-w-0">
              <h3 className="flex flex-wrap items-center gap-2 font-medium">
                {nameDevice(session.user_agent)}
                {session.is_current && <Badge tone="primary">This device</Badge>}
              </h3>
              <p className="text-muted-foreground text-sm">{describeUse(session)}</p>
            </div>
            {!session.is_current && (
              <Button
                variant="outline"
                size="sm"
                aria-label={`Sign out ${nameDevice(session.user_agent)}`}
                disabled={end.isPending}
                isLoading={end.isPending && end.variables === session.id}
                onClick={() => end.mutate(session.id)}
              >
                Sign out
              </Button>
            )}
          </DataListItem>
        ))}
      </DataList>
      {others.length === 0 ? (
        <p className="text-muted-foreground text-sm">You are signed in nowhere else.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {sessions.length > foldedLength && (
            <Button variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? `Show the first ${foldedLength}` : `Show all ${sessions.length}`}
            </Button>
          )}
          <Button
            variant="outline"
            disabled={end.isPending}
            isLoading={end.isPending && end.variables === null}
            onClick={() => end.mutate(null)}
          >
            Sign out everywhere else
          </Button>
        </div>
      )}
    </div>
  );
}
