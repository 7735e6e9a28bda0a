-- Log of purchases: its owner, its limits, and cascades.
begin;
select plan(12);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.member_cards (id, credit_card_id) select tests.member_id(100), min(id) from public.credit_cards;
prepare log_it (bigint, date, text) as
  insert into public.purchases (member_card_id, amount_cents, made_on, merchant) values (tests.member_id(100), $1, $2, $3);
select lives_ok($$ execute log_it(4200, '2026-11-20', 'A shop') $$, 'a member logs a purchase');
select throws_ok($$ execute log_it(0, '2026-11-20', 'A shop') $$, '23514', null, 'of some amount');
select throws_ok($$ execute log_it(100000000001, '2026-11-20', 'A shop') $$, '23514', null, 'that a card could carry');
select throws_ok($$ execute log_it(1, '1899-12-31', 'A shop') $$, '23514', null, 'on a day of these centuries');
select throws_ok($$ execute log_it(1, '2026-11-20', E'\u200B') $$, '23514', null, 'at a shop whose name can be read');
select throws_ok($$ execute log_it(1, '2026-11-20', repeat('x', 121)) $$, '23514', null, 'and is no essay');

insert into public.purchases (member_card_id, amount_cents, made_on, import_key) values (tests.member_id(100), 1, '2026-11-20', tests.member_id(300));
select throws_ok(
  $$ insert into public.purchases (member_card_id, amount_cents, made_on, import_key) values (tests.member_id(100), 1, '2026-11-20', tests.member_id(300)) $$,
  '23505', null, 'a line of a statement is logged once'
);

select tests.act_as('authenticated', tests.member_id(2));
insert into public.member_cards (id, credit_card_id) select tests.member_id(200), min(id) from public.credit_cards;
select lives_ok(
  $$ insert into public.purchases (member_card_id, amount_cents, made_on, import_key) values (tests.member_id(200), 1, '2026-11-20', tests.member_id(300)) $$,
  'and no other member is in its way, or learns of it'
);
select tests.act_as_owner();
delete from public.purchases where import_key is not null;
select tests.act_as('authenticated', tests.member_id(2));
select throws_ok($$ execute log_it(1, '2026-11-20', 'A shop') $$, '23503', null, 'nobody logs on the card of another');
select is_empty('select id from public.purchases', 'nor sees what they paid');

select tests.act_as_owner();
create function pg_temp.kept() returns bigint language sql as 'select count(*) from public.purchases';
insert into public.sub_categories (id, slug, name, category_id, icon, source_url, verified_on)
select 900001, 'a-kind', 'A kind', min(id), 'tag', 'https://issuer.example', '2026-11-20' from public.categories;
update public.purchases set sub_category_id = 900001;
delete from public.sub_categories where id = 900001;
select is((select sub_category_id from public.purchases), null, 'a purchase outlives what it counted as');
delete from public.member_cards where id = tests.member_id(100);
select is(pg_temp.kept(), 0::bigint, 'and goes with its card');

select * from finish();
rollback;
