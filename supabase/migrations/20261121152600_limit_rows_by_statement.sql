-- The rows of a member are counted once for a statement. Counted before each row, an import of four thousand uses of benefits
-- counted eight million rows, and took longer than a request may.
create or replace function private.limit_rows_per_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant integer := tg_argv[0]::integer;
  member uuid;
  present integer;
begin
  for member in select distinct added.member_id from added loop
    execute format('select count(*) from (select 1 from %I.%I where member_id = $1 limit %s) existing',
      tg_table_schema, tg_table_name, allowed + 1)
      into present using member;
    if present > allowed then
      raise exception 'at most % rows of % per member', allowed, tg_table_name
        using errcode = 'check_violation', constraint = tg_table_name || '_per_member_check', table = tg_table_name, schema = tg_table_schema;
    end if;
  end loop;
  return null;
end
$$;

do $$
declare
  present record;
begin
  for present in
    select tgrelid::regclass as target, substring(pg_get_triggerdef(oid) from $re$limit_rows_per_member\('(\d+)'\)$re$) as allowed
    from pg_catalog.pg_trigger where tgname = 'limit_rows_per_member'
  loop
    execute format('drop trigger limit_rows_per_member on %s', present.target);
    execute format('create trigger limit_rows_per_member after insert on %s referencing new table as added
      for each statement execute function private.limit_rows_per_member(%L)', present.target, present.allowed);
  end loop;
end
$$;

-- As before, with that trigger.
create or replace function private.protect_member_table(target regclass, insertable text[], updatable text[], max_rows integer) returns void
language plpgsql set search_path = '' as $$
declare
  table_name constant text := (select relname from pg_catalog.pg_class where oid = target);
  label constant text := replace(table_name, '_', ' ');
begin
  execute format($sql$
    alter table %s
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column revision bigint not null default 1
  $sql$, target);

  execute format('create trigger raise_revision before update on %s for each row execute function private.raise_revision()', target);
  execute format('create trigger limit_rows_per_member after insert on %s referencing new table as added
    for each statement execute function private.limit_rows_per_member(%L)', target, max_rows);
  execute format('create trigger send_member_change after insert or update or delete on %s
    for each row execute function private.send_member_change()', target);

  execute format('alter table %s enable row level security', target);
  execute format('create policy %I on %s for select to authenticated using (member_id = (select auth.uid()))',
    'members read their own ' || label, target);
  execute format('create policy %I on %s for insert to authenticated with check (member_id = (select auth.uid()))',
    'members add their own ' || label, target);
  execute format('create policy %I on %s for update to authenticated
    using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()))',
    'members change their own ' || label, target);
  execute format('create policy %I on %s for delete to authenticated using (member_id = (select auth.uid()))',
    'members remove their own ' || label, target);

  execute format('grant select, insert (%s), update (%s), delete on %s to authenticated',
    (select string_agg(quote_ident(name), ', ') from unnest(insertable) name),
    (select string_agg(quote_ident(name), ', ') from unnest(updatable) name),
    target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
end
$$;
