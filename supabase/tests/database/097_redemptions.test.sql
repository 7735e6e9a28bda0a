-- Awards booked with points: their owner, and their limits.
begin;
select plan(8);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));
create function pg_temp.redeem(points integer, cash bigint, taxes bigint, on_day date) returns void language sql as $$
  insert into public.redemptions (point_system_id, points, cash_cents, taxes_cents, redeemed_on) select min(id), points, cash, taxes, on_day from public.point_systems
$$;
select lives_ok($$ select pg_temp.redeem(60000, 90000, 560, '2026-11-20') $$, 'a member keeps what an award brought');
select throws_ok(format('select pg_temp.redeem(%s)', bad), '23514', null, format('but none such as %s', bad))
from unnest(array[$$ 0, 90000, 0, '2026-11-20' $$, $$ 5000, 0, 0, '2026-11-20' $$, $$ 5000, 9000, -1, '2026-11-20' $$, $$ 5000, 9000, 0, 'infinity' $$]) bad;
select throws_ok($$ select pg_temp.redeem(5000, 9000, 0, '2026-11-20') from generate_series(1, 1000) $$, '23514', null, 'at most 1,000 are kept');

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.redemptions', 'nobody sees another''s');

select tests.act_as_owner();
select is(
  (select count(*) from realtime.messages where topic = 'member:' || tests.member_id(1) and payload ->> 'table' = 'redemptions'), 1::bigint,
  'the member''s other tabs hear of it'
);
select * from finish();
rollback;
