-- The lists of the admin area are searched, narrowed, put in order and cut into pages here, where a column that points to
-- another row stands for that row's name. Runs as the admin who asks.
create function public.find_reference_rows(
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
      'ids', (select coalesce(jsonb_agg(id order by place), '[]') from found where place > $1 and place <= $1 + $2))
  $sql$, sorting, target, coalesce(conditions, 'true')) into found using skipped, most;
  return found;
end
$$;
comment on function public.find_reference_rows(text, text[], text[], jsonb, jsonb, text, boolean, integer, integer) is
  'Ids of one page of a table, and how many rows there are in all.';

revoke execute on function public.find_reference_rows(text, text[], text[], jsonb, jsonb, text, boolean, integer, integer) from public;
grant execute on function public.find_reference_rows(text, text[], text[], jsonb, jsonb, text, boolean, integer, integer) to app_admin;
