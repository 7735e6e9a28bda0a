-- What admins alone are told, numbered and logged by channel as the catalogue's messages are, so that an admin's tab that
-- was away fetches only what it missed: drafts and reports too.
create table private.admin_channels (
  topic text primary key constraint admin_channels_topic_check check (topic in ('drafts', 'reports')),
  number bigint not null default 0,
  changed_at timestamptz not null default '-infinity'
);
comment on column private.admin_channels.number is 'Of the last message; they are numbered without gaps, in the order of commits.';
alter table private.admin_channels enable row level security;
insert into private.admin_channels (topic) values ('drafts'), ('reports');

create table private.admin_messages (
  topic text not null constraint admin_messages_topic_fkey references private.admin_channels (topic),
  number bigint not null,
  sent_at timestamptz not null default clock_timestamp(),
  event text not null constraint admin_messages_event_check check (event in ('changes', 'change', 'reset')),
  payload jsonb not null,
  told_bytes bigint not null,
  primary key (topic, number)
);
comment on column private.admin_messages.told_bytes is 'Bytes of all messages of the channel up to this one.';
alter table private.admin_messages enable row level security;

-- `kept` is what the log keeps of a message that is sent as `envelope`.
create function private.send_to_admins(channel text, event text, envelope jsonb, kept jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most constant bigint := 2000;
  most_bytes constant bigint := 4000000;
  place bigint;
  bytes bigint;
begin
  update private.admin_channels c set number = c.number + 1, changed_at = now() where c.topic = channel returning c.number into place;
  bytes := octet_length(kept::text) + coalesce(
    (select m.told_bytes from private.admin_messages m where m.topic = channel and m.number = place - 1), 0);
  insert into private.admin_messages (topic, number, event, payload, told_bytes)
  values (channel, place, event, kept || jsonb_build_object('number', place), bytes);
  delete from private.admin_messages m
  where m.topic = channel and (m.number <= place - most or m.told_bytes < bytes - most_bytes and m.number < place);
  perform realtime.send(envelope || jsonb_build_object('number', place), event, channel, true);
end
$$;

-- As before, with drafts logged.
create or replace function private.tell_changes(table_name text, verb text, changes jsonb[], keeps_history boolean) returns void
language plpgsql set search_path = '' as $$
declare
  most_rows constant integer := 500;
  -- A hosted project takes messages of 256 kB.
  most_bytes constant integer := 200000;
  amount constant integer := cardinality(changes);
  has_drafts constant boolean := coalesce(nullif(changes[1] -> 'after', 'null'), changes[1] -> 'before') ? 'is_published';
  told jsonb;
  told_to_admins jsonb;
  bytes integer;
  new_revision bigint;
begin
  if amount > most_rows then
    for first_row in 1..amount by most_rows loop
      perform private.tell_changes(table_name, verb, changes[first_row:first_row + most_rows - 1], keeps_history);
    end loop;
    return;
  end if;

  told := private.encode_changes(changes, false);
  told_to_admins := case when has_drafts then private.encode_changes(changes, true) end;
  bytes := octet_length(coalesce(told_to_admins, told)::text);
  if bytes > most_bytes and amount > 1 then
    perform private.tell_changes(table_name, verb, changes[:amount / 2], keeps_history);
    perform private.tell_changes(table_name, verb, changes[amount / 2 + 1:], keeps_history);
    return;
  end if;

  update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;
  if keeps_history then
    insert into public.reference_changes (changed_by, catalogue_revision, table_name, record_id, operation, before, after)
    select
      (select auth.uid()), new_revision, tell_changes.table_name,
      coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint,
      verb, nullif(change -> 'before', 'null'), nullif(change -> 'after', 'null')
    from unnest(changes) change;
  end if;
  -- A single row that is larger than a message is read by those who show it.
  perform private.send_catalogue_changes(table_name, new_revision, case when bytes <= most_bytes then told end);
  if has_drafts then
    perform private.send_draft_changes(table_name, new_revision, case when bytes <= most_bytes then told_to_admins end);
  end if;
end
$$;

create function private.send_draft_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  envelope constant jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision) || coalesce(changes, '{}');
begin
  perform private.send_to_admins('drafts', case when changes is null then 'reset' else 'changes' end, envelope, envelope);
end
$$;

-- As before; admins are told as well that a table with drafts is being filled.
create or replace function private.record_reference_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Seeds are not edits by a person: they are told, but write no history.
  is_seeding constant boolean := coalesce(current_setting('pointfolio.seeding', true), '') = 'on';
  changed_count bigint;
  total bigint;
  changes jsonb[];
  new_revision bigint;
begin
  if tg_op = 'INSERT' and is_seeding then
    select count(*) into changed_count from new_rows;
    execute format('select count(*) from public.%I', tg_table_name) into total;
    -- Hardly anything of a table that is being filled is shown anywhere.
    if changed_count > 0 and changed_count * 2 > total then
      update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;
      perform private.send_catalogue_changes(tg_table_name, new_revision, null);
      if (select to_jsonb(n) ? 'is_published' from new_rows n limit 1) then
        perform private.send_draft_changes(tg_table_name, new_revision, null);
      end if;
      return null;
    end if;
  end if;

  if tg_op = 'INSERT' then
    select array_agg(jsonb_build_object('before', null, 'after', to_jsonb(n)) order by n.id) into changes from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(jsonb_build_object('before', to_jsonb(o), 'after', null) order by o.id) into changes from old_rows o;
  else
    select array_agg(jsonb_build_object('before', to_jsonb(o), 'after', to_jsonb(n)) order by n.id) into changes
    from new_rows n join old_rows o using (id) where n.revision <> o.revision;
  end if;
  if changes is not null then
    perform private.tell_changes(tg_table_name, tg_op, changes, not is_seeding);
  end if;
  return null;
end
$$;

-- The log keeps no word of a member: whoever asks for it is told what the report says at that time, if it is still there.
create or replace function private.send_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  kept constant jsonb := jsonb_build_object(
    'schema', 'public', 'table', tg_table_name, 'operation', tg_op, 'id', present -> 'id', 'revision', present -> 'revision');
begin
  perform private.send_to_admins(
    'reports', 'change', kept || jsonb_build_object('record', case when tg_op <> 'DELETE' then present end), kept);
  return null;
end
$$;

-- As catalogue_changes_since, of a channel of admins.
create function private.admin_changes_since(channel text, since_number bigint, since_seconds integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 4000000;
  answer jsonb;
begin
  if (since_number is null) = (since_seconds is null) or since_number < 0 or since_seconds < 0 then
    raise exception 'give either a number or a number of seconds' using errcode = 'invalid_parameter_value';
  end if;

  with state as (
    select c.number, c.changed_at from private.admin_channels c where c.topic = channel
  ), start as (
    select case
      when since_number is not null then since_number
      when state.changed_at < now() - make_interval(secs => since_seconds) then state.number
      -- The last one before that moment, or none where the log holds the first of all.
      else (select coalesce(
              max(m.number) filter (where m.sent_at < now() - make_interval(secs => since_seconds)),
              0 * min(m.number) filter (where m.number = 1))
            from private.admin_messages m where m.topic = channel)
    end as number
    from state
  ), missed as (
    select m.* from private.admin_messages m, start where m.topic = channel and m.number > start.number
  ), told as (
    select
      m.number, m.event, m.sent_at,
      case
        when channel <> 'reports' then m.payload
        when r.id is null then m.payload || '{"operation": "DELETE", "record": null}'
        else m.payload || jsonb_build_object('revision', r.revision, 'record', to_jsonb(r))
      end as payload
    from missed m
    left join public.fact_reports r on channel = 'reports' and r.id::text = m.payload ->> 'id'
  )
  select case
    when start.number is null or start.number > state.number
      or (select count(*) from missed) <> state.number - start.number
      or (select sum(octet_length(payload::text)) from told) > most_bytes
    then jsonb_build_object('kind', 'too_old', 'revision', state.number)
    else jsonb_build_object('kind', 'changes', 'revision', state.number, 'messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', event,
        'payload', payload,
        'age_seconds', greatest(0, ceil(extract(epoch from now() - sent_at)))
      ) order by told.number), '[]') from told
    ))
  end into answer
  from state, start;
  if answer is null then
    raise exception 'there is no channel %', channel using errcode = 'invalid_parameter_value';
  end if;
  return answer;
end
$$;

create function public.admin_changes_since(channel text, since_number bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.admin_changes_since(channel, since_number, since_seconds)
$$;
comment on function public.admin_changes_since(text, bigint, integer) is
  'Messages of the channel "drafts" or "reports" after a number, or of the last seconds; {"kind": "too_old"} when what it tells of must be read anew.';

revoke execute on function
  private.send_to_admins(text, text, jsonb, jsonb), private.send_draft_changes(text, bigint, jsonb),
  private.admin_changes_since(text, bigint, integer), public.admin_changes_since(text, bigint, integer)
  from public;
grant execute on function private.admin_changes_since(text, bigint, integer), public.admin_changes_since(text, bigint, integer) to app_admin;
