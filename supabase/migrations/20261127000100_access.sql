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

-- Home of every security definer function; not exposed by the API.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Refuses a request that did nothing, and may be sent again in so many seconds.
-- https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
create function private.postpone(seconds integer, why text) returns void
language plpgsql stable set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', 'PT429', 'message', why, 'details', seconds::text,
      'hint', 'Wait for as many seconds as the details say.')::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds::text))::text;
end
$$;

-- Takes a member's turn at something that takes seconds until the end of the request, alone or beside others that share it. A
-- request that waited for its turn would keep a connection from everybody, so it is refused: the app sends edits and reads
-- again. The locks are no others': a change takes that of the member's rows after the row of `member_writes`, an import
-- before.
create function private.take_turn(kind text, is_shared boolean default false, seconds integer default 3) returns void
language plpgsql set search_path = '' as $$
declare
  key constant bigint := pg_catalog.hashtextextended(kind || '/' || (select auth.uid()), 0);
  -- Null where nobody has signed in.
  is_free constant boolean := case
    when is_shared then pg_catalog.pg_try_advisory_xact_lock_shared(key) else pg_catalog.pg_try_advisory_xact_lock(key)
  end;
begin
  if not is_free then
    perform private.postpone(seconds, kind || ' of the member under way');
  end if;
end
$$;
grant execute on function private.postpone(integer, text), private.take_turn(text, boolean, integer) to authenticated;

-- PostgREST asks this before each statement of the API. It limits no body, and binds many as jsonb before it looks at
-- privileges: 20 MB of `[0,0,…]` from a visitor took 1.6 GB. A gateway buffers a body and sends its length on.
create function private.check_request() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '');
  path constant text := coalesce(current_setting('request.path', true), '');
  asked_as constant text := coalesce(current_setting('role', true), '');
  -- A former admin, and an admin's password without the code of the app, get as much as a member.
  caller constant text := case when asked_as = 'app_admin' and not private.is_admin() then 'authenticated' else asked_as end;
  is_sender constant boolean := exists (
    select from private.reminder_clock where encode(key_hash, 'hex') = headers ->> 'x-sender'
  );
  is_read constant boolean := coalesce(current_setting('request.method', true), '') in ('GET', 'HEAD') and path not like '%/rpc/%';
  most constant bigint := case
    when caller = 'anon' then case when is_sender then 4 * 1024 else 128 end
    when path like '%/rpc/import_member_data' then 32 * 1024
    when path like '%/rpc/restore_member_card' or caller <> 'authenticated' then 8 * 1024
    when path like '%/whiteboards' then 2560
    else 256
  end * 1024;
begin
  if headers ->> 'transfer-encoding' is not null or (
    case when headers ->> 'content-length' ~ '^[0-9]{1,12}$' then (headers ->> 'content-length')::bigint > most
    else headers ->> 'content-length' is not null end
  ) then
    raise sqlstate 'PGRST' using
      message = '{"code": "54000", "message": "the request is too large"}', detail = '{"status": 413, "headers": {}}';
  end if;
  -- Reading a body of 32 MB takes up to 570 MB, before its function is called: one of a member at a time.
  if path like any ('{%/rpc/import_member_data,%/rpc/restore_member_card}') then
    perform private.take_turn('import');
  end if;
  -- PostgREST has set the time limit of the function that is asked for, whoever asks. A query is planned before anybody's
  -- privileges are looked at, and planning reads the filters: regular expressions kept a visitor's request at work for
  -- the minute of an admin's function. Only admins and the sender of reminders get more than their role has. A member reads
  -- tables as fast as a visitor: nested embeds of public ones took 1.7 GB until the limit for writes.
  if caller = 'authenticated' or caller = 'anon' and not is_sender then
    perform set_config('statement_timeout', split_part(setting, '=', 2), true)
    from pg_catalog.pg_roles, unnest(rolconfig) setting
    where rolname = case when is_read then 'anon' else caller end and setting like 'statement\_timeout=%';
  end if;
  -- Postgres keeps what it knows of each time zone that a date names (26 kB, made-up ones too) and of each form of an
  -- answer for as long as the connection lives. This one request fails; PostgREST connects again.
  begin
    if (select sum(total_bytes) from pg_catalog.pg_backend_memory_contexts) > 67108864 then
      perform pg_catalog.pg_terminate_backend(pg_catalog.pg_backend_pid());
    end if;
  exception when insufficient_privilege then null;
  end;
end
$$;
grant execute on function private.check_request() to anon, authenticated, service_role;
alter role authenticator set pgrst.db_pre_request = 'private.check_request';
-- PostgREST would keep a plan of each query that a caller thinks up, 1.5 MB for one of 1,400 names.
alter role authenticator set pgrst.db_prepared_statements = 'false';
notify pgrst, 'reload config';

-- The day in UTC: `current_date` follows the time zone that a caller names (`Prefer: timezone`).
create function private.today() returns date
language sql stable set search_path = '' as $$
  select (now() at time zone 'utc')::date
$$;
grant execute on function private.today() to app_admin;

-- True for a request that reads each value a few times at most, as the app does. PostgREST answers a column under any
-- number of names and as any type, and no time limit ends the work between two columns of a row: three columns of
-- text cast to numbers took 1.5 GB and 15 s, one column under 150 names 1.1 GB. So this refuses casts, embeds, default
-- values (`Prefer: missing=default` made 412 MB of 150 kB), functions that take a whole row, which can be read like
-- columns, and a name used more than six times in a write (an upsert needs four) or four times in a read (the app
-- needs three), where `*` counts for each name; the answer of a function (`pgrst_scalar`) is read once: the cards of a
-- household three times, as CSV, took 920 MB. Regular expressions are refused too: one may search a line until the
-- time limit, with the locks of the function that has answered it. Quotes inside names are doubled. A name is what
-- follows a dot and is not followed by one, and is in double quotes. The last two kinds of embed are the embedded
-- stack's.
create function private.is_plain_query(statement text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  names constant text[] := array(
    select case when part like '*%' then '*' else split_part(part, '"', 2) end
    from string_to_table(replace(statement, '""', ''), '".') part where part !~ '^"[^"]*$'
  );
begin
  return statement !~* '\m(cast\s*\(|jsonb_build_object\s*\(|join\s+lateral\M|json_agg\(agg\)|to_json\(obj\))|\s~\*?\s'
    and not exists (
      select from unnest(names) name group by name
      having count(*) + case name when '*' then 0 else cardinality(array_positions(names, '*')) end
        > case when name = 'pgrst_scalar' then 1 when statement ~* '^\s*(with\s+\w+\s+as\s*\(\s*)?(insert|update)\M' then 6 else 4 end
    )
    and not exists (
      select from pg_catalog.pg_proc f join pg_catalog.pg_type t on t.oid = f.proargtypes[0]
      where f.proname = any (names::name[]) and f.pronargs = 1 and t.typtype = 'p'
    );
end
$$;

-- Raises an error unless the API's statement is plain. Values are parameters and not part of it. The owner of the
-- database reads everything anyway, and sends scripts of many statements.
create function private.require_plain_query() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if session_user <> 'postgres' and not private.is_plain_query(current_query()) then
    raise exception 'the request casts, embeds or repeats what it reads' using errcode = 'statement_too_complex';
  end if;
  return true;
end
$$;
grant execute on function private.is_plain_query(text), private.require_plain_query() to anon, authenticated, service_role;

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
