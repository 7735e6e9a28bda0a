-- Loads the facts of a release. The same calls fill a new database, run after each change on the embedded stack, and bring a
-- hosted project from one release to the next (`npm run facts:push`). supabase/seeds/README.md has the rules.

-- Rows that came from the facts. A row that is not listed here was added by hand, and a push leaves it alone.
create table private.seeded_facts (
  table_name text not null,
  record_id bigint not null,
  seed text not null,
  -- Values of the columns that identify a fact; null for rows older than this table, until the next run matches them.
  key jsonb,
  -- Latest change in the history at the time the row last matched the facts. Any later change was made by hand.
  seen_change bigint not null default 0,
  has_left boolean not null default false,
  primary key (table_name, record_id)
);
alter table private.seeded_facts enable row level security;

-- Version of the facts in this database.
create table private.facts_release (
  id boolean primary key default true constraint facts_release_single_row_check check (id),
  digest text not null,
  pushed_at timestamptz not null default now()
);
alter table private.facts_release enable row level security;

-- Pieces of seed files being uploaded: one request to a hosted project is too small for all of them.
create table private.staged_facts (
  push uuid not null,
  place integer not null,
  part integer not null,
  sql text not null,
  staged_at timestamptz not null default now(),
  primary key (push, place, part)
);
alter table private.staged_facts enable row level security;

create function private.find_last_change(target text, record bigint) returns bigint
language sql stable set search_path = '' as $$
  select coalesce((select max(c.id) from public.reference_changes c where c.table_name = target and c.record_id = record), 0)
$$;

-- Existing rows came from the facts unless the history has the change that added them.
do $$
declare
  target text;
begin
  for target in
    select c.relname from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and t.tgname = 'record_inserts'
  loop
    execute format($sql$
      insert into private.seeded_facts (table_name, record_id, seed)
      select %1$L, id, %2$s from public.%1$I t
      where not exists (
        select from public.reference_changes c where c.table_name = %1$L and c.record_id = t.id and c.operation = 'INSERT')
    $sql$, target, case target when 'companies' then $sql$case when charter_number is null then 'companies' else 'credit_unions' end$sql$
      else quote_literal(target) end);
  end loop;
end
$$;

-- References to rows that left the facts. `referrer_id` is null if the referrer stays, which keeps the row too.
create function private.list_references_to_left(takes_release boolean)
returns table (target text, target_id bigint, referrer text, referrer_id bigint, goes_along boolean)
language plpgsql set search_path = '' as $$
declare
  pointing record;
begin
  for pointing in
    select r.relname as source_table, a.attname as source_column, t.relname as target_table, c.confdeltype = 'c' as cascades,
      exists (select from pg_catalog.pg_trigger g where g.tgrelid = r.oid and g.tgname = 'record_inserts') as is_reference
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class r on r.oid = c.conrelid
    join pg_catalog.pg_class t on t.oid = c.confrelid
    cross join lateral unnest(c.conkey, c.confkey) pair (own, other)
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_catalog.pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other and f.attname = 'id'
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace
      and t.relname in (select distinct l.table_name from private.seeded_facts l where l.has_left)
  loop
    return query execute format($sql$
      select %1$L::text, l.record_id, %2$L::text, own.record_id, %3$L::boolean
      from private.seeded_facts l
      join public.%2$I r on r.%4$I = l.record_id
      left join private.seeded_facts own on %5$L and own.table_name = %2$L and own.record_id = %6$s and own.has_left
        and ($1 or private.find_last_change(own.table_name, own.record_id) <= own.seen_change)
      where l.table_name = %1$L and l.has_left
    $sql$, pointing.target_table, pointing.source_table, pointing.cascades, pointing.source_column, pointing.is_reference,
      case when pointing.is_reference then 'r.id' else 'null' end)
    using takes_release;
  end loop;
end
$$;

-- Removes rows that left the facts and that nothing else needs, and returns the counts by table. With `only_seed`, only rows of
-- that file without any reference are removed, which frees their unique values before new rows are added. Without it, rows that
-- refer to each other are removed together, and rows that must stay are closed. Rows edited by hand are not touched.
create function private.remove_left_facts(only_seed text default null) returns jsonb
language plpgsql set search_path = '' as $$
declare
  takes_release constant boolean := coalesce(current_setting('pointfolio.takes_release', true), '') = 'on';
  report jsonb := '[]';
  target text;
  removed integer;
  closed integer;
begin
  if not exists (select from private.seeded_facts where has_left) then
    return report;
  end if;
  create temporary table left_facts on commit drop as
  with recursive pointing as materialized (
    select * from private.list_references_to_left(takes_release)
  ), held (target, id) as (
    select p.target, p.target_id from pointing p where p.referrer_id is null
    union
    -- A row stays if a row that stays refers to it, or if it belongs to a row that stays.
    select other.target, other.id
    from held h
    join pointing p on (p.referrer, p.referrer_id) = (h.target, h.id) or (p.goes_along and (p.target, p.target_id) = (h.target, h.id))
    cross join lateral (values (p.target, p.target_id), (p.referrer, p.referrer_id)) other (target, id)
    where other.id is not null
  )
  select l.table_name, l.record_id, h.id is not null as is_held,
    exists (select from pointing p where (p.target, p.target_id) = (l.table_name, l.record_id)) as is_named,
    exists (
      select from pointing p where (p.referrer, p.referrer_id) = (l.table_name, l.record_id) and p.goes_along
    ) as goes_along
  from private.seeded_facts l
  left join held h on (h.target, h.id) = (l.table_name, l.record_id)
  where l.has_left and (only_seed is null or l.seed = only_seed)
    and (takes_release or private.find_last_change(l.table_name, l.record_id) <= l.seen_change);

  -- Recorded in the history when the work of an admin may be overwritten.
  perform set_config('pointfolio.seeding', case when takes_release then '' else 'on' end, true);
  for target in
    with recursive depths (oid, depth) as (
      select c.oid, 0 from pg_catalog.pg_class c join pg_catalog.pg_trigger t on t.tgrelid = c.oid and t.tgname = 'record_inserts'
      union
      select c.conrelid, d.depth + 1 from depths d join pg_catalog.pg_constraint c
        on c.contype = 'f' and c.confrelid = d.oid and c.conrelid <> d.oid
      join pg_catalog.pg_trigger t on t.tgrelid = c.conrelid and t.tgname = 'record_inserts'
    )
    select c.relname from depths d join pg_catalog.pg_class c using (oid)
    where c.relname in (select f.table_name from pg_temp.left_facts f)
    group by c.relname order by max(d.depth) desc, c.relname
  loop
    execute format(
      'delete from public.%1$I t using pg_temp.left_facts f
       where f.table_name = %1$L and t.id = f.record_id and not f.is_held and ($1 is null or not f.is_named)', target)
      using only_seed;
    get diagnostics removed = row_count;
    delete from private.seeded_facts l using pg_temp.left_facts f
    where (l.table_name, l.record_id) = (f.table_name, f.record_id) and f.table_name = target and not f.is_held
      and (only_seed is null or not f.is_named);
    closed := 0;
    if only_seed is null then
      closed := private.close_left_facts(target);
    end if;
    if removed + closed > 0 then
      report := report || jsonb_build_object('table', target, 'removed', removed, 'closed', closed);
    end if;
  end loop;
  perform set_config('pointfolio.seeding', '', true);
  if takes_release then
    update private.seeded_facts l set seen_change = private.find_last_change(l.table_name, l.record_id)
    from pg_temp.left_facts f where (l.table_name, l.record_id) = (f.table_name, f.record_id);
  end if;
  drop table pg_temp.left_facts;
  return report;
end
$$;

-- Closes rows of left_facts that stay because something refers to them. Other tables have no way to close a row.
create function private.close_left_facts(target text) returns integer
language plpgsql set search_path = '' as $$
declare
  closed integer := 0;
begin
  case target
    when 'credit_cards' then
      update public.credit_cards t set opened_to_new = false from pg_temp.left_facts f
      where f.table_name = target and f.record_id = t.id and f.is_held and t.opened_to_new;
    when 'signup_bonuses' then
      update public.signup_bonuses t set is_current = false from pg_temp.left_facts f
      where f.table_name = target and f.record_id = t.id and f.is_held and t.is_current;
    when 'credit_card_benefits' then
      -- Holders of a closed card keep its benefits.
      update public.credit_card_benefits t set ends_on = private.today() from pg_temp.left_facts f
      where f.table_name = target and f.record_id = t.id and f.is_held and not f.goes_along
        and (t.ends_on is null or t.ends_on > private.today());
    else
      return 0;
  end case;
  get diagnostics closed = row_count;
  return closed;
end
$$;

-- Updates one table to match the facts and returns the counts. Facts name other rows by slug (`refs` maps columns to tables). Rows
-- edited or removed by hand are kept and listed, unless pointfolio.takes_release is on.
create function private.apply_facts(seed text, target text, columns text[], key text[], refs jsonb, facts jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  takes_release constant boolean := coalesce(current_setting('pointfolio.takes_release', true), '') = 'on';
  list constant text := (select string_agg(quote_ident(name), ', ') from unnest(columns) name);
  record_key constant text := (select format('jsonb_build_array(%s)', string_agg(format('t.%I', name), ', ')) from unnest(key) name);
  assignments constant text := (select string_agg(format('%1$I = w.%1$I', name), ', ') from unnest(columns) name);
  values_of text;
  joins text;
  selected text;
  is_whole text;
  has_key text;
  amounts integer[] := '{0,0}';
  affected integer;
  kept jsonb;
  removed jsonb;
begin
  -- Held to the end: an admin's edit comes before the comparison or after the push, and is never overwritten in between.
  perform from public.catalog_state where id for no key update;
  select
    string_agg(case when refs ? name then format('%I.id', name || '_row') else format('r.%I', name) end, ', ' order by place),
    -- A row whose slug was edited by hand is still the one that its facts name: the ledger has the former slug.
    coalesce(string_agg(format('left join public.%1$I %2$I on %2$I.id = coalesce(
        (select named.id from public.%1$I named where named.slug = f.fact ->> %3$s),
        case when f.fact ->> %3$s is not null then (
          select l.record_id from private.seeded_facts l where l.table_name = %1$L and l.key = jsonb_build_array(f.fact ->> %3$s) limit 1
        ) end)', refs ->> name, name || '_row', place - 1), ' ')
      filter (where refs ? name), ''),
    string_agg(format('%L, f.fact -> %s', name, place - 1), ', ' order by place) filter (where not refs ? name),
    coalesce(string_agg(format('(%I.id is not null or f.fact ->> %s is null)', name || '_row', place - 1), ' and ')
      filter (where refs ? name and name = any (key)), 'true'),
    coalesce(string_agg(format('%I.id is not null', name || '_row'), ' and ') filter (where refs ? name and exists (
      select from pg_catalog.pg_attribute a
      where a.attrelid = format('public.%I', target)::regclass and a.attname = name and a.attnotnull)), 'true')
  into selected, joins, values_of, has_key, is_whole
  from unnest(columns) with ordinality entry (name, place);

  execute format('create temporary table facts on commit drop as
    select 0::bigint as fact_place, null::jsonb as fact_key, true as fact_is_whole, null::text as fact_state, t.* from public.%I t limit 0', target);
  execute format($sql$
    insert into pg_temp.facts (fact_place, fact_is_whole, %1$s)
    select f.place, %2$s, %3$s
    from jsonb_array_elements($1) with ordinality f (fact, place)
    cross join lateral jsonb_populate_record(null::public.%4$I, jsonb_build_object(%5$s)) r
    %6$s where %7$s
  $sql$, list, is_whole, selected, target, values_of, joins, has_key) using facts;
  execute format('update pg_temp.facts t set fact_key = %s where true', record_key);
  execute format('update pg_temp.facts f set id = t.id from public.%I t where %s = f.fact_key', target, record_key);
  -- If the key was edited by hand, the ledger still knows the row. If the row is gone, it was removed by hand.
  execute format('update pg_temp.facts f set id = t.id, fact_state = case when t.id is null then ''removed'' end
    from private.seeded_facts l left join public.%1$I t on t.id = l.record_id
    where f.id is null and l.table_name = %1$L and l.key = f.fact_key
      and not exists (select from pg_temp.facts other where other.id = l.record_id)', target);
  execute format($sql$
    update pg_temp.facts f set fact_state = case
      when (%1$s) is not distinct from (%2$s) then 'same'
      when l.record_id is not null and private.find_last_change(%3$L, t.id) <= l.seen_change then 'old'
      else 'edited' end
    from public.%3$I t left join private.seeded_facts l on l.table_name = %3$L and l.record_id = t.id
    where t.id = f.id
  $sql$, (select string_agg(format('t.%I', name), ', ') from unnest(columns) name),
    (select string_agg(format('f.%I', name), ', ') from unnest(columns) name), target);
  update pg_temp.facts set fact_state = 'new' where fact_state is null;

  -- Forget rows that are gone together with their parent, then mark rows that are no longer in the facts.
  execute format('delete from private.seeded_facts l
    where l.table_name = %1$L and l.seed = $1 and not exists (select from public.%1$I t where t.id = l.record_id)
      and not exists (select from pg_temp.facts f where f.fact_key = l.key)', target) using seed;
  update private.seeded_facts l set has_left = true
  where l.table_name = target and l.seed = apply_facts.seed and not l.has_left
    and not exists (select from pg_temp.facts f where f.id = l.record_id)
    and not exists (select from pg_temp.facts f where f.fact_key = l.key);
  removed := private.remove_left_facts(seed);
  kept := case when takes_release then '[]' else private.list_kept_facts(seed, target, columns, key, refs) end;

  perform set_config('pointfolio.seeding', 'on', true);
  execute format('update public.%I t set %s from pg_temp.facts w where t.id = w.id and w.fact_is_whole and w.fact_state = ''old''', target, assignments);
  get diagnostics affected = row_count;
  amounts[2] := affected;
  execute format('insert into public.%1$I (%2$s) select %2$s from pg_temp.facts
    where fact_is_whole and (fact_state = ''new'' or fact_state = ''removed'' and $1) order by fact_place', target, list) using takes_release;
  get diagnostics affected = row_count;
  amounts[1] := affected;
  -- Overwritten edits are recorded in the history, so that an admin can restore them.
  perform set_config('pointfolio.seeding', '', true);
  if takes_release then
    execute format('update public.%I t set %s from pg_temp.facts w where t.id = w.id and w.fact_is_whole and w.fact_state = ''edited''', target, assignments);
    get diagnostics affected = row_count;
    amounts[2] := amounts[2] + affected;
    delete from private.seeded_facts l using pg_temp.facts f
    where l.table_name = target and l.key = f.fact_key and f.fact_state = 'removed';
  end if;

  execute format('update pg_temp.facts f set id = t.id from public.%I t where f.id is null and %s = f.fact_key', target, record_key);
  insert into private.seeded_facts as l (table_name, record_id, seed, key, seen_change)
  select target, f.id, apply_facts.seed, f.fact_key, private.find_last_change(target, f.id)
  from pg_temp.facts f
  where f.id is not null and (takes_release or f.fact_state <> 'edited')
  on conflict (table_name, record_id) do update
  set seed = excluded.seed, key = excluded.key, seen_change = excluded.seen_change, has_left = false
  where (l.seed, l.key, l.seen_change, l.has_left) is distinct from (excluded.seed, excluded.key, excluded.seen_change, false);
  update private.seeded_facts l set has_left = false
  from pg_temp.facts f where l.table_name = target and l.has_left and l.record_id = f.id;
  drop table pg_temp.facts;
  return removed || jsonb_build_object('table', target, 'added', amounts[1], 'changed', amounts[2], 'kept', kept);
end
$$;

-- Lists rows that differ from the facts because they were edited or removed by hand, with both values of each column.
create function private.list_kept_facts(seed text, target text, columns text[], key text[], refs jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  described text;
  listed jsonb;
begin
  select format('jsonb_build_object(%s)', string_agg(format('%L, %s', name, case when refs ? name
    then format('(select r.slug from public.%I r where r.id = t.%I)', refs ->> name, name) else format('t.%I', name) end), ', '))
  into described from unnest(columns) name;
  execute format($sql$
    with kept as (
      select f.fact_place as place, f.fact_state as state,
        (select %1$s from pg_temp.facts t where t.fact_place = f.fact_place) as release,
        (select %1$s from public.%2$I t where t.id = f.id) as here
      from pg_temp.facts f where f.fact_state in ('edited', 'removed')
      union all
      select null, 'left', null, (select %1$s from public.%2$I t where t.id = l.record_id)
      from private.seeded_facts l
      where l.table_name = %2$L and l.seed = $1 and l.has_left and private.find_last_change(%2$L, l.record_id) > l.seen_change
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'row', (select string_agg(coalesce(release, here) ->> part, ' / ' order by place) from unnest($2) with ordinality k (part, place)),
      'state', state,
      'differs', (
        select jsonb_agg(jsonb_build_object('column', name, 'here', here -> name, 'release', release -> name) order by place)
        from unnest($3) with ordinality c (name, place)
        where state = 'edited' and here -> name is distinct from release -> name)
    ) order by place), '[]') from kept
  $sql$, described, target) into listed using seed, key, columns;
  return listed;
end
$$;

-- Ends a run: removes or closes rows that left the facts, and stores the digest of the release.
create function private.finish_facts(digest text, seeds text[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  report jsonb;
begin
  update private.seeded_facts l set has_left = true where not l.has_left and l.seed <> all (seeds);
  report := private.remove_left_facts();
  insert into private.facts_release as present (digest) values (finish_facts.digest)
  on conflict (id) do update set digest = excluded.digest, pushed_at = excluded.pushed_at
  where present.digest <> excluded.digest;
  -- Without statistics, the planner picks nested loops for the next run, which then takes minutes.
  analyze private.seeded_facts;
  return report;
end
$$;

-- Runs the staged seed files in order, all or nothing, and returns the report of each table.
create function private.push_facts(push uuid, takes_release boolean, is_rehearsal boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  report jsonb := '[]';
  answer jsonb;
  file text;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('private.push_facts', 0));
  perform set_config('pointfolio.takes_release', case when takes_release then 'on' else '' end, true);
  begin
    for file in
      select string_agg(s.sql, '' order by s.part) from private.staged_facts s where s.push = push_facts.push
      group by s.place order by s.place
    loop
      execute file into answer;
      report := report || answer;
    end loop;
    if is_rehearsal then
      raise exception 'nothing of this is kept' using errcode = 'PF000';
    end if;
  exception when sqlstate 'PF000' then
    null;
  end;
  perform set_config('pointfolio.takes_release', '', true);
  delete from private.staged_facts s where s.push = push_facts.push or s.staged_at < now() - interval '1 hour';
  return report;
end
$$;
