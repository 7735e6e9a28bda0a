-- Corrections of shops: one for each shop, and the member's alone.
begin;
select plan(15);
select tests.create_user(number) from generate_series(1, 2) number;
create function pg_temp.corrected() returns setof text language sql as $$ select shop from public.shop_corrections order by shop $$;
grant execute on function pg_temp.corrected() to public;

select tests.act_as('authenticated', tests.member_id(1));
select lives_ok(
  $$ insert into public.shop_corrections (shop, sub_category_id) values ('WALMART CAFE', (select min(id) from public.sub_categories)), ('ZELLE TO SAM', null) $$,
  'a member corrects shops, and says what is not spending'
);
select throws_ok($$ insert into public.shop_corrections (shop) values ('WALMART CAFE') $$, '23505', null, 'each shop once');
select throws_ok(format('insert into public.shop_corrections (shop) values (%L)', bad), '23514', null, format('a shop has a name that can be seen: %s', to_json(bad)))
from unnest(array['', ' ', e'CAFE\n', e'CA\u202EFE', e'CA\u0007FE', repeat('x', 101)]) bad;
select throws_ok($$ update public.shop_corrections set shop = 'ANOTHER' $$, '42501', null, 'a correction stays with its shop');
select throws_ok(
  $$ insert into public.shop_corrections (shop) select 'SHOP ' || n from generate_series(1, 999) n $$, '23514', null, 'at most 1,000 are kept'
);

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select pg_temp.corrected()', 'nobody sees what another corrected');
select lives_ok($$ insert into public.shop_corrections (shop) values ('WALMART CAFE') $$, 'and corrects the same shop another way');

select tests.act_as_owner();
select is((select count(*) from realtime.messages where topic = 'member:' || tests.member_id(1) and payload ->> 'table' = 'shop_corrections'), 1::bigint, 'the member''s other tabs hear of it');
select throws_ok(
  $$ delete from public.sub_categories where id = (select sub_category_id from public.shop_corrections where sub_category_id is not null) $$, '23503', null,
  'what a correction names is not removed under it'
);
-- Purchases and uses of benefits are read as far back as a thousand go.
select is_empty(
  $$ select tgrelid::regclass from pg_trigger
     where tgname = 'limit_rows_per_member' and split_part(encode(tgargs, 'escape'), '\000', 1)::integer > 1000
       and tgrelid not in ('public.purchases'::regclass, 'public.benefit_uses'::regclass) $$,
  'no table has more rows of a member than one answer of the API'
);
select * from finish();
rollback;
