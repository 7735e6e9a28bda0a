-- Turns a database by subject into one of the former history.
delete from supabase_migrations.schema_migrations;
insert into supabase_migrations.schema_migrations (version, name)
select version, 'former' from generate_series(20261126000646, 20261126000710) version;

set role postgres;
-- Functions that each migration called which added a policy for admins, or a member table.
create function private.guard_admin_policies() returns void language sql set search_path = '' as '';
create function private.guard_member_tables() returns void language sql set search_path = '' as '';
do $$
declare
  checked record;
begin
  for checked in
    select conrelid::regclass as place, conname, pg_get_constraintdef(oid) as what from pg_constraint where conname ~ 'name_visible_check$'
  loop
    execute format('alter table %1$s drop constraint %2$I, add constraint %2$I %3$s not valid', checked.place, checked.conname, checked.what);
  end loop;
end
$$;
reset role;
