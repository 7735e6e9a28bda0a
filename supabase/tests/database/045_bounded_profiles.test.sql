begin;
select plan(11);
select tests.create_user(number) from generate_series(1, 2) number;

update auth.users set raw_user_meta_data = jsonb_build_object(
  'name', 'Ann Lee', 'picture', 'https://pictures.test/ann.png', 'email_verified', true, 'more', repeat('x', 100000), 'user_name', repeat('y', 100000)
) where id = tests.member_id(1);
select is(
  raw_user_meta_data, '{"name": "Ann Lee", "picture": "https://pictures.test/ann.png", "email_verified": true}',
  'only what is read is kept of a profile that is too large'
) from auth.users where id = tests.member_id(1);
update auth.users set raw_user_meta_data = to_jsonb(repeat('x', 100000)) where id = tests.member_id(1);
select is(raw_user_meta_data, '{}', 'also of one that is no profile') from auth.users where id = tests.member_id(1);
update auth.users set raw_user_meta_data = '{"name": "Bob", "locale": "en"}' where id = tests.member_id(2);
select is(raw_user_meta_data, '{"name": "Bob", "locale": "en"}', 'any other is kept as it is') from auth.users where id = tests.member_id(2);

insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
select
  gen_random_uuid(), 'email', tests.member_id(number)::text, tests.member_id(number),
  jsonb_build_object('sub', tests.member_id(number), 'email', 'ann@pointfolio.test', 'more', repeat('x', size)), now(), now()
from (values (1, 100000), (2, 10)) made (number, size);
select is(
  identity_data, jsonb_build_object('sub', tests.member_id(1), 'email', 'ann@pointfolio.test'),
  'the copy of a sign-up in its identity is cut as well'
) from auth.identities where user_id = tests.member_id(1);
select is(identity_data ->> 'more', repeat('x', 10), 'a small one is not') from auth.identities where user_id = tests.member_id(2);

-- A profile that would be a gigabyte as text, more than a value may have.
create temporary table profiles as
  select to_jsonb(array_fill('1e131071'::jsonb, array[8200])) as numbers, jsonb_build_object('name', 'Ann Lee', 'more', repeat('x', 100000)) as packed;
select lives_ok(
  $$ update auth.users set raw_user_meta_data = jsonb_build_object('name', 'Ann', 'picture', numbers, 'more', numbers) from profiles where id = tests.member_id(1) $$,
  'numbers that are short in a request are cut before they are written out'
);
select lives_ok(
  $$ update auth.identities set identity_data = jsonb_build_object('sub', 'Ann', 'email', numbers, 'more', numbers) from profiles where user_id = tests.member_id(1) $$,
  'in an identity as well'
);
update auth.users set raw_user_meta_data = packed from profiles where id = tests.member_id(2);
select results_eq(
  $$ select raw_user_meta_data from auth.users where id in (tests.member_id(1), tests.member_id(2)) order by id $$,
  $$ values ('{"name": "Ann"}'::jsonb), ('{"name": "Ann Lee"}') $$, 'and so is a profile that is small as stored'
);

insert into auth.sessions (id, user_id, user_agent) values (tests.member_id(1), tests.member_id(1), repeat('x', 60000));
select is(user_agent, repeat('x', 500), 'no session keeps a client''s name of any length') from auth.sessions;

-- Sign-ins with a provider, which anybody begins.
select throws_ok(
  $$ insert into auth.flow_state (id, authentication_method, provider_type, referrer) values (tests.member_id(1), 'oauth', 'google', 'https://site.test/' || repeat('x', 5000)) $$,
  '22023', null, 'a sign-in that is begun takes no megabytes'
);
insert into auth.flow_state (id, authentication_method, provider_type, referrer, created_at)
select tests.member_id(minutes), 'oauth', 'google', 'https://site.test/' || repeat('x', 2000), now() - make_interval(mins => minutes)
from unnest('{59, 61}'::integer[]) minutes;
select private.ring_reminders();
select results_eq('select id from auth.flow_state', 'select tests.member_id(59)', 'and is kept for an hour');

select * from finish();
rollback;
