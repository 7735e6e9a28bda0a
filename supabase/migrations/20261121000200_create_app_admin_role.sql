-- Admins are a database role: auth.users.role becomes the token's role claim, and PostgREST switches to it.
-- An admin is also a member, hence the second grant: policies "to authenticated" cover their own rows.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_admin') then
    create role app_admin nologin inherit;
  end if;
end
$$;

grant authenticated to app_admin;
grant app_admin to authenticator;
