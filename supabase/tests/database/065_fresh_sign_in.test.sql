begin;
select plan(5);
select tests.create_user(number) from generate_series(1, 2) number;
insert into auth.sessions (id, user_id, created_at) values
  (tests.member_id(801), tests.member_id(1), now() - interval '11 minutes'),
  (tests.member_id(802), tests.member_id(2), now());

prepare enroll as insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
  values (gen_random_uuid(), tests.member_id(1), 'Phone', 'totp', 'unverified', now(), now());
select throws_ok('enroll', 'PT412', null, 'nobody sets up an app for an account that was signed in to long ago');

prepare change as update auth.users set email_change = 'other@pointfolio.test' where id = tests.member_id(1);
select throws_ok('change', 'PT412', null, 'nobody changes the address of an account that was signed in to long ago');
update auth.sessions set created_at = now() - interval '9 minutes' where id = tests.member_id(801);
select lives_ok('change', 'but after a sign-in');
select lives_ok('enroll', 'and an app is set up');
delete from auth.sessions;
select lives_ok(
  $$ update auth.users set email = email_change, email_change = '' where id = tests.member_id(1) $$,
  'what was begun is finished whenever the mail is read'
);

select * from finish();
rollback;
