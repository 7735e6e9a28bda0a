-- Stays in the database of the test run: the other files call these functions.
begin;
create extension if not exists pgtap with schema extensions;

drop schema if exists tests cascade;
create schema tests;
grant usage on schema tests to anon, authenticated;
grant app_admin to postgres;

create function tests.member_id(number integer) returns uuid
language sql immutable as $$
  select ('00000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid
$$;

-- Creates a user like the auth server; the trigger adds the members row.
create function tests.create_user(number integer, metadata jsonb default '{}') returns uuid
language sql as $$
  insert into auth.users (id, aud, role, email, raw_user_meta_data)
  values (tests.member_id(number), 'authenticated', 'authenticated', format('member%s@pointfolio.test', number), metadata)
  returning id
$$;

-- Acts as PostgREST does for a caller with this token, from here to the end of the transaction; an account whose
-- token names the role of admins is one.
create function tests.act_as(api_role text, member uuid default null, session uuid default null) returns void
language plpgsql as $$
begin
  if api_role = 'app_admin' then
    perform set_config('role', 'postgres', true);
    update auth.users set role = 'app_admin' where id = member and role <> 'app_admin';
  end if;
  perform
    set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
      'sub', member, 'role', api_role, 'session_id', session, 'aal', case when api_role = 'app_admin' then 'aal2' end
    ))::text, true),
    set_config('request.jwt.claim.sub', coalesce(member::text, ''), true),
    set_config('request.jwt.claim.role', api_role, true),
    set_config('role', api_role, true);
end
$$;

create function tests.act_as_owner() returns void
language plpgsql as $$
begin
  perform
    set_config('role', 'postgres', true),
    set_config('request.jwt.claims', '', true),
    set_config('request.jwt.claim.sub', '', true),
    set_config('request.jwt.claim.role', '', true);
end
$$;

-- Returns the outcome of a statement, which is always undone: refused (42501), allowed, or nothing (no row was
-- touched). A statement that gets as far as a broken key or check was allowed by privileges and policies.
create function tests.attempt(statement text) returns text
language plpgsql as $$
declare
  touched bigint;
begin
  begin
    execute statement;
    get diagnostics touched = row_count;
    raise exception using errcode = 'PT001', message = case when touched = 0 then 'nothing' else 'allowed' end;
  exception
    when insufficient_privilege then return 'refused';
    when integrity_constraint_violation then return 'allowed';
    when sqlstate 'PT001' then return sqlerrm;
  end;
end
$$;

grant execute on all functions in schema tests to anon, authenticated;
commit;

begin;
select plan(1);
select has_function('tests', 'attempt', 'the helpers are present');
select * from finish();
rollback;
