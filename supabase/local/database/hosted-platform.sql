-- Objects that a hosted project has before its first migration and that PGlite and @supabase/lite lack. Runs once, as
-- the superuser, after the schemas auth and storage exist.

create role postgres login createdb createrole replication bypassrls;
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
create role supabase_auth_admin nologin noinherit createrole;
create role supabase_storage_admin nologin noinherit createrole;
create role supabase_realtime_admin nologin noinherit;

-- `postgres` runs the migrations and is not a superuser. On a hosted project an extension lets it write policies and
-- triggers on the tables below; here it is a member of the roles that own them.
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant supabase_storage_admin, supabase_realtime_admin, pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter database postgres owner to postgres;
alter role postgres set search_path = "$user", public, extensions;
alter role authenticator set statement_timeout = '8s';
-- Another extension allows it to set these (`supautils.privileged_role_allowed_configs`).
grant set on parameter pgrst.db_pre_request, pgrst.db_prepared_statements to postgres;

create schema extensions;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;

grant usage on schema public to anon, authenticated, service_role;
grant create on schema public to postgres;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;

create schema graphql_public;
create publication supabase_realtime;

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;
grant usage on schema auth to postgres, anon, authenticated, service_role;
grant all on all tables in schema auth to postgres;
grant execute on all functions in schema auth to public;

alter schema storage owner to supabase_storage_admin;
alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to postgres, anon, authenticated, service_role;
grant execute on all functions in schema storage to public;

-- History table of the Supabase CLI.
create schema supabase_migrations;
create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table supabase_migrations.seed_files (path text primary key, hash text not null);

-- A hosted server loads it for every request through the API. PGlite does not have it, and a server may lack it.
do $$
begin
  load 'safeupdate';
  alter role authenticator set session_preload_libraries = 'safeupdate';
exception when undefined_file then null;
end
$$;
