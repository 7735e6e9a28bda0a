begin;
select plan(11);
select tests.create_user(number) from generate_series(1, 3) number;

select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (id, name) values (tests.member_id(100), 'First');
select is(revision, 1::bigint, 'a new row has revision 1') from public.wallets;

update public.wallets set name = 'Second' where id = tests.member_id(100) and revision = 1;
select results_eq('select name, revision from public.wallets', $$ values ('Second', 2::bigint) $$, 'a write raises the revision');

select is(tests.attempt($$ update public.wallets set name = 'Stale' where revision = 1 $$), 'nothing', 'a write based on an older revision touches nothing');
update public.wallets set name = 'Stale' where id = tests.member_id(100) and revision = 1;
select is(name, 'Second', 'and nothing is overwritten') from public.wallets;

update public.wallets set name = 'Second';
select is(revision, 2::bigint, 'a write that changes nothing leaves the revision') from public.wallets;

select throws_ok($$ update public.wallets set revision = 9 $$, '42501', null, 'nobody sets a revision');
select throws_ok($$ update public.wallets set updated_at = now() $$, '42501', null, 'nobody sets updated_at');
select throws_ok($$ insert into public.wallets (name, revision) values ('Third', 9) $$, '42501', null, 'nor in a new row');

select tests.act_as_owner();
update public.wallets set created_at = now() - interval '1 day', updated_at = now() - interval '1 day';
select is(updated_at, now(), 'updated_at is the time of the write, whatever the writer says') from public.wallets;

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set name = name || ' II' where slug = 'amex-gold';
select is(revision, 2::bigint, 'reference rows have revisions too') from public.credit_cards where slug = 'amex-gold';
select is(
  tests.attempt($$ update public.credit_cards set name = 'Stale' where slug = 'amex-gold' and revision = 1 $$), 'nothing',
  'the second of two admins on one record changes nothing'
);

select * from finish();
rollback;
