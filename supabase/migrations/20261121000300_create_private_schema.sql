-- Home of every security definer function; not exposed by the API.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
