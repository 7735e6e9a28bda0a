-- The last messages of the channel "catalogue" as they were sent, so that a tab which was away fetches only what it
-- missed. What is kept was told to everyone already: drafts never pass through it.
create table private.catalogue_messages (
  revision bigint primary key,
  sent_at timestamptz not null default clock_timestamp(),
  event text not null constraint catalogue_messages_event_check check (event in ('changes', 'reset')),
  payload jsonb not null
);
alter table private.catalogue_messages enable row level security;

create or replace function private.send_catalogue_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  -- About 1 kB each; a tab that missed more reads anew.
  kept constant bigint := 2000;
  is_reset constant boolean := changes is null or octet_length(changes::text) > 100000;
  event constant text := case when is_reset then 'reset' else 'changes' end;
  envelope jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision);
begin
  if not is_reset then
    envelope := envelope || jsonb_build_object('changes', changes);
  end if;
  insert into private.catalogue_messages (revision, event, payload) values (revision, event, envelope);
  delete from private.catalogue_messages m where m.revision <= send_catalogue_changes.revision - kept;
  perform realtime.send(envelope, event, 'catalogue', true);
end
$$;

-- Everything is read in one statement, so the revision and the messages are of one moment.
create function private.catalogue_changes_since(since_revision bigint, since_seconds integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 2000000;
  answer jsonb;
begin
  if (since_revision is null) = (since_seconds is null) or since_revision < 0 or since_seconds < 0 then
    raise exception 'give either a revision or a number of seconds' using errcode = 'invalid_parameter_value';
  end if;

  with state as (
    select s.revision, s.changed_at from public.catalogue_state s
  ), start as (
    select case
      when since_revision is not null then since_revision
      when state.changed_at < now() - make_interval(secs => since_seconds) then state.revision
      -- The last one before that moment; without one the log does not reach back so far.
      else (select max(m.revision) from private.catalogue_messages m
            where m.sent_at < now() - make_interval(secs => since_seconds))
    end as revision
    from state
  ), missed as (
    select m.* from private.catalogue_messages m, start where m.revision > start.revision
  )
  select case
    -- Revisions have no gaps: fewer messages than revisions means that the log is too short.
    when start.revision is null or start.revision > state.revision
      or (select count(*) from missed) <> state.revision - start.revision
      or (select sum(octet_length(payload::text)) from missed) > most_bytes
    then jsonb_build_object('kind', 'too_old', 'revision', state.revision)
    else jsonb_build_object('kind', 'changes', 'revision', state.revision, 'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event,
        'payload', payload,
        'age_seconds', greatest(0, ceil(extract(epoch from now() - sent_at)))
      ) order by missed.revision), '[]') from missed
    ))
  end into answer
  from state, start;
  return answer;
end
$$;
grant usage on schema private to anon;
grant execute on function private.catalogue_changes_since(bigint, integer) to anon, authenticated;

create function public.catalogue_changes_since(since_revision bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.catalogue_changes_since(since_revision, since_seconds)
$$;
comment on function public.catalogue_changes_since(bigint, integer) is
  'Messages of the channel "catalogue" after a revision, or of the last seconds; {"kind": "too_old"} when everything must be read anew.';
grant execute on function public.catalogue_changes_since(bigint, integer) to anon, authenticated;

-- Id and revision of every row of the caller: what a device that was away compares with what it has.
create function public.list_member_revisions() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  name text;
  pairs jsonb;
  answer jsonb := '{}';
begin
  if (select auth.uid()) is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  for name in
    select relname from pg_catalog.pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'send_member_change')
    order by relname
  loop
    execute format('select coalesce(jsonb_object_agg(id, revision), ''{}'') from public.%I where %I = (select auth.uid())',
      name, case name when 'members' then 'id' else 'member_id' end) into pairs;
    answer := answer || jsonb_build_object(name, pairs);
  end loop;
  return answer;
end
$$;
comment on function public.list_member_revisions() is 'Revisions of the caller''s rows, by table and id.';
grant execute on function public.list_member_revisions() to authenticated;
