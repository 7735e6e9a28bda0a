begin;
select plan(9);
select tests.create_user(number) from generate_series(1, 2) number;

select throws_ok(
  $$ select private.grant_admin(tests.member_id(1)) $$, '55000', null, 'whose address is not confirmed does not become an admin'
);
update auth.users set email_confirmed_at = now();
select private.grant_admin(tests.member_id(1));
select is(role, 'app_admin', 'an account becomes an admin') from auth.users where id = tests.member_id(1);
select is(role, 'authenticated', 'nobody else does') from auth.users where id = tests.member_id(2);
select private.revoke_admin(tests.member_id(1));
select is(role, 'authenticated', 'and an admin becomes a member again') from auth.users where id = tests.member_id(1);
select throws_ok($$ select private.grant_admin(tests.member_id(9)) $$, 'P0002', null, 'an unknown account is an error');

select tests.act_as('authenticated', tests.member_id(2));
select throws_ok($$ select private.grant_admin(tests.member_id(2)) $$, '42501', null, 'a member cannot call it');
select throws_ok($$ update auth.users set role = 'app_admin' $$, '42501', null, 'nor change the account''s role');
select tests.act_as('app_admin', tests.member_id(1));
select throws_ok($$ select private.grant_admin(tests.member_id(2)) $$, '42501', null, 'nor can an admin make others admin');
select set_eq(
  $$ select groups.rolname::text from pg_auth_members join pg_roles groups on groups.oid = roleid join pg_roles members on members.oid = member
     where members.rolname = 'app_admin' $$,
  '{authenticated}'::text[], 'an admin is a member besides, and nothing more'
);

select * from finish();
rollback;
