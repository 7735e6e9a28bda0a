-- Of up to 50 rows it is told as well what they were before, where whoever is told could read that: a tab then knows where
-- in a sorted, searched or cut list a row stood that it does not show, and the list stays true without being read again.
create or replace function private.encode_changes(changes jsonb[], sees_drafts boolean) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  most_whole constant integer := 50;
  most_whole_bytes constant integer := 60000;
  -- Longer values are searched at most.
  most_value_bytes constant integer := 400;
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
    )) end || case when before is null then '{}' else jsonb_build_object('was', (
      select coalesce(jsonb_object_agg(entry.key, entry.value), '{}')
      from jsonb_each(before) entry
      where (after is null or entry.value is distinct from after -> entry.key) and entry.key <> 'revision'
        and octet_length(entry.value::text) <= most_value_bytes
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
