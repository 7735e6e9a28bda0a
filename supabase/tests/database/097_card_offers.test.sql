-- Offers on cards: their owner, what may come back, and cascades.
begin;
select plan(22);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.member_cards (id, credit_card_id) select tests.member_id(100), min(id) from public.credit_cards;
create function pg_temp.offer(own jsonb) returns void language sql as $$
  insert into public.card_offers (member_card_id, shop, gives, back_percent, back_rate, back_cents, back_points, min_spend_cents, times, used_times, used_on, spent_cents)
  select tests.member_id(100), shop, gives, back_percent, back_rate, back_cents, back_points, coalesce(min_spend_cents, 0), times, coalesce(used_times, 0), used_on, coalesce(spent_cents, 0)
  from jsonb_populate_record(null::public.card_offers, '{"shop": "A shop"}' || own)
$$;
select lives_ok(format('select pg_temp.offer(%L)', good), format('a member has an offer: %s', good)) from unnest(array[
  '{"gives": "dollars", "back_cents": 1000, "min_spend_cents": 5000, "times": 1}', '{"gives": "percent", "back_percent": 10}',
  '{"gives": "percent", "back_percent": 10, "back_cents": 2000}', '{"gives": "points", "back_points": 1000}',
  '{"gives": "points_per_dollar", "back_rate": 4, "back_points": 1000, "times": 2, "used_times": 2, "used_on": "2026-11-20", "spent_cents": 300}'
]) good;
select throws_ok(format('select pg_temp.offer(%L)', bad), '23514', null, format('but none such as %s', bad)) from unnest(array[
  '{"gives": "dollars"}', '{"gives": "dollars", "back_cents": 1000, "back_points": 5}', '{"gives": "dollars", "back_cents": 1000, "back_percent": 5}',
  '{"gives": "percent", "back_cents": 1000}', '{"gives": "percent", "back_percent": 10, "back_points": 5}', '{"gives": "points", "back_points": 5, "back_cents": 5}',
  '{"gives": "points"}', '{"gives": "points_per_dollar", "back_rate": 4, "back_cents": 5}', '{"gives": "thanks", "back_cents": 5}',
  '{"gives": "dollars", "back_cents": 5, "times": 1, "used_times": 2, "used_on": "2026-11-20"}', '{"gives": "dollars", "back_cents": 5, "used_times": 1}',
  '{"gives": "dollars", "back_cents": 5, "shop": "A\u200Bshop"}'
]) bad;
select throws_ok(
  $$ insert into public.card_offers (member_card_id, shop, gives, back_cents) select tests.member_id(100), 'SHOP ' || n, 'dollars', 1 from generate_series(1, 996) n $$,
  '23514', null, 'at most 1,000 are kept'
);

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.card_offers', 'nobody sees another''s offers');
select throws_ok($$ select pg_temp.offer('{"gives": "dollars", "back_cents": 5}') $$, '23503', null, 'or adds one to another''s card');

select tests.act_as_owner();
delete from public.member_cards where id = tests.member_id(100);
select is((select count(*) from public.card_offers), 0::bigint, 'an offer goes with its card');
select is(
  (select count(*) from realtime.messages where topic = 'member:' || tests.member_id(1) and payload ->> 'table' = 'card_offers'), 6::bigint,
  'the member''s other tabs hear of it'
);
select * from finish();
rollback;
