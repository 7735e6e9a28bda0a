-- Tries declared cells inside the database: as PostgREST, Storage and Realtime would for a caller, each undone at
-- once.
create schema if not exists cells;

create table cells.cells (
  id integer primary key,
  scope text not null,
  wall text not null,
  api_role text not null,
  subject text,
  aal text not null,
  topic text,
  operation text,
  statement text not null,
  expected text not null
);
create index cells_scope_idx on cells.cells (scope, id);

-- refused: 42501; nothing: no row was seen or touched. A statement that gets as far as a broken key or check was
-- allowed by privileges and policies; a function may fail because of its arguments.
create function cells.try_cell(cell cells.cells) returns text
language plpgsql as $$
declare
  touched bigint;
begin
  perform
    set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object('sub', cell.subject, 'role', cell.api_role, 'aal', cell.aal))::text, true),
    set_config('request.jwt.claim.sub', coalesce(cell.subject, ''), true),
    set_config('request.jwt.claim.role', cell.api_role, true),
    set_config('realtime.topic', coalesce(cell.topic, ''), true),
    set_config('storage.operation', coalesce(cell.operation, ''), true),
    set_config('role', cell.api_role, true);
  execute cell.statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'PT001', message = case when touched = 0 then 'nothing' else 'allowed' end;
exception
  when sqlstate 'PT001' then return sqlerrm;
  when insufficient_privilege then return 'refused';
  when integrity_constraint_violation then return 'allowed';
  when others then
    return case when cell.statement like 'select count(*) from public.%' then 'allowed' else format('%s %s', sqlstate, sqlerrm) end;
end
$$;

create function cells.raise_wall(wall text, scope text) returns void
language plpgsql as $$
begin
  if wall <> 'both' then
    -- Grant the functions, because checks of columns call them as the writer and would hide a gap in the policies.
    grant usage on schema private to anon, authenticated, app_admin;
    grant execute on all functions in schema private to anon, authenticated, app_admin;
  end if;
  if wall = 'policies' then
    execute format('grant all on public.%I to anon, authenticated, app_admin', scope);
  elsif wall = 'grants' then
    execute format('alter table public.%I disable row level security', scope);
  end if;
end
$$;

-- Finds results that differ from the declared ones behind a wall that is raised: the first, or all with `all_of_them`.
create function cells.compare(wanted_scope text, wanted_wall text, all_of_them boolean) returns table (id integer, outcome text)
language plpgsql as $$
declare
  cell cells.cells;
begin
  for cell in select * from cells.cells c where c.scope = wanted_scope and c.wall = wanted_wall order by c.id loop
    outcome := cells.try_cell(cell);
    if outcome <> cell.expected then
      id := cell.id;
      return next;
      exit when not all_of_them;
    end if;
  end loop;
end
$$;

create function cells.find_differences(wanted_scope text) returns table (id integer, outcome text)
language plpgsql as $$
declare
  found_ids integer[] := '{}';
  found_outcomes text[] := '{}';
  this_wall text;
begin
  foreach this_wall in array '{both, policies, grants}'::text[] loop
    begin
      perform cells.raise_wall(this_wall, wanted_scope)
      where exists (select from cells.cells c where c.scope = wanted_scope and c.wall = this_wall);
      select found_ids || array_agg(c.id order by c.id), found_outcomes || array_agg(c.outcome order by c.id)
      into found_ids, found_outcomes
      from cells.compare(wanted_scope, this_wall, true) c;
      -- Roll back: variables keep the findings, and the database is unchanged.
      raise exception using errcode = 'PT002';
    exception when sqlstate 'PT002' then
      null;
    end;
  end loop;
  return query select * from unnest(found_ids, found_outcomes);
end
$$;

-- Returns the places of the statements after which every result is still as declared. Raises each wall once for all of
-- them, because that takes longer than trying the cells behind it.
create function cells.find_survivors(wanted_scope text, statements text[]) returns integer[]
language plpgsql as $$
declare
  survivors integer[] := array(select generate_subscripts(statements, 1));
  kept integer[];
  this_wall text;
  place integer;
begin
  foreach this_wall in array '{both, policies, grants}'::text[] loop
    continue when not exists (select from cells.cells c where c.scope = wanted_scope and c.wall = this_wall);
    kept := '{}';
    begin
      perform cells.raise_wall(this_wall, wanted_scope);
      foreach place in array survivors loop
        begin
          execute statements[place];
          if not exists (select from cells.compare(wanted_scope, this_wall, false)) then
            kept := kept || place;
          end if;
          raise exception using errcode = 'PT002';
        exception when sqlstate 'PT002' then
          null;
        end;
      end loop;
      raise exception using errcode = 'PT002';
    exception when sqlstate 'PT002' then
      null;
    end;
    survivors := kept;
  end loop;
  return survivors;
end
$$;
