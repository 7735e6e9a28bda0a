-- An account with an authenticator app requires a password and a code, and an admin's always requires both.
begin;
select plan(45);
select tests.create_user(number) from generate_series(1, 3) number;
update auth.users set email_confirmed_at = now();
select private.grant_admin(tests.member_id(3));
insert into auth.sessions (id, user_id, created_at) values (tests.member_id(801), tests.member_id(1), now() - interval '11 minutes');

create function pg_temp.act_with(api_role text, member integer, aal text) returns void language sql as $$
  select
    set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
      'sub', tests.member_id(member), 'role', api_role, 'session_id', tests.member_id(800 + member), 'aal', aal
    ))::text, true),
    set_config('request.jwt.claim.sub', tests.member_id(member)::text, true),
    set_config('request.jwt.claim.role', api_role, true),
    set_config('role', api_role, true)
$$;
grant execute on function pg_temp.act_with(text, integer, text) to public;

select pg_temp.act_with('authenticated', 1, 'aal1');
insert into public.wallets (name) values ('Mine');
select isnt_empty($$ select from public.members $$, 'who has no app reads what is theirs by a password');

select tests.act_as_owner();
insert into auth.sessions (id, user_id, created_at) values (tests.member_id(802), tests.member_id(1), now());
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.member_id(1), 'Phone', 'totp', 'unverified', now(), now());
delete from auth.sessions where id = tests.member_id(802);
select pg_temp.act_with('authenticated', 1, 'aal1');
select isnt_empty($$ select from public.wallets $$, 'and so long as no code of the app was given');

select tests.act_as_owner();
update auth.mfa_factors set status = 'verified';
select pg_temp.act_with('authenticated', 1, 'aal1');
select is(tests.attempt($$ select from public.members $$), 'refused', 'a password alone then reads no account');
select is(tests.attempt($$ select from public.wallets $$), 'refused', 'no wallet');
select is(tests.attempt(search), 'refused', format('nor learns that there is nothing: %s', search))
from unnest(array[
  'select from public.member_cards where credit_card_id = 2', 'select from public.bonus_trackers where deadline_on > ''2100-01-01''',
  'select from public.card_offers where ends_on > ''2100-01-01''', 'select from public.own_reminders where title like ''A%'''
]) search;
select is_empty(
  $$ select tablename from pg_policies asked where policyname = 'a second factor where one is set up' and schemaname = 'public' and not exists (
    select from pg_policies own where own.schemaname = 'public' and own.tablename = asked.tablename and own.cmd = 'SELECT' and own.roles = '{authenticated}'
      and own.qual ~ 'SELECT auth\.uid\(\) AS uid\s+WHERE private\.require_proved_factors\(\)'
  ) $$, 'in no table of a member'
);
select is_empty(
  $$ select index.indexrelid::regclass from pg_index index join pg_policy policy on policy.polrelid = index.indrelid
    where policy.polname = 'a second factor where one is set up' and index.indrelid <> 'storage.objects'::regclass and not exists (
      select from pg_attribute part where part.attrelid = index.indrelid and part.attnum = any (index.indkey::smallint[])
        and part.attname = case index.indrelid when 'public.members'::regclass then 'id' else 'member_id' end
    ) and not (index.indisunique and index.indnatts = 1) $$, 'for a search by every index names the member'
);
select is_empty($$ select from public.list_sessions() $$, 'no session');
select is(public.end_session(tests.member_id(801)), false, 'ends none');
select is(tests.attempt($$ insert into public.wallets (name) values ('Another') $$), 'refused', 'adds nothing');
select is(tests.attempt($$ update public.wallets set name = 'Another' $$), 'refused', 'changes nothing');
select is(tests.attempt($$ delete from public.wallets $$), 'refused', 'removes nothing');
select throws_ok(
  $$ select public.delete_current_user() $$, '42501', 'the code of the authenticator app is missing', 'and deletes no account'
);
select is(tests.attempt(call), 'refused', format('and writes nothing by a function: %s', call))
from unnest(array[
  'select public.save_point_system_custom_values(''[]'')', 'select public.save_benefit_custom_values(''[]'')', 'select public.count_member_mutation(1)',
  'select public.report_function_error(''a.b'', ''TIMEOUT'')', 'select private.count_member_write()', 'select private.count_rate_limit()',
  'update public.wallets set name = name where false', 'delete from public.people where false'
]) call;
select tests.act_as_owner();
select is_empty($$ select from private.member_mutations $$, 'no limit of the member is used up');
-- Auth does this for anyone with the password.
update auth.users set raw_user_meta_data = '{"name": "Somebody else", "user_name": "else", "avatar_url": "https://attacker.test/a.png"}' where id = tests.member_id(1);
select results_eq(
  $$ select name, user_name, image_url from public.members where id = tests.member_id(1) $$, $$ values ('member1', 'member1', null::text) $$,
  'name and picture stay as they are'
);
update auth.users set raw_user_meta_data = '{"name": "Somebody else"}' where id = tests.member_id(2);
select is((select name from public.members where id = tests.member_id(2)), 'Somebody else', 'those of a member without an app follow');
update auth.users set email = 'changed@pointfolio.test' where id = tests.member_id(1);
select is((select email_address from public.members where id = tests.member_id(1)), 'changed@pointfolio.test', 'the address follows, for which Auth asks for the app');

-- Functions and triggers that run as their owner and write for their caller.
create temporary view unasked as
select proname::text collate "default" as name from pg_proc
where pronamespace = 'private'::regnamespace and prosecdef and provolatile = 'v' and prorettype <> 'trigger'::regtype
  and has_function_privilege('authenticated', oid, 'execute') and prosrc !~ '(require|has)_proved_factors\(\)';
select set_eq(
  'select name from unasked',
  -- These require a key or a token, or take input that anyone may send, and have no session.
  '{claim_operator_alerts, claim_reminder_looks, claim_reminders, claim_watched_page, end_reminder_pass, enqueue_reminders, report_fact, report_from_browser, settle_reminders, settle_watched_page, read_calendar_feed, unsubscribe_from_mail}'::text[],
  'every function that writes for a member asks for the second factor'
);
create temporary view unguarded as
select distinct proname::text collate "default" as name
from pg_proc p join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
where p.pronamespace = 'private'::regnamespace and p.prosecdef and p.prosrc !~ '_factors'
  and p.prosrc !~ 'private\.count_member_write\(\)'
  -- A policy applies to touched rows; a trigger before a statement runs without any.
  and (t.tgtype & 3 = 2 or not exists (
    select from pg_policy policy
    where policy.polrelid = t.tgrelid and not policy.polpermissive and pg_get_expr(policy.polqual, policy.polrelid) collate "default" like '%require_proved_factors()%'
  ));
select set_eq(
  'select name from unguarded',
  -- New accounts, changes that are refused, what Auth confirms, what only the functions above write, the catalog, and what a removed credit takes.
  '{close_watch_reports, create_member, drop_unproved_password, forget_former_product, refuse_stale_email_change, refuse_stale_enrollment, refuse_stale_password, follow_household_members, keep_removed_credit_cards, lock_catalog, record_reference_changes, unlink_purchases}'::text[],
  'and so does every trigger that no policy of its table stands before'
);
create function private.careless() returns integer language sql volatile security definer set search_path = '' as 'select 1';
grant execute on function private.careless() to authenticated;
create function private.careless_too() returns trigger language plpgsql security definer set search_path = '' as 'begin return null; end';
create trigger careless_too before update on public.wallets for each statement execute function private.careless_too();
select results_eq(
  $$ select name from unasked where name like 'careless%' union all select name from unguarded where name like 'careless%' $$,
  '{careless, careless_too}'::text[], 'new ones are noticed'
);
drop trigger careless_too on public.wallets;
select set_config('role', 'authenticated', true), set_config('request.jwt.claims', jsonb_build_object('sub', tests.member_id(1), 'role', 'authenticated')::text, true),
  set_config('request.jwt.claim.sub', tests.member_id(1)::text, true);
select is(tests.attempt($$ select from public.wallets $$), 'refused', 'nor does a token that says nothing of it');
select isnt_empty($$ select from public.credit_cards $$, 'the catalog is everybody''s');
select pg_temp.act_with('authenticated', 1, 'aal2');
select isnt_empty($$ select from public.wallets $$, 'a code opens it');
select isnt_empty($$ select from public.list_sessions() $$, 'and lists the sessions');
select pg_temp.act_with('authenticated', 2, 'aal1');
select isnt_empty($$ select from public.members $$, 'another member is asked for no app');

select pg_temp.act_with('authenticated', 1, 'aal2');
select throws_ok($$ select public.delete_current_user() $$, 'PT412', null, 'a session of long ago deletes nothing');
select tests.act_as_owner();
select throws_ok(
  $$ update auth.users set email_change = 'other@pointfolio.test' where id = tests.member_id(1) $$, 'PT412', null,
  'and changes no address'
);
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), tests.member_id(801), now(), now(), 'totp');
select lives_ok(
  $$ update auth.users set email_change = 'other@pointfolio.test' where id = tests.member_id(1) $$, 'but with a code of now it does'
);
select pg_temp.act_with('authenticated', 1, 'aal2');
select lives_ok($$ select public.delete_current_user() $$, 'and deletes the account');

select pg_temp.act_with('app_admin', 3, 'aal1');
select is(tests.attempt($$ update public.alliances set name = name $$), 'nothing', 'an admin changes nothing by a password alone');
select is(public.compute_website_statistics(7), null, 'and reads no figures');
select pg_temp.act_with('app_admin', 3, 'aal2');
select is(tests.attempt($$ update public.alliances set name = name $$), 'allowed', 'but with an app');
select tests.act_as_owner();
select private.excuse_from_second_factor(tests.member_id(3));
select pg_temp.act_with('app_admin', 3, 'aal1');
select is(tests.attempt($$ update public.alliances set name = name $$), 'allowed', 'or excused');
select tests.act_as_owner();
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.member_id(3), 'Phone', 'totp', 'verified', now(), now());
select pg_temp.act_with('app_admin', 3, 'aal1');
select is(tests.attempt($$ update public.alliances set name = name $$), 'nothing', 'who has an app is not excused from it');

select * from finish();
rollback;
