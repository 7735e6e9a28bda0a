-- Common parts of all reference data: revisions, history, live updates, sources and access.

-- One row. Every statement that changes reference data raises the revision by exactly one, and its row lock makes
-- the order of revisions the order of commits, so a tab that sees a gap knows that it missed something.
create table public.catalog_state (
  id boolean primary key default true constraint catalog_state_single_row_check check (id),
  revision bigint not null default 1,
  changed_at timestamptz not null default now()
);
insert into public.catalog_state default values;
alter table public.catalog_state enable row level security;
create policy "anyone reads the catalog state" on public.catalog_state
  for select to anon, authenticated using (true);
grant select on public.catalog_state to anon, authenticated, service_role;

-- Author, content and time of each fact's change. Written by triggers only; admins read it (it includes drafts and
-- names).
create table public.reference_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  catalog_revision bigint not null,
  table_name text not null,
  record_id bigint not null,
  operation text not null constraint reference_changes_operation_check check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb
);
create index reference_changes_table_name_record_id_idx on public.reference_changes (table_name, record_id, id desc);
create index reference_changes_changed_at_idx on public.reference_changes (changed_at desc);
create index reference_changes_changed_by_idx on public.reference_changes (changed_by);
alter table public.reference_changes enable row level security;
create policy "admins read the history of reference data" on public.reference_changes
  for select to app_admin using ((select private.is_admin()));
grant select on public.reference_changes to app_admin, service_role;

-- Published facts before and after each change, by admins and by releases alike, for everybody: the changelog, and the
-- catalog as of an earlier day. It has no authors.
create table public.fact_changes (
  id bigint generated always as identity primary key,
  changed_at timestamptz not null default now(),
  table_name text not null constraint fact_changes_table_name_check check (table_name ~ '^[a-z_]{1,63}$'),
  record_id bigint not null,
  -- The card that the fact belongs to, if it belongs to one.
  credit_card_id bigint,
  -- Name of the fact when it changed: the card, category, benefit or rule.
  title text constraint fact_changes_title_check check (char_length(title) <= 200 and private.is_plain_text(title)),
  -- Changed columns as they were; the whole row if it was removed; null if it was added.
  before jsonb constraint fact_changes_before_check check (octet_length(before::text) <= 100000),
  -- Changed columns as they are now, with the source; the whole row if it was added; null if it was removed.
  after jsonb constraint fact_changes_after_check check (octet_length(after::text) <= 100000),
  -- False for a check that changed nothing but its day and source, and for credit unions, which come by the thousand.
  is_news boolean not null
);
create index fact_changes_changed_at_idx on public.fact_changes (changed_at desc);
create index fact_changes_news_idx on public.fact_changes (id desc) where is_news;
create index fact_changes_credit_card_id_idx on public.fact_changes (credit_card_id, id desc) where is_news;
alter table public.fact_changes enable row level security;
create policy "anyone reads changes of facts" on public.fact_changes
  for select to anon, authenticated using (true);
grant select on public.fact_changes to anon, authenticated, service_role;

-- Id of the card that a row belongs to, through the row that it is a part of.
create function private.find_card_of_fact(table_name text, fact jsonb) returns bigint
language plpgsql stable set search_path = '' as $$
begin
  return case table_name
    when 'credit_cards' then (fact ->> 'id')::bigint
    when 'card_choice_options' then
      (select credit_card_id from public.card_choices where id = (fact ->> 'card_choice_id')::bigint)
    when 'benefit_spending' then
      (select credit_card_id from public.credit_card_benefits where id = (fact ->> 'credit_card_benefit_id')::bigint)
    when 'signup_bonus_tiers' then
      (select credit_card_id from public.signup_bonuses where id = (fact ->> 'signup_bonus_id')::bigint)
    when 'signup_bonus_credits' then
      (select credit_card_id from public.signup_bonuses where id = (fact ->> 'signup_bonus_id')::bigint)
    when 'product_changes' then (fact ->> 'from_credit_card_id')::bigint
    else (fact ->> 'credit_card_id')::bigint
  end;
end
$$;

create function private.name_fact(table_name text, fact jsonb) returns text
language plpgsql stable set search_path = '' as $$
begin
  return left(case table_name
    when 'category_points' then coalesce(
      (select name from public.categories where id = (fact ->> 'category_id')::bigint),
      (select name from public.sub_categories where id = (fact ->> 'sub_category_id')::bigint))
    when 'card_choice_options' then coalesce(
      (select name from public.categories where id = (fact ->> 'category_id')::bigint),
      (select name from public.sub_categories where id = (fact ->> 'sub_category_id')::bigint))
    when 'point_transfers' then
      (select name from public.point_systems where id = (fact ->> 'from_point_system_id')::bigint) || ' to '
      || (select name from public.point_systems where id = (fact ->> 'to_point_system_id')::bigint)
    when 'valuations' then (select name from public.point_systems where id = (fact ->> 'point_system_id')::bigint)
    when 'credit_card_rules' then (select title from public.rules where id = (fact ->> 'rule_id')::bigint)
    when 'credit_card_requirements' then
      (select name from public.requirements where id = (fact ->> 'requirement_id')::bigint)
    when 'product_changes' then 'to ' || (select name from public.credit_cards where id = (fact ->> 'to_credit_card_id')::bigint)
    else coalesce(fact ->> 'name', fact ->> 'title')
  end, 200);
end
$$;

-- Adds the changes, each a row before and after, to those that everybody reads.
create function private.publish_changes(target text, changes jsonb[]) returns void
language plpgsql set search_path = '' as $$
declare
  bookkeeping constant text[] := '{id,revision,created_at,updated_at}';
  provenance constant text[] := '{source,source_url,verified_on,confidence}';
begin
  -- Texts of the site, which have drafts, are no facts. The first release is the catalog that the changes start from.
  if target in ('reviews', 'tips', 'videos')
    or coalesce(current_setting('pointfolio.seeding', true), '') = 'on' and not exists (select from private.facts_release) then
    return;
  end if;
  delete from public.fact_changes where changed_at < now() - interval '400 days';
  insert into public.fact_changes (table_name, record_id, credit_card_id, title, before, after, is_news)
  with differing as (
    select
      place, coalesce(after, before) as fact, before is null or after is null as is_whole, before, after,
      array(select key from jsonb_each(after) where value is distinct from before -> key and key <> all (bookkeeping)) as keys
    from unnest(changes) with ordinality list (change, place)
    cross join lateral (select nullif(change -> 'before', 'null') as before, nullif(change -> 'after', 'null') as after) pair
  )
  select
    target, (fact ->> 'id')::bigint, private.find_card_of_fact(target, fact), private.name_fact(target, fact),
    case when is_whole then before - bookkeeping
      else (select jsonb_object_agg(key, before -> key) from unnest(keys) key) end,
    case when is_whole then after - bookkeeping
      else (select jsonb_object_agg(key, after -> key) from unnest(keys || provenance) key) end,
    (is_whole or not keys <@ provenance) and (target <> 'companies' or fact ->> 'kind' <> 'credit_union')
  from differing where (is_whole or cardinality(keys) > 0) and octet_length(fact::text) <= 50000
  order by place;
end
$$;

-- Message for these changes, each a row before and after, for everyone, so drafts are left out. Up to 50 rows are
-- sent whole; more are sent by columns, which takes a fifth to a twentieth of the bytes.
create function private.encode_changes(changes jsonb[]) returns jsonb
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
        case when coalesce((change -> 'before' ->> 'is_published')::boolean, true) then nullif(change -> 'before', 'null') end as before,
        case when coalesce((change -> 'after' ->> 'is_published')::boolean, true) then nullif(change -> 'after', 'null') end as after
      from unnest(changes) with ordinality list (change, place)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'operation', case when before is null then 'INSERT' when after is null then 'DELETE' else 'UPDATE' end,
      'id', coalesce(after, before) -> 'id',
      'record', after
    ) order by place), '[]')
    into told from visible where before is not null or after is not null;
    if octet_length(told::text) <= most_whole_bytes then
      return jsonb_build_object('changes', told);
    end if;
  end if;

  with visible as (
    select
      place,
      case when coalesce((change -> 'before' ->> 'is_published')::boolean, true) then nullif(change -> 'before', 'null') end as before,
      case when coalesce((change -> 'after' ->> 'is_published')::boolean, true) then nullif(change -> 'after', 'null') end as after
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

-- Sends one statement's changes in parts that fit into messages; each part is a revision of its own, with its
-- history.
create function private.tell_changes(table_name text, verb text, changes jsonb[], keeps_history boolean) returns void
language plpgsql set search_path = '' as $$
declare
  most_rows constant integer := 500;
  most_bytes constant integer := 200000;
  -- Limit of the log.
  most_logged constant integer := 4000000;
  -- Limit per row, the same as on the history pages.
  most_kept constant integer := 100;
  amount constant integer := cardinality(changes);
  told jsonb;
  bytes integer;
  new_revision bigint;
begin
  if amount > most_rows then
    for first_row in 1..amount by most_rows loop
      perform private.tell_changes(table_name, verb, changes[first_row:first_row + most_rows - 1], keeps_history);
    end loop;
    return;
  end if;

  told := private.encode_changes(changes);
  bytes := octet_length(told::text);
  if bytes > most_bytes and amount > 1 then
    perform private.tell_changes(table_name, verb, changes[:amount / 2], keeps_history);
    perform private.tell_changes(table_name, verb, changes[amount / 2 + 1:], keeps_history);
    return;
  end if;

  update public.catalog_state set revision = revision + 1, changed_at = now() where id returning revision into new_revision;
  perform private.publish_changes(table_name, changes);
  if keeps_history then
    insert into public.reference_changes (changed_by, catalog_revision, table_name, record_id, operation, before, after)
    select
      (select auth.uid()), new_revision, tell_changes.table_name,
      coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint,
      verb, nullif(change -> 'before', 'null'), nullif(change -> 'after', 'null')
    from unnest(changes) change;
    delete from public.reference_changes old
    using (
      select distinct coalesce(change -> 'after' ->> 'id', change -> 'before' ->> 'id')::bigint as id from unnest(changes) change
    ) changed
    cross join lateral (
      select c.id from public.reference_changes c
      where c.table_name = tell_changes.table_name and c.record_id = changed.id
      order by c.id desc offset most_kept limit 1
    ) last_dropped
    where old.table_name = tell_changes.table_name and old.record_id = changed.id and old.id <= last_dropped.id;
  end if;
  perform private.send_catalog_changes(table_name, new_revision, case when bytes <= most_logged then told end);
end
$$;

-- Sends every change row by row, however many rows a statement changes, so that open tabs patch the rows they show.
create function private.record_reference_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- Seeds are not edits by a person: they are sent, but write no history.
  is_seeding constant boolean := coalesce(current_setting('pointfolio.seeding', true), '') = 'on';
  changed_count bigint;
  total bigint;
  changes jsonb[];
  new_revision bigint;
begin
  if tg_op = 'INSERT' and is_seeding then
    select count(*) into changed_count from new_rows;
    execute format('select count(*) from public.%I', tg_table_name) into total;
    -- Almost nothing of a half-filled table is shown anywhere.
    if changed_count > 0 and changed_count * 2 > total then
      update public.catalog_state set revision = revision + 1, changed_at = now() where id returning revision into new_revision;
      perform private.send_catalog_changes(tg_table_name, new_revision, null);
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

-- Takes the lock of the revision first. Every change ends with that lock, so taking it early prevents a deadlock of
-- two admins, each holding a row the other needs next.
create function private.lock_catalog() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Checks the caller, because this runs before row-level security: a former admin blocks no one.
  perform from public.catalog_state where id and ((select auth.uid()) is null or private.is_admin()) for no key update;
  return null;
end
$$;

-- Requires a source for a fact that an admin adds or changes. Seeds and changes by the database's owner are checked
-- before they get here.
create function private.require_source() returns trigger
language plpgsql set search_path = '' as $$
declare
  provenance constant text[] := '{source,source_url,verified_on,confidence,revision,updated_at}';
begin
  if current_user <> 'app_admin' or num_nonnulls(nullif(btrim(new.source), ''), new.source_url) > 0 then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - provenance = to_jsonb(old) - provenance and old.source is null and old.source_url is null then
    return new;
  end if;
  raise exception 'new row for relation "%" violates check constraint "%_source_needed"', tg_table_name, tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_source_needed', column = 'source',
      table = tg_table_name, schema = tg_table_schema;
end
$$;

-- Makes a table reference data: source and revision columns, history and live updates; everyone reads (except drafts
-- in a table with is_published), only admins write, and no writer sets the generated columns.
create function private.protect_reference_table(target regclass) returns void
language plpgsql set search_path = '' as $$
declare
  table_name constant text := (select relname from pg_catalog.pg_class where oid = target);
  label constant text := replace(table_name, '_', ' ');
  writable text;
  is_editorial boolean;
begin
  execute format($sql$
    alter table %1$s
      add column source text constraint %2$I check (char_length(source) <= 2000),
      add column source_url text constraint %3$I check (private.is_web_address(source_url)),
      add column verified_on date constraint %5$I check (private.is_calendar_day(verified_on)),
      add column confidence text not null default 'medium' constraint %4$I check (confidence in ('high', 'medium', 'low')),
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column revision bigint not null default 1
  $sql$, target, table_name || '_source_check', table_name || '_source_url_check', table_name || '_confidence_check',
    table_name || '_verified_on_check');

  -- Slugs are keys of objects in JavaScript, as in private.is_slug_list.
  execute (
    select coalesce(string_agg(format('alter table %s add constraint %I check (%I not in (''constructor'', ''prototype''))', target, table_name || '_slug_word_check', attname), '; '), '')
    from pg_catalog.pg_attribute where attrelid = target and attname = 'slug'
  );
  execute (
    select string_agg(format('alter table %s add constraint %I check (private.is_plain_text(%I))',
      target, table_name || '_' || attname || '_plain_check', attname), '; ' order by attnum)
    from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and atttypid = 'text'::regtype
  );

  execute format('create trigger lock_catalog before insert or update or delete on %s
    for each statement execute function private.lock_catalog()', target);
  execute format('create trigger raise_revision before update on %s for each row execute function private.raise_revision()', target);
  execute format('create trigger record_inserts after insert on %s referencing new table as new_rows
    for each statement execute function private.record_reference_changes()', target);
  execute format('create trigger record_updates after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function private.record_reference_changes()', target);
  execute format('create trigger record_deletes after delete on %s referencing old table as old_rows
    for each statement execute function private.record_reference_changes()', target);

  select string_agg(quote_ident(attname), ', ' order by attnum)
      filter (where attname not in ('id', 'created_at', 'updated_at', 'revision')),
    bool_or(attname = 'is_published')
  into writable, is_editorial
  from pg_catalog.pg_attribute
  where attrelid = target and attnum > 0 and not attisdropped;

  execute format('alter table %s enable row level security', target);
  if is_editorial then
    perform private.hide_statistics(target);
    execute format('create policy %I on %s for select to anon, authenticated using (is_published)', 'anyone reads published ' || label, target);
    execute format('create policy %I on %s for select to app_admin using ((select private.is_admin()))', 'admins read all ' || label, target);
  else
    execute format('create policy %I on %s for select to anon, authenticated using (true)', 'anyone reads ' || label, target);
  end if;
  execute format('create policy %I on %s for insert to app_admin with check ((select private.is_admin()))', 'admins add ' || label, target);
  execute format('create policy %I on %s for update to app_admin using ((select private.is_admin())) with check (true)', 'admins change ' || label, target);
  execute format('create policy %I on %s for delete to app_admin using ((select private.is_admin()))', 'admins remove ' || label, target);

  execute format('grant select on %s to anon, authenticated', target);
  execute format('grant insert (%1$s), update (%1$s), delete on %2$s to app_admin', writable, target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
end
$$;
