begin;
select plan(11);
select tests.create_user(3);
create temporary view latest as select * from public.fact_changes order by id desc limit 1;
grant select on latest to anon, app_admin;

select is((select count(*) from public.fact_changes), 0::bigint, 'the first release is where the changes start');

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000, source = 'the issuer''s terms' where slug = 'amex-gold';
select tests.act_as('anon');
select results_eq(
  $$ select table_name, title, credit_card_id = record_id, before - 'source', after -> 'annual_fee_cents', after ? 'source_url', is_news from latest $$,
  $$ values ('credit_cards', 'American Express Gold', true, '{"annual_fee_cents": 32500}'::jsonb, '34000'::jsonb, true, true) $$,
  'anybody reads the changed columns of a fact, before and after, with their source'
);
select ok(
  (select to_jsonb(c)::text not like '%' || tests.member_id(3) || '%' from latest c), 'and not who changed it'
);

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set verified_on = '2026-01-07' where slug = 'amex-gold';
select is((select is_news from latest), false, 'a check that changes nothing is no news');
update public.companies set website_url = 'https://example.com/' where id = (select min(id) from public.companies where kind = 'credit_union');
select is((select is_news from latest), false, 'nor is a credit union');

update public.category_points set rate = rate + 1, source = 'terms' where id = (
  select r.id from public.category_points r join public.credit_cards k on k.id = r.credit_card_id join public.categories c on c.id = r.category_id
  where k.slug = 'amex-gold' and c.slug = 'dining' limit 1);
select results_eq(
  $$ select title, (select slug from public.credit_cards where id = credit_card_id) from latest $$,
  $$ values ('Dining', 'amex-gold') $$, 'a rate is named after its category and belongs to its card'
);
update public.signup_bonus_tiers set points = points + 1, source = 'terms' where id = (select min(id) from public.signup_bonus_tiers where points > 0);
select is(
  (select credit_card_id from latest),
  (select b.credit_card_id from public.signup_bonus_tiers t join public.signup_bonuses b on b.id = t.signup_bonus_id where t.points > 0 order by t.id limit 1),
  'and so does a step of an offer'
);

insert into public.wallet_setups (slug, name, idea, source) values ('a-pair', 'A pair', 'Two cards', 'terms');
select results_eq(
  $$ select title, before, after ->> 'slug', after ? 'revision' from latest $$,
  $$ values ('A pair', null::jsonb, 'a-pair', false) $$, 'a new fact is there as a whole'
);
delete from public.wallet_setups where slug = 'a-pair';
select results_eq(
  $$ select before ->> 'slug', after from latest $$, $$ values ('a-pair', null::jsonb) $$, 'a removed fact is kept as it was'
);
insert into public.tips (slug, title, body) values ('a-tip', 'A tip', 'Text');
select is((select count(*) from public.fact_changes where table_name = 'tips'), 0::bigint, 'texts of the site are no facts');

reset role;
update public.fact_changes set changed_at = now() - interval '401 days' where table_name = 'wallet_setups';
update public.credit_cards set annual_fee_cents = 35000 where slug = 'amex-gold';
select is((select count(*) from public.fact_changes where table_name = 'wallet_setups'), 0::bigint, 'changes are kept for 400 days');

select * from finish();
rollback;
