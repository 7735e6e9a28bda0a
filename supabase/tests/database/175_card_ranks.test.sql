-- A card's position among its issuer's cards decides how its face is divided.
begin;
select plan(5);

select is_empty(
  $$ select slug from public.credit_cards where issuer_rank is null $$, 'every card has its place'
);
select is_empty(
  $$ select slug from (
       select slug, issuer_rank, row_number() over (
         partition by company_id order by coalesce(product_family, '') collate "C", annual_fee_cents, name collate "C") - 1 as place
       from public.credit_cards) ranked
     where issuer_rank <> place $$,
  'the seeds number the cards of an issuer family by family, each by annual fee and then by name, as the migration does'
);

select tests.create_user(1);
select tests.act_as('app_admin', tests.member_id(1));
insert into public.credit_cards (slug, name, company_id, network, point_system_id, base_rate, source)
select 'newest', 'Newest', company_id, network, point_system_id, 1, 'terms' from public.credit_cards where slug = 'amex-gold';
select is(
  (select issuer_rank::integer from public.credit_cards where slug = 'newest'),
  (select max(c.issuer_rank) + 1 from public.credit_cards c join public.companies on companies.id = c.company_id
   where companies.slug = 'american-express' and c.slug <> 'newest'),
  'a card that an admin adds comes after those of its issuer'
);
insert into public.credit_cards (slug, name, company_id, network, point_system_id, base_rate, source, issuer_rank)
select 'given', 'Given', company_id, network, point_system_id, 1, 'terms', 3 from public.credit_cards where slug = 'amex-gold';
select is((select issuer_rank::integer from public.credit_cards where slug = 'given'), 3, 'a place that is given stands');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ update public.credit_cards set issuer_rank = 0 $$, '42501', null, 'a member changes none');

select * from finish();
rollback;
