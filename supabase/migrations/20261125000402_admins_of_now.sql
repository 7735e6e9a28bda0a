grant execute on function private.is_admin() to app_admin;

-- Every policy for admins asks as well; run by each migration that adds some.
create function private.guard_admin_policies() returns void
language plpgsql set search_path = '' as $$
declare
  policy record;
begin
  for policy in
    select schemaname, tablename, policyname, cmd, nullif(qual, 'true') as condition from pg_catalog.pg_policies
    where roles = '{app_admin}' and concat(qual, with_check) not like '%is_admin()%'
  loop
    execute format(
      'alter policy %I on %I.%I %s (%s(select private.is_admin()))', policy.policyname, policy.schemaname, policy.tablename,
      case policy.cmd when 'INSERT' then 'with check' else 'using' end, policy.condition || ' and '
    );
  end loop;
end
$$;

select private.guard_admin_policies();
