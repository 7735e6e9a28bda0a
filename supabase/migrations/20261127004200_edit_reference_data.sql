-- Search, references and changes of reference data for admins. Changes run as the calling admin: row-level security
-- and column grants decide.

-- Lists are searched, filtered, sorted and paged here, with names in place of ids of other rows. The page includes
-- the catalog's revision, so that changes announced later are known to be missing from it.
create function public.find_reference_rows(
  target text,
  words text[] default '{}',
  searched text[] default '{}',
  filters jsonb default '{}',
  related jsonb default '{}',
  sort_by text default 'id',
  is_descending boolean default false,
  skipped integer default 0,
  most integer default 50,
  led_by jsonb default '{}'
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  haystack text;
  conditions text;
  sorting text;
  found jsonb;
begin
  -- Quote every name, so that it can only be a column or table that the caller may read anyway.
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
  -- Rows that rows of these tables refer to come first.
  select coalesce(string_agg(format('exists (select from public.%I o where o.%I = t.id) desc, ', key, value), ''), '') || sorting
  into sorting from jsonb_each_text(led_by);
  execute format($sql$
    with found as (select t.id, row_number() over (order by %s) as place from public.%I t where %s)
    select jsonb_build_object(
      'total', (select count(*) from found),
      'ids', (select coalesce(jsonb_agg(id order by place), '[]') from found where place > $1 and place <= $1 + $2),
      'revision', (select revision from public.catalog_state))
  $sql$, sorting, target, coalesce(conditions, 'true')) into found using skipped, most;
  return found;
end
$$;
comment on function public.find_reference_rows(text, text[], text[], jsonb, jsonb, text, boolean, integer, integer, jsonb) is
  'Ids of one page of a table, and how many rows there are in all.';

-- References to a record, shown before it is changed or removed. Of members' rows only the number of members is
-- counted, as in the statistics: rows of one member could be many.
create function private.count_references(target text, record bigint)
returns table (table_name text, column_name text, action text, is_members boolean, amount bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  pointing record;
begin
  if not private.is_admin() then
    raise exception 'no admin' using errcode = 'insufficient_privilege';
  end if;
  for pointing in
    select distinct on (c.conrelid, a.attname) r.relname as source_table, a.attname as source_column,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'clear' else 'restrict' end as on_delete,
      exists (select from pg_catalog.pg_attribute m where m.attrelid = r.oid and m.attname = 'member_id') as has_member
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class r on r.oid = c.conrelid
    cross join lateral unnest(c.conkey, c.confkey) pair (own, other)
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_catalog.pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other and f.attname = 'id'
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace
      and c.confrelid = (
        select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = target)
    order by c.conrelid, a.attname
  loop
    execute format('select count(%s) from public.%I where %I = $1',
      case when pointing.has_member then 'distinct member_id' else '*' end, pointing.source_table, pointing.source_column)
      into amount using record;
    if amount > 0 then
      table_name := pointing.source_table;
      column_name := pointing.source_column;
      action := pointing.on_delete;
      is_members := pointing.has_member;
      if pointing.has_member then
        amount := private.round_member_count(amount);
      end if;
      return next;
    end if;
  end loop;
end
$$;

create function public.count_references(target text, record bigint)
returns table (table_name text, column_name text, action text, is_members boolean, amount bigint)
language sql stable set search_path = '' as $$
  select r.table_name, r.column_name, r.action, r.is_members, r.amount from private.count_references(target, record) r
$$;
comment on function public.count_references(text, bigint) is
  'The rows that refer to a record, and what becomes of them when it is removed; of rows of members how many members have some, rounded down to fives, null for one to four.';

-- Names of people in the history of reference data, which admins read anyway.
create function private.list_editors(ids uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select m.id, coalesce(m.name, m.user_name, m.email_address, 'Without a name')
  from public.members m
  where m.id = any (ids) and exists (select from public.reference_changes c where c.changed_by = m.id)
    and (select private.is_admin())
$$;

create function public.list_editors(ids uuid[]) returns table (id uuid, name text)
language sql stable set search_path = '' as $$
  select e.id, e.name from private.list_editors(ids) e
$$;
comment on function public.list_editors(uuid[]) is 'The names of those who changed reference data.';

-- Changes many rows at once, from a file or a bulk edit: everything or nothing, in one transaction. An item has
-- `line` (for errors) and `id`: absent for a new row; with `revision`, the row is changed from that revision, and
-- with `remove` it is removed. The rest are the values of `columns`, which every item has. An expected failure is an
-- answer and leaves nothing behind. To find the bad rows among thousands, a failed batch is tried again in halves:
-- each bad row is then named, with a few statements instead of one per row.
create function public.apply_reference_rows(target text, columns text[], items jsonb, is_rehearsal boolean default false)
returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  most_items constant integer := 20000;
  most_errors constant integer := 50;
  list text;
  assignments text;
  statements text[];
  parts jsonb[];
  counts integer[] := '{0,0,0}';
  open_ranges integer[];
  first_item integer;
  last_item integer;
  middle integer;
  affected integer;
  errors jsonb := '[]';
  refused_constraint text;
  refused_column text;
  refused_detail text;
  refused_message text;
begin
  if not exists (
    select from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relname = target and t.tgname = 'record_updates'
  ) then
    raise exception '% is no reference data', target using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > most_items then
    raise exception 'at most % rows at once', most_items using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from unnest(columns) name
    where name in ('id', 'created_at', 'updated_at', 'revision') or not exists (
      select from pg_catalog.pg_attribute
      where attrelid = format('public.%I', target)::regclass and attname = name and attnum > 0 and not attisdropped)
  ) then
    raise exception 'a column of % that nobody writes', target using errcode = 'invalid_parameter_value';
  end if;

  select string_agg(quote_ident(name), ', '), string_agg(format('%1$I = w.%1$I', name), ', ')
  into list, assignments from unnest(columns) name;
  statements := array[
    format('delete from public.%I t using unnest($1) item
      where t.id = (item ->> ''id'')::bigint and t.revision = (item ->> ''revision'')::bigint', target),
    format('update public.%1$I t set %2$s from unnest($1) item cross join lateral jsonb_populate_record(null::public.%1$I, item) w
      where t.id = w.id and t.revision = w.revision', target, assignments),
    format('insert into public.%1$I (%2$s) select %2$s
      from unnest($1) with ordinality entry (item, place) cross join lateral jsonb_populate_record(null::public.%1$I, item) w
      order by place', target, list)
  ];

  begin
    for kind in 1..3 loop
      select array_agg(item order by place) into parts
      from jsonb_array_elements(items) with ordinality entry (item, place)
      where kind = case when item ->> 'id' is null then 3 when item -> 'remove' = 'true' then 1 else 2 end;
      if parts is null then
        continue;
      end if;
      open_ranges := array[1, cardinality(parts)];
      while cardinality(open_ranges) > 0 and jsonb_array_length(errors) < most_errors loop
        first_item := open_ranges[1];
        last_item := open_ranges[2];
        open_ranges := open_ranges[3:];
        begin
          execute statements[kind] using parts[first_item:last_item];
          get diagnostics affected = row_count;
          if affected < last_item - first_item + 1 then
            raise exception 'changed or removed since it was read' using errcode = 'PF409';
          end if;
          counts[kind] := counts[kind] + affected;
        exception when integrity_constraint_violation or data_exception or sqlstate 'PF409' then
          if first_item < last_item then
            middle := (first_item + last_item) / 2;
            open_ranges := array[first_item, middle, middle + 1, last_item] || open_ranges;
          else
            get stacked diagnostics refused_message = message_text, refused_detail = pg_exception_detail,
              refused_constraint = constraint_name, refused_column = column_name;
            errors := errors || jsonb_build_object(
              'line', parts[first_item] -> 'line', 'code', sqlstate, 'message', refused_message,
              'details', refused_detail, 'constraint', refused_constraint, 'column', refused_column);
          end if;
        end;
      end loop;
    end loop;
    if is_rehearsal or errors <> '[]' then
      raise exception 'nothing of this is kept' using errcode = 'PF000';
    end if;
  exception when sqlstate 'PF000' then
    null;
  end;

  if errors <> '[]' then
    return jsonb_build_object('kind', 'refused', 'errors', errors, 'is_complete', jsonb_array_length(errors) < most_errors);
  end if;
  return jsonb_build_object('kind', case when is_rehearsal then 'rehearsed' else 'applied' end,
    'removed', counts[1], 'changed', counts[2], 'added', counts[3]);
end
$$;
comment on function public.apply_reference_rows(text, text[], jsonb, boolean) is
  'Adds, changes and removes rows of one reference table: all of them or none; names each bad row by its line.';

-- Answers to requests that add rows. A row gets its id from the database, so a request carries an id of its own, and
-- a repeat after a lost answer returns the first answer instead of adding the row again.
create table private.answered_requests (
  admin_id uuid not null,
  id uuid not null,
  answered_at timestamptz not null default now(),
  answer jsonb not null,
  primary key (admin_id, id)
);
alter table private.answered_requests enable row level security;
create index answered_requests_answered_at_idx on private.answered_requests (answered_at);

-- A repeat that overtakes its first try waits for it. The caller chooses the id, so the lock is none of a member's.
create function private.find_answer(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'no admin' using errcode = 'insufficient_privilege';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('answer/' || request_id, 0));
  return (select answer from private.answered_requests r where r.admin_id = (select auth.uid()) and r.id = request_id);
end
$$;

create function private.keep_answer(request_id uuid, answer jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.answered_requests (admin_id, id, answer) values ((select auth.uid()), request_id, answer);
end
$$;

create function public.answer_once(request_id uuid, call text, arguments jsonb) returns jsonb
language plpgsql set search_path = '' set statement_timeout = '60s' as $$
declare
  answer jsonb;
  target constant text := arguments ->> 'target';
  new_id bigint;
begin
  if request_id is null then
    raise exception 'a request has an id' using errcode = 'invalid_parameter_value';
  end if;
  answer := private.find_answer(request_id);
  if answer is not null then
    return answer;
  end if;
  case call
    when 'add' then
      if not exists (
        select from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relname = target and t.tgname = 'record_inserts'
      ) then
        raise exception '% is no reference data', target using errcode = 'invalid_parameter_value';
      end if;
      if jsonb_typeof(arguments -> 'values') is distinct from 'object' or arguments -> 'values' = '{}' then
        raise exception 'no values to add' using errcode = 'invalid_parameter_value';
      end if;
      execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning id', target,
        (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(arguments -> 'values') key))
        into new_id using arguments -> 'values';
      answer := jsonb_build_object('kind', 'added', 'id', new_id);
    when 'apply' then
      answer := public.apply_reference_rows(
        target, array(select jsonb_array_elements_text(arguments -> 'columns')), arguments -> 'items');
    when 'save_card' then
      answer := public.save_credit_card(arguments -> 'card');
    else
      raise exception 'there is no call %', call using errcode = 'invalid_parameter_value';
  end case;
  -- A refused request may be sent again.
  if answer ->> 'kind' in ('added', 'applied', 'saved') then
    perform private.keep_answer(request_id, answer);
  end if;
  return answer;
end
$$;
comment on function public.answer_once(uuid, text, jsonb) is
  'Adds a row, applies rows or saves a card as an admin; a repeat under the same id within a day is given the same answer.';

grant execute on function
  public.find_reference_rows(text, text[], text[], jsonb, jsonb, text, boolean, integer, integer, jsonb),
  private.count_references(text, bigint), public.count_references(text, bigint), private.list_editors(uuid[]),
  public.list_editors(uuid[]), public.apply_reference_rows(text, text[], jsonb, boolean), private.find_answer(uuid),
  private.keep_answer(uuid, jsonb), public.answer_once(uuid, text, jsonb)
  to app_admin;
