-- Tables created before `private.protect_reference_table` took the lock of the catalog.
do $$
declare
  target regclass;
begin
  for target in
    select tgrelid from pg_catalog.pg_trigger made
    where tgname = 'record_inserts'
      and not exists (select from pg_catalog.pg_trigger t where t.tgrelid = made.tgrelid and t.tgname = 'lock_catalog')
  loop
    execute format('create trigger lock_catalog before insert or update or delete on %s
      for each statement execute function private.lock_catalog()', target);
  end loop;
end
$$;
