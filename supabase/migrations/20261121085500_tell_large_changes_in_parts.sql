-- A statement that changes up to 500 rows is told in parts, each a message and a revision of its own, so that open tabs
-- patch what they show; a larger one says "reset", as reading a table anew costs a tab less than so many messages.
-- A changed row is told with the names of its columns that changed: a page of a sorted list can then tell
-- whether its order may be another one now.
create or replace function private.describe_public_change(change jsonb) returns jsonb
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
    ) || case when before is null or after is null then '{}' else jsonb_build_object('changed', (
      select coalesce(jsonb_agg(entry.key order by entry.key), '[]')
      from jsonb_each(after) entry
      where entry.value is distinct from before -> entry.key and entry.key <> 'revision'
    )) end
  end
  from visible
$$;

create or replace function private.record_reference_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Seeds are not edits by a person: they raise the revision but write no history.
  is_seeding constant boolean := coalesce(current_setting('pointfolio.seeding', true), '') = 'on';
  most_told constant integer := 500;
  most_in_part constant integer := 50;
  part_bytes constant integer := 80000;
  changed_count bigint;
  changes jsonb;
  part jsonb;
  is_told boolean;
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

  is_told := not is_seeding and changed_count <= most_told;
  for part in
    with entries as (
      select change, place, sum(octet_length(change ->> 'after')) over (order by place) as bytes
      from jsonb_array_elements(changes) with ordinality list (change, place)
    )
    select jsonb_agg(change order by place)
    from entries
    -- What is not told row by row is one part.
    group by case when is_told then (place - 1) / most_in_part end, case when is_told then bytes / part_bytes end
    order by min(place)
  loop
    update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;
    insert into public.reference_changes (changed_by, catalogue_revision, table_name, record_id, operation, before, after)
    select
      (select auth.uid()), new_revision, tg_table_name,
      coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint,
      tg_op, nullif(change -> 'before', 'null'), nullif(change -> 'after', 'null')
    from jsonb_array_elements(part) change;
    perform private.send_catalogue_changes(
      tg_table_name,
      new_revision,
      case when is_told then (
        select coalesce(jsonb_agg(described) filter (where described is not null), '[]')
        from jsonb_array_elements(part) change
        cross join lateral private.describe_public_change(change) described
      ) end
    );
  end loop;

  if is_seeding then
    update public.catalogue_state set revision = revision + 1, changed_at = now() returning revision into new_revision;
    perform private.send_catalogue_changes(tg_table_name, new_revision, null);
  end if;
  return null;
end
$$;

-- The page is told with the revision of the catalogue that it is of: what is told of later is not in it.
create or replace function public.find_reference_rows(
  target text,
  words text[] default '{}',
  searched text[] default '{}',
  filters jsonb default '{}',
  related jsonb default '{}',
  sort_by text default 'id',
  is_descending boolean default false,
  skipped integer default 0,
  most integer default 50
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  haystack text;
  conditions text;
  sorting text;
  found jsonb;
begin
  -- Every name is quoted, so that it can only be a column or a table that the caller may read anyway.
  select format('lower(concat_ws('' '', %s))', string_agg(
    case when related ? name
      then format('(select r.%I from public.%I r where r.id = t.%I)', related #>> array[name, 'label'], related #>> array[name, 'table'], name)
      else format('t.%I', name) end, ', '))
  into haystack from unnest(searched) name;
  select string_agg(condition, ' and ') into conditions from (
    select format('position(%L in %s) > 0', lower(word), haystack) as condition from unnest(words) word where haystack is not null
    union all select format('t.%I::text = %L', key, value) from jsonb_each_text(filters)
  ) narrowing;
  sorting := case when related ? sort_by
    then format('(select r.%I from public.%I r where r.id = t.%I)', related #>> array[sort_by, 'label'], related #>> array[sort_by, 'table'], sort_by)
    else format('t.%I', sort_by) end || case when is_descending then ' desc' else '' end || ' nulls last, t.id';
  execute format($sql$
    with found as (select t.id, row_number() over (order by %s) as place from public.%I t where %s)
    select jsonb_build_object(
      'total', (select count(*) from found),
      'ids', (select coalesce(jsonb_agg(id order by place), '[]') from found where place > $1 and place <= $1 + $2),
      'revision', (select revision from public.catalogue_state))
  $sql$, sorting, target, coalesce(conditions, 'true')) into found using skipped, most;
  return found;
end
$$;
