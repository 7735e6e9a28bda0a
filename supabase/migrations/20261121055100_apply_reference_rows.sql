-- Many rows of reference data at once, from a file or a change of many: everything or nothing, in one transaction, as the
-- admin who sends them: row-level security and the grants of columns decide.

-- An item has `line` (what an error is reported under) and `id`: absent for a new row; with `revision`, the row is changed
-- from that revision, and with `remove` it is removed. The rest are the values of `columns`, which every item has.
-- What can be expected to go wrong is an answer and leaves nothing behind. To find the bad rows among thousands, what
-- failed is tried again in halves: each of them is then named, in a few statements instead of one for each row.
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

revoke execute on function public.apply_reference_rows(text, text[], jsonb, boolean) from public;
grant execute on function public.apply_reference_rows(text, text[], jsonb, boolean) to app_admin;
