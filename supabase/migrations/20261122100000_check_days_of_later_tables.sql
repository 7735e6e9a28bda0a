-- As before; a table that is made from now on takes no day of a source outside of 1900 to 2199, as those before it.
create or replace function private.protect_reference_table(target regclass) returns void
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
      add column source_url text constraint %3$I check (source_url ~ '^https?://' and char_length(source_url) <= 2000),
      add column verified_on date constraint %5$I check (private.is_calendar_day(verified_on)),
      add column confidence text not null default 'medium' constraint %4$I check (confidence in ('high', 'medium', 'low')),
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column revision bigint not null default 1
  $sql$, target, table_name || '_source_check', table_name || '_source_url_check', table_name || '_confidence_check',
    table_name || '_verified_on_check');

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
    execute format('create policy %I on %s for select to anon, authenticated using (is_published)', 'anyone reads published ' || label, target);
    execute format('create policy %I on %s for select to app_admin using (true)', 'admins read all ' || label, target);
  else
    execute format('create policy %I on %s for select to anon, authenticated using (true)', 'anyone reads ' || label, target);
  end if;
  execute format('create policy %I on %s for insert to app_admin with check (true)', 'admins add ' || label, target);
  execute format('create policy %I on %s for update to app_admin using (true) with check (true)', 'admins change ' || label, target);
  execute format('create policy %I on %s for delete to app_admin using (true)', 'admins remove ' || label, target);

  execute format('grant select on %s to anon, authenticated', target);
  execute format('grant insert (%1$s), update (%1$s), delete on %2$s to app_admin', writable, target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
end
$$;
