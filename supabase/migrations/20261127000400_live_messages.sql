-- Changes are sent on channels and kept in a log, so that a tab that was away fetches only the changes it missed.

-- A row larger than a message is sent in parts of its text, which a tab joins; the log has it whole.
create function private.send_message(envelope jsonb, event text, topic text) returns void
language plpgsql set search_path = '' as $$
declare
  -- A hosted project accepts messages of 256 kB.
  most_bytes constant integer := 210000;
  -- Characters of at most four bytes; escaping inside a text takes fewer.
  part_length constant integer := 40000;
  content constant text := envelope::text;
  parts constant integer := ceil(char_length(content)::numeric / part_length);
begin
  if octet_length(content) <= most_bytes then
    perform realtime.send(envelope, event, topic, true);
    return;
  end if;
  for part in 1..parts loop
    perform realtime.send(
      jsonb_build_object(
        'schema', 'public', 'revision', envelope -> 'revision', 'part', part, 'parts', parts,
        'text', substr(content, (part - 1) * part_length + 1, part_length)
      ),
      'part', topic, true
    );
  end loop;
end
$$;

-- Latest messages of the channel "catalog" as they were sent. They went to everyone: drafts never get here.
create table private.catalog_messages (
  revision bigint primary key,
  sent_at timestamptz not null default clock_timestamp(),
  event text not null constraint catalog_messages_event_check check (event in ('changes', 'reset')),
  payload jsonb not null,
  told_bytes bigint not null default 0
);
comment on column private.catalog_messages.told_bytes is 'Bytes of all messages up to this one.';
alter table private.catalog_messages enable row level security;

-- The log is as long as the maximum a tab may fetch at once: a tab that missed more reads everything again.
create function private.send_catalog_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kept constant bigint := 2000;
  kept_bytes constant bigint := 4000000;
  event constant text := case when changes is null then 'reset' else 'changes' end;
  envelope constant jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision) || coalesce(changes, '{}');
  bytes constant bigint := octet_length(envelope::text) + coalesce(
    (select m.told_bytes from private.catalog_messages m where m.revision = send_catalog_changes.revision - 1), 0);
begin
  insert into private.catalog_messages (revision, event, payload, told_bytes) values (revision, event, envelope, bytes);
  delete from private.catalog_messages m
  where m.revision <= send_catalog_changes.revision - kept
    or m.told_bytes < bytes - kept_bytes and m.revision < send_catalog_changes.revision;
  perform private.send_message(envelope, event, 'catalog');
end
$$;

-- Read everything in one statement, so that the revision and the messages are from one moment.
create function private.catalog_changes_since(since_revision bigint, since_seconds integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 4000000;
  answer jsonb;
begin
  if (since_revision is null) = (since_seconds is null) or since_revision < 0 or since_seconds < 0 then
    raise exception 'give either a revision or a number of seconds' using errcode = 'invalid_parameter_value';
  end if;

  with state as (
    select s.revision, s.changed_at from public.catalog_state s
  ), start as (
    select case
      when since_revision is not null then since_revision
      when state.changed_at < now() - make_interval(secs => since_seconds) then state.revision
      -- Last message before that moment; without one the log does not reach back that far.
      else (select max(m.revision) from private.catalog_messages m
            where m.sent_at < now() - make_interval(secs => since_seconds))
    end as revision
    from state
  ), missed as (
    select m.* from private.catalog_messages m, start where m.revision > start.revision
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

create function public.catalog_changes_since(since_revision bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.catalog_changes_since(since_revision, since_seconds) where (select private.require_plain_query())
$$;
comment on function public.catalog_changes_since(bigint, integer) is
  'Messages of the channel "catalog" after a revision, or of the last seconds; {"kind": "too_old"} when everything must be read anew.';

grant execute on function
  private.catalog_changes_since(bigint, integer), public.catalog_changes_since(bigint, integer)
  to anon, authenticated;

-- Clients only listen on these channels: there is no insert policy, so a client cannot forge a change.
create policy "anyone receives catalog changes" on realtime.messages
  for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'catalog');

-- Reports by members and the admins' answers. This channel needs no log, because the reports are read again with
-- every connection.
create policy "admins receive reports" on realtime.messages
  for select to app_admin
  using (extension = 'broadcast' and (select realtime.topic()) = 'reports' and (select private.is_admin()));
