-- An import asks for no more than it needs: a part that holds nothing is one statement instead of three, and the references
-- of an export are rewritten only where an id had to be replaced.
create or replace function private.replace_member_rows(target regclass, fixed text[], loose text[], records jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  fixed_columns constant text := (select string_agg(format('%I', name), ', ') from unnest(fixed) name);
  loose_columns constant text := (select string_agg(format('%I', name), ', ') from unnest(loose) name);
  present_fixed constant text := (select string_agg(format('present.%I', name), ', ') from unnest(fixed) name);
  wanted_fixed constant text := (select string_agg(format('wanted.%I', name), ', ') from unnest(fixed) name);
  present_loose constant text := (select string_agg(format('present.%I', name), ', ') from unnest(loose) name);
  wanted_loose constant text := (select string_agg(format('wanted.%I', name), ', ') from unnest(loose) name);
  all_columns constant text := concat_ws(', ', fixed_columns, loose_columns);
  all_wanted constant text := concat_ws(', ', wanted_fixed, wanted_loose);
  member constant uuid := (select auth.uid());
  renamed jsonb;
begin
  if jsonb_typeof(records) is distinct from 'array' then
    raise exception 'no rows of % in the export', target using errcode = 'invalid_parameter_value';
  end if;
  if records = '[]' then
    execute format('delete from %s where member_id = $1', target) using member;
    return '{}';
  end if;
  if (select count(distinct (record ->> 'id')::uuid) from jsonb_array_elements(records) record) <> jsonb_array_length(records) then
    raise exception 'rows of % without an id of their own', target using errcode = 'invalid_parameter_value';
  end if;

  execute format($sql$
    delete from %1$s present
    where present.member_id = $2 and not exists (
      select from jsonb_populate_recordset(null::%1$s, $1) wanted where wanted.id = present.id %2$s
    )
  $sql$, target, case when wanted_fixed is null then '' else format('and (%s) is not distinct from (%s)',
    'row(' || present_fixed || ')', 'row(' || wanted_fixed || ')') end)
  using records, member;

  execute format($sql$
    update %1$s present set (%2$s) = row(%3$s)
    from jsonb_populate_recordset(null::%1$s, $1) wanted
    where present.id = wanted.id and present.member_id = $2 and row(%4$s) is distinct from row(%3$s)
  $sql$, target, loose_columns, wanted_loose, present_loose)
  using records, member;

  execute format($sql$
    with wanted as (
      select wanted.* from jsonb_populate_recordset(null::%1$s, $1) wanted
      where not exists (select from %1$s present where present.id = wanted.id and present.member_id = $2)
    ), kept as (
      insert into %1$s (id, member_id, %2$s) select wanted.id, $2, %3$s from wanted
      on conflict (id) do nothing
      returning id
    ), renamed as materialized (
      select wanted.id as old_id, gen_random_uuid() as new_id from wanted where wanted.id not in (select id from kept)
    ), added as (
      insert into %1$s (id, member_id, %2$s)
      select renamed.new_id, $2, %3$s from wanted join renamed on renamed.old_id = wanted.id
    )
    select coalesce(jsonb_object_agg(old_id, new_id), '{}') from renamed
  $sql$, target, all_columns, all_wanted)
  using records, member into renamed;
  return renamed;
end
$$;

create or replace function private.rename_ids(content jsonb, renamed jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  result text;
  pair record;
begin
  if renamed = '{}' then
    return content;
  end if;
  result := content::text;
  for pair in select key, value from jsonb_each_text(renamed) loop
    result := replace(result, pair.key, pair.value);
  end loop;
  return result::jsonb;
end
$$;

-- The shapes of documents are checked by functions whose plans a connection keeps. Planned anew for every statement and every
-- entry, they were a third of the time that a change of a member's settings takes.
create or replace function private.is_cents_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(
        key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and amount >= 0 and amount <= 100000000000 and amount = trunc(amount)
      ), true)
     from jsonb_each(value) entry (key, content)
     cross join lateral (select case when jsonb_typeof(content) = 'number' then content::numeric else -1 end) number (amount))
  else false end;
end
$$;

create or replace function private.is_slug_list(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'array' then
    (select count(*) <= 400 and coalesce(bool_and(
        jsonb_typeof(item) = 'string' and char_length(item #>> '{}') <= 80 and (item #>> '{}') ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      ), true)
     from jsonb_array_elements(value) item)
  else false end;
end
$$;

create or replace function private.is_slug_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 200 and coalesce(bool_and(
        key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and private.is_slug_list(jsonb_build_array(content))
      ), true)
     from jsonb_each(value) entry (key, content))
  else false end;
end
$$;

create or replace function private.is_slug_list_by_key(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(char_length(key) between 1 and 80 and private.is_slug_list(content)), true)
     from jsonb_each(value) entry (key, content))
  else false end;
end
$$;

create or replace function private.is_object_within(value jsonb, max_bytes integer) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_typeof(value) = 'object' and octet_length(value::text) <= max_bytes;
end
$$;
