-- A message on the channel "catalogue" carries all changes of one statement and the catalogue revision they lead to.
-- Large statements say "reset" instead: the receiver then reads that table anew.
create function private.send_catalogue_changes(table_name text, revision bigint, changes jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  envelope jsonb := jsonb_build_object('schema', 'public', 'table', table_name, 'revision', revision);
begin
  if changes is null or octet_length(changes::text) > 100000 then
    perform realtime.send(envelope, 'reset', 'catalogue', true);
  else
    perform realtime.send(envelope || jsonb_build_object('changes', changes), 'changes', 'catalogue', true);
  end if;
end
$$;

-- What visitors may learn of a change: a draft does not exist for them.
create function private.describe_public_change(change jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  with visible as (
    select
      case when coalesce((change -> 'before' ->> 'is_published')::boolean, true) then nullif(change -> 'before', 'null') end as before,
      case when coalesce((change -> 'after' ->> 'is_published')::boolean, true) then nullif(change -> 'after', 'null') end as after
  )
  select case
    when before is null and after is null then null
    else jsonb_build_object(
      'operation', case when before is null then 'INSERT' when after is null then 'DELETE' else 'UPDATE' end,
      'id', coalesce(after, before) -> 'id',
      'record', after
    )
  end
  from visible
$$;

create function private.record_reference_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Seeds are not edits by a person: they raise the revision but write no history.
  is_seeding constant boolean := coalesce(current_setting('pointfolio.seeding', true), '') = 'on';
  changed_count bigint;
  changes jsonb;
  new_revision bigint;
begin
  if tg_op = 'INSERT' then
    select count(*) into changed_count from new_rows;
    if changed_count > 0 and not is_seeding then
      select jsonb_agg(jsonb_build_object('before', null, 'after', to_jsonb(n)) order by n.id) into changes from new_rows n;
    end if;
  elsif tg_op = 'DELETE' then
    select count(*) into changed_count from old_rows;
    if changed_count > 0 and not is_seeding then
      select jsonb_agg(jsonb_build_object('before', to_jsonb(o), 'after', null) order by o.id) into changes from old_rows o;
    end if;
  else
    select count(*) into changed_count from new_rows n join old_rows o using (id) where n.revision <> o.revision;
    if changed_count > 0 and not is_seeding then
      select jsonb_agg(jsonb_build_object('before', to_jsonb(o), 'after', to_jsonb(n)) order by n.id) into changes
      from new_rows n join old_rows o using (id) where n.revision <> o.revision;
    end if;
  end if;

  if changed_count = 0 then
    return null;
  end if;

  update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;

  if is_seeding then
    perform private.send_catalogue_changes(tg_table_name, new_revision, null);
    return null;
  end if;

  insert into public.reference_changes (changed_by, catalogue_revision, table_name, record_id, operation, before, after)
  select
    (select auth.uid()), new_revision, tg_table_name,
    coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint,
    tg_op, nullif(change -> 'before', 'null'), nullif(change -> 'after', 'null')
  from jsonb_array_elements(changes) change;

  perform private.send_catalogue_changes(
    tg_table_name,
    new_revision,
    case when changed_count <= 50 then (
      select coalesce(jsonb_agg(described) filter (where described is not null), '[]')
      from jsonb_array_elements(changes) change
      cross join lateral private.describe_public_change(change) described
    ) end
  );
  return null;
end
$$;
revoke execute on function private.record_reference_changes() from public;
