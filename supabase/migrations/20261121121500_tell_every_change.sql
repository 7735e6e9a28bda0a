-- Every change of reference data is told row by row, however many rows a statement changes, so that open tabs patch what
-- they show. Up to 50 rows are told whole. More are told by columns: a value that all rows of a message share is said
-- once, and of a changed row only what changed, which takes a fifth to a twentieth of the bytes.
drop function private.describe_public_change(jsonb);

-- What is told of these changes, each a row before and after: to everyone, for whom a draft does not exist, or to admins.
create function private.encode_changes(changes jsonb[], sees_drafts boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  most_whole constant integer := 50;
  most_whole_bytes constant integer := 60000;
  told jsonb;
begin
  if cardinality(changes) <= most_whole then
    with visible as (
      select
        place,
        case when sees_drafts or coalesce((change -> 'before' ->> 'is_published')::boolean, true) then nullif(change -> 'before', 'null') end as before,
        case when sees_drafts or coalesce((change -> 'after' ->> 'is_published')::boolean, true) then nullif(change -> 'after', 'null') end as after
      from unnest(changes) with ordinality list (change, place)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'operation', case when before is null then 'INSERT' when after is null then 'DELETE' else 'UPDATE' end,
      'id', coalesce(after, before) -> 'id',
      'record', after
    ) || case when before is null or after is null then '{}' else jsonb_build_object('changed', (
      select coalesce(jsonb_agg(entry.key order by entry.key), '[]')
      from jsonb_each(after) entry
      where entry.value is distinct from before -> entry.key and entry.key <> 'revision'
    )) end order by place), '[]')
    into told from visible where before is not null or after is not null;
    if octet_length(told::text) <= most_whole_bytes then
      return jsonb_build_object('changes', told);
    end if;
  end if;

  with visible as (
    select
      place,
      case when sees_drafts or coalesce((change -> 'before' ->> 'is_published')::boolean, true) then nullif(change -> 'before', 'null') end as before,
      case when sees_drafts or coalesce((change -> 'after' ->> 'is_published')::boolean, true) then nullif(change -> 'after', 'null') end as after
    from unnest(changes) with ordinality list (change, place)
  ), rows as (
    select
      place, before, after, coalesce(after, before) -> 'id' as id,
      case when before is null then 'INSERT' when after is null then 'DELETE' else 'UPDATE' end as operation
    from visible where before is not null or after is not null
  ), names as (
    select distinct operation, entry.key
    from rows cross join lateral jsonb_each(after) entry
    where entry.key <> 'id' and (before is null or entry.value is distinct from before -> entry.key)
  ), columns as (
    select operation, key, jsonb_agg(after -> key order by place) as list, count(distinct after -> key) = 1 as is_same
    from names join rows using (operation)
    group by operation, key
  ), cells as (
    select
      operation,
      coalesce(jsonb_object_agg(key, list -> 0) filter (where is_same), '{}') as same,
      coalesce(jsonb_object_agg(key, list) filter (where not is_same), '{}') as each
    from columns group by operation
  ), groups as (
    select operation, jsonb_agg(id order by place) as ids from rows group by operation
  )
  select coalesce(jsonb_agg(jsonb_build_object('operation', operation, 'ids', ids, 'same', coalesce(same, '{}'), 'each', coalesce(each, '{}'))), '[]')
  into told from groups left join cells using (operation);
  return jsonb_build_object('groups', told);
end
$$;

-- The log is as long as what a tab may fetch at once: more than that is read anew.
alter table private.catalogue_messages add column told_bytes bigint not null default 0;
comment on column private.catalogue_messages.told_bytes is 'Bytes of all messages up to this one.';

create or replace function private.send_catalogue_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  kept constant bigint := 2000;
  kept_bytes constant bigint := 4000000;
  event constant text := case when changes is null then 'reset' else 'changes' end;
  envelope constant jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision) || coalesce(changes, '{}');
  bytes constant bigint := octet_length(envelope::text) + coalesce(
    (select m.told_bytes from private.catalogue_messages m where m.revision = send_catalogue_changes.revision - 1), 0);
begin
  insert into private.catalogue_messages (revision, event, payload, told_bytes) values (revision, event, envelope, bytes);
  delete from private.catalogue_messages m
  where m.revision <= send_catalogue_changes.revision - kept
    or m.told_bytes < bytes - kept_bytes and m.revision < send_catalogue_changes.revision;
  perform realtime.send(envelope, event, 'catalogue', true);
end
$$;

-- Tells changes of one statement, in parts that fit into messages; each is a revision of its own, with its history.
create function private.tell_changes(table_name text, verb text, changes jsonb[], keeps_history boolean) returns void
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
    perform realtime.send(
      jsonb_build_object('schema', 'public', 'table', table_name, 'revision', new_revision)
        || case when bytes <= most_bytes then told_to_admins else '{}' end,
      case when bytes <= most_bytes then 'changes' else 'reset' end, 'drafts', true
    );
  end if;
end
$$;

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

revoke execute on function
  private.encode_changes(jsonb[], boolean), private.tell_changes(text, text, jsonb[], boolean)
  from public;

-- Drafts, with everything else of their tables, reach the tabs of admins on a channel of their own.
create policy "admins receive drafts" on realtime.messages
  for select to app_admin
  using (extension = 'broadcast' and (select realtime.topic()) = 'drafts');

-- As above, for up to twice as many bytes: an import of 10,000 rows is among what a tab may fetch afterwards.
create or replace function private.catalogue_changes_since(since_revision bigint, since_seconds integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 4000000;
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
