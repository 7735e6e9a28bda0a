begin;
select plan(20);
select tests.create_user(number) from generate_series(1, 2) number;
update auth.users set email_confirmed_at = now() where id = tests.member_id(1);
insert into auth.sessions (id, user_id, created_at) values
  (tests.member_id(801), tests.member_id(1), now() - interval '11 minutes'),
  (tests.member_id(802), tests.member_id(2), now());

prepare enroll as insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), tests.member_id(1), 'Phone', 'totp', 'unverified', now(), now());
select throws_ok('enroll', 'PT412', null, 'nobody sets up an app for an account that was signed in to long ago');

prepare change as update auth.users set email_change = 'other' || coalesce(email_change, '') || '@pointfolio.test' where id = tests.member_id(1);
select throws_ok('change', 'PT412', null, 'nobody changes the address of an account that was signed in to long ago');
-- As Auth does it: a change of password voids the link of a reset too, and encrypting the hash anew does not.
prepare choose as update auth.users set encrypted_password = coalesce(encrypted_password, '') || 'new', recovery_sent_at = null where id = tests.member_id(1);
select throws_ok('choose', 'PT412', null, 'nobody chooses a password for an account that was signed in to long ago');
savepoint session;
delete from auth.sessions where user_id = tests.member_id(1);
select throws_ok('choose', 'PT412', null, 'nor by ending that session meanwhile');
rollback to session;
select lives_ok(
  $$ update auth.users set encrypted_password = 'the same one' where id = tests.member_id(1) $$, 'a sign-in still encrypts it anew'
);
update auth.sessions set created_at = now() - interval '9 minutes' where id = tests.member_id(801);
select lives_ok('change', 'but after a sign-in');
select lives_ok('enroll', 'and an app is set up');
select lives_ok('choose', 'and a password is chosen');
update auth.mfa_factors set status = 'verified' where user_id = tests.member_id(1);
select throws_ok(statement, 'PT412', null, format('with an app, a sign-in without its code is not enough to %s', statement))
from unnest('{enroll,change,choose}'::text[]) statement;
insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
values (gen_random_uuid(), tests.member_id(801), now(), now(), 'totp');
select lives_ok('choose', 'but with its code');
insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select gen_random_uuid(), provider, tests.member_id(1), tests.member_id(1), '{"email": "member1@pointfolio.test"}', now(), now()
from unnest('{email,google}'::text[]) provider;
delete from auth.sessions where user_id = tests.member_id(1);
select lives_ok(
  $$ update auth.users set email = email_change, email_change = '' where id = tests.member_id(1) $$,
  'a change that was begun is finished whenever the mail is read'
);
select is(
  encrypted_password, null, 'the password of before does not open an account under its new address'
) from auth.users where id = tests.member_id(1);
select results_eq(
  $$ select provider::text from auth.identities where user_id = tests.member_id(1) $$, $$ values ('email') $$,
  'nor does the account of a provider that was joined before'
);
update auth.users set email_confirmed_at = null where id = tests.member_id(1);
select lives_ok('choose', 'Auth sets the password of an invitation before the address is confirmed');

update auth.users set encrypted_password = 'of a stranger', confirmation_sent_at = now() where id = tests.member_id(2);
update auth.users set email_confirmed_at = now() where id = tests.member_id(2);
select is(encrypted_password, null, 'nor that of a sign-up once the mailbox has confirmed the address')
from auth.users where id = tests.member_id(2);
select is_empty($$ select from auth.sessions where user_id = tests.member_id(2) $$, 'and a session of before is over');
update auth.users set encrypted_password = 'of the mailbox', email_confirmed_at = now() where id = tests.member_id(2);
select is(encrypted_password, 'of the mailbox', 'a later one stays') from auth.users where id = tests.member_id(2);
update auth.users set encrypted_password = 'first', email_confirmed_at = null, confirmation_sent_at = null where id = tests.member_id(2);
update auth.users set email_confirmed_at = now() where id = tests.member_id(2);
select is(encrypted_password, 'first', 'and so does one of an account that needs no mail') from auth.users where id = tests.member_id(2);

select * from finish();
rollback;
