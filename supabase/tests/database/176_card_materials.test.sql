-- A card's material: given if it is known, changed only by admins.
begin;
select plan(5);

select results_eq(
  $$ select slug, material from public.credit_cards where slug in ('amex-platinum', 'blue-cash-preferred', 'venture') order by slug $$,
  $$ values ('amex-platinum', 'metal'), ('blue-cash-preferred', null), ('venture', 'metal') $$,
  'a card is of metal where a source says so, and else not known'
);

select tests.create_user(1);
select tests.act_as('app_admin', tests.member_id(1));
select throws_ok(
  $$ update public.credit_cards set material = 'wood' where slug = 'blue-cash-preferred' $$, '23514', null, 'a card is of metal or of plastic'
);
update public.credit_cards set material = 'plastic' where slug = 'blue-cash-preferred';
select is((select material from public.credit_cards where slug = 'blue-cash-preferred'), 'plastic', 'an admin says what a card is made of');
insert into public.credit_cards (slug, name, company_id, network, point_system_id, base_rate, source, material)
select 'newest', 'Newest', company_id, network, point_system_id, 1, 'terms', 'metal' from public.credit_cards where slug = 'amex-gold';
select is((select material from public.credit_cards where slug = 'newest'), 'metal', 'and of a card that is added');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ update public.credit_cards set material = 'metal' $$, '42501', null, 'a member changes none');

select * from finish();
rollback;
