-- A member's active sessions. Auth keeps its sessions in a schema that the API does not serve, and its own API shows
-- only the current one.
create function private.list_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, refreshed_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select
    s.id, s.user_agent, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at),
    coalesce(s.id::text = (select auth.jwt()) ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = (select auth.uid()) and (select private.has_proved_factors()) and (s.not_after is null or s.not_after > now())
  order by coalesce(s.refreshed_at at time zone 'utc', s.created_at) desc
  limit 200
$$;

create function public.list_sessions()
returns table (id uuid, user_agent text, created_at timestamptz, refreshed_at timestamptz, is_current boolean)
language sql stable set search_path = '' as $$
  select * from private.list_sessions() where (select private.require_plain_query())
$$;
comment on function public.list_sessions() is 'The caller''s sessions, the one last used first.';

-- Its refresh tokens are deleted with it; its access token stays valid until it expires.
create function private.end_session(session uuid) returns boolean
language sql security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions s where s.id = session and s.user_id = (select auth.uid()) and (select private.has_proved_factors())
    returning s.id
  )
  select exists (select from ended)
$$;

create function public.end_session(session uuid) returns boolean
language sql set search_path = '' as $$
  select private.end_session(session)
$$;
comment on function public.end_session(uuid) is 'Signs the caller out of one session; false where there is none of theirs.';

grant execute on function
  private.list_sessions(), public.list_sessions(), private.end_session(uuid), public.end_session(uuid)
  to authenticated;

-- Auth keeps with each session, until its sign-out, what the client calls itself: as much as fits into a request, 60 kB.
create function private.cut_user_agent() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.user_agent := left(new.user_agent, 500);
  return new;
end
$$;

create trigger cut_user_agent before insert or update of user_agent on auth.sessions
  for each row when (char_length(new.user_agent) > 500)
  execute function private.cut_user_agent();
