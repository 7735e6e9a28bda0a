-- An account with an authenticator app is opened by a password and a code of it, and an admin's by nothing less.
begin;
select plan(24);
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
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.member_id(1), 'Phone', 'totp', 'unverified', now(), now());
select pg_temp.act_with('authenticated', 1, 'aal1');
select isnt_empty($$ select from public.wallets $$, 'and so long as no code of the app was given');

select tests.act_as_owner();
update auth.mfa_factors set status = 'verified';
select pg_temp.act_with('authenticated', 1, 'aal1');
select is(tests.attempt($$ select from public.members $$), 'refused', 'a password alone then reads no account');
select is(tests.attempt($$ select from public.wallets $$), 'refused', 'no wallet');
select is_empty($$ select from public.list_sessions() $$, 'no session');
select is(public.end_session(tests.member_id(801)), false, 'ends none');
select is(tests.attempt($$ insert into public.wallets (name) values ('Another') $$), 'refused', 'adds nothing');
select is(tests.attempt($$ update public.wallets set name = 'Another' $$), 'refused', 'changes nothing');
select is(tests.attempt($$ delete from public.wallets $$), 'refused', 'removes nothing');
select throws_ok(
  $$ select public.delete_current_user() $$, '42501', 'the code of the authenticator app is missing', 'and deletes no account'
);
select set_config('request.jwt.claims', jsonb_build_object('sub', tests.member_id(1), 'role', 'authenticated')::text, true);
select is(tests.attempt($$ select from public.wallets $$), 'refused', 'nor does a token that says nothing of it');
select isnt_empty($$ select from public.credit_cards $$, 'the catalogue is everybody''s');
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
