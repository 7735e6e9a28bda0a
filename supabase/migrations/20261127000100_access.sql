-- Access rules that every later migration builds on.

-- Revoke everything in public by default: each migration grants per table, verb and, where needed, column.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges revoke execute on functions from public;

revoke create on schema public from public;
revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all sequences in schema public from anon, authenticated, service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Admins are a database role: auth.users.role becomes the token's role claim, and PostgREST switches to it. An admin
-- is also a member, hence the second grant: policies "to authenticated" cover their own rows.
do $$
begin
  if not exists (select from pg_roles where rolname = 'app_admin') then
    create role app_admin nologin inherit;
  end if;
end
$$;

grant authenticated to app_admin;
grant app_admin to authenticator;

-- Time limits of the API's statements; PostgREST applies the settings of its caller's role. Reads by visitors take
-- milliseconds, and counts by admins over a million members some seconds.
alter role anon set statement_timeout = '1s';
alter role authenticated set statement_timeout = '8s';
alter role app_admin set statement_timeout = '8s';
notify pgrst, 'reload config';

-- Home of every security definer function; not exposed by the API.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Run by the owner of the database only. Takes effect with the person's next token.
create function private.set_user_role(account uuid, new_role text) returns void
language plpgsql set search_path = '' as $$
begin
  update auth.users set role = new_role where id = account;
  if not found then
    raise exception 'no account %', account using errcode = 'no_data_found';
  end if;
end
$$;

-- True unless the account has an authenticator app and the session was opened by password alone: such a session reads
-- and writes none of the member's data.
create function private.has_proved_factors() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select auth.jwt()) ->> 'aal', 'aal1') = 'aal2' or not exists (
    select from auth.mfa_factors factor where factor.user_id = (select auth.uid()) and factor.status = 'verified'
  )
$$;
grant execute on function private.has_proved_factors() to authenticated;

-- True for an admin. An admin's token is valid for an hour and names the role the account had when it was issued, so
-- this checks the account itself: with the token of a former admin nothing is written, and only a member's reads are
-- allowed. An admin signs in with a second factor unless the owner of the database has excused the account (a
-- demonstration account).
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users account where account.id = (select auth.uid()) and account.role = 'app_admin' and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or account.raw_app_meta_data ->> 'second_factor' = 'optional' and private.has_proved_factors()
    )
  )
$$;
grant execute on function private.is_admin() to app_admin;

create function private.grant_admin(account uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Requires a confirmed address, because anyone can register with an address that is not theirs.
  if exists (select from auth.users where id = account and email_confirmed_at is null) then
    raise exception 'the address of account % is not confirmed', account using errcode = 'object_not_in_prerequisite_state';
  end if;
  perform private.set_user_role(account, 'app_admin');
end
$$;

create function private.revoke_admin(account uuid) returns void
language sql set search_path = '' as $$
  select private.set_user_role(account, 'authenticated')
$$;
