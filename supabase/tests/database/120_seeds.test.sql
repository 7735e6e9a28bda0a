-- Facts that the seeds must contain; figures from the published terms. (The number of rows is compared with the facts
-- themselves.)
begin;
select plan(34);

select is_empty('select from auth.users', 'no account comes along');
select is((select count(*) from public.companies where charter_number is null), 133::bigint, 'issuers and partners');
select is((select count(*) from public.companies where charter_number is not null), 4331::bigint, 'every federally insured credit union, once');
select is(
  (select name from public.companies where charter_number = 5536), (select name from public.companies where slug = 'navy-federal'),
  'an issuer that is a credit union is one company'
);
select is((select sum(members_count) > 140000000 from public.companies), true, 'their members are a third of the country');

select results_eq(
  $$ select sum.slug, amount_cents, period, fallback_rate::integer from public.spending_caps sum join public.credit_cards on credit_cards.id = credit_card_id
     where credit_cards.slug = 'amex-gold' order by amount_cents desc $$,
  $$ values ('amex-gold-restaurants', 5000000::bigint, 'calendar_year', 1), ('amex-gold-supermarkets', 2500000::bigint, 'calendar_year', 1) $$,
  'Amex Gold: 4x to $50,000 in restaurants and to $25,000 in supermarkets'
);
select results_eq(
  $$ select amount_cents, period from public.spending_caps join public.credit_cards on credit_cards.id = credit_card_id where credit_cards.slug = 'blue-cash-everyday' $$,
  $$ values (600000::bigint, 'calendar_year'), (600000, 'calendar_year'), (600000, 'calendar_year') $$,
  'Blue Cash Everyday: three separate caps of $6,000'
);
select results_eq(
  $$ select amount_cents, period from public.spending_caps where slug = 'custom-cash-5' $$, $$ values (50000::bigint, 'billing_cycle') $$,
  'Custom Cash: $500 a billing cycle'
);
select results_eq(
  $$ select distinct rate::numeric(3, 1) from public.category_points rule join public.credit_cards on credit_cards.id = rule.credit_card_id
     join public.spending_caps on spending_caps.id = rule.spending_cap_id where spending_caps.slug = 'amex-gold-restaurants' $$,
  $$ values (4.0) $$, 'the rule under a cap has its rate'
);
select results_eq(
  $$ select points_out, points_in from public.point_transfers
     join public.point_systems origin on origin.id = from_point_system_id join public.point_systems target on target.id = to_point_system_id
     where origin.slug = 'amex-membership-rewards' and target.slug = 'hilton-honors' and bonus_percent is null $$,
  $$ values (1000, 2000) $$, 'Membership Rewards to Hilton is one to two'
);
select results_eq(
  $$ select limit_count::integer, window_value::integer, window_unit from public.rules where slug = 'chase-5-24' $$, $$ values (5, 24, 'months') $$, '5/24'
);
select is(
  (select count(*) from public.card_choice_options where category_id is not null and sub_category_id is not null), 0::bigint, 'a target of an option is one thing'
);
select is((select count(*) from public.card_choices where mode <> 'rotating' and not exists (
  select from public.card_choice_options where card_choice_id = card_choices.id)), 0::bigint, 'every selectable choice has options');
select is((select count(*) from public.category_points where card_choice_id is not null and valid_during = '(,)' and exists (
  select from public.card_choices where card_choices.id = card_choice_id and mode = 'rotating')), 0::bigint, 'a rotating category is dated');
select is(
  (select max(upper(valid_during)) from public.category_points join public.card_choices on card_choices.id = card_choice_id where mode = 'rotating'),
  '2027-04-01'::date, 'no rotating quarter is invented beyond those announced'
);
select set_eq(
  $$ select name from public.spending_presets where source like 'Our example%' $$,
  array['Single, renting in a city', 'Couple', 'Family in a suburb', 'Student', 'Frequent flyer', 'Retired couple', 'Small business'],
  'there is a household that people recognize for each way of living'
);
select is_empty(
  $$ select slug from public.spending_presets where source like 'Our example%' and confidence <> 'low' or source is null $$,
  'a preset says where it comes from, and a worked example is sure of little'
);
select is((select sum((select count(*) from jsonb_object_keys(amounts)))::integer from public.spending_presets), 130, 'presets have all their amounts');
select results_eq(
  $$ select slug, expiry_rule, expires_after_months::integer from public.point_systems
     where slug in ('delta-skymiles', 'world-of-hyatt', 'ana-mileage-club', 'gm-rewards-points') order by slug $$,
  $$ values ('ana-mileage-club', 'age', 36), ('delta-skymiles', 'never', null), ('gm-rewards-points', null, null), ('world-of-hyatt', 'inactivity', 24) $$,
  'points are lost with age, without activity, or never, where it is known'
);
select results_eq(
  $$ select slug, pooling from public.point_systems
     where slug in ('amex-membership-rewards', 'chase-ultimate-rewards', 'gm-rewards-points') order by slug $$,
  $$ values ('amex-membership-rewards', 'authorized_users'), ('chase-ultimate-rewards', 'household'), ('gm-rewards-points', null) $$,
  'whose points they can become is said where it is known'
);
select throws_ok(
  $$ update public.point_systems set pooling_source_url = null where slug = 'chase-ultimate-rewards' $$,
  '23514', null, 'whose points they can become is said with its source'
);
select throws_ok(
  $$ update public.point_systems set expiry_confidence = null where slug = 'world-of-hyatt' $$,
  '23514', null, 'when points are lost is said with how sure it is'
);
select throws_ok(
  $$ update public.point_systems set expires_after_months = 12 where slug = 'delta-skymiles' $$,
  '23514', null, 'points that never expire have no months'
);
select throws_ok(
  $$ update public.point_systems set kept_alive_by = 'Any purchase.' where slug = 'gm-rewards-points' $$,
  '23514', null, 'points whose expiry is not known are kept by nothing'
);
select is_empty(
  $$ select key from public.spending_presets, jsonb_object_keys(amounts) key where key not in (select slug from public.sub_categories) $$,
  'presets name sub-categories that exist'
);
select is_empty(
  $$ select wallet_setups.slug from public.wallet_setups left join public.wallet_setup_cards on wallet_setup_id = wallet_setups.id
     group by wallet_setups.slug having count(credit_card_id) = 0 $$,
  'every curated wallet has cards'
);
select is_empty(
  $$ select slug from public.signup_bonuses where not exists (select from public.signup_bonus_tiers where signup_bonus_id = signup_bonuses.id and tier = 1) $$,
  'every offer has a first step'
);
select results_eq(
  $$ select categories.slug, sub_categories.slug from public.benefit_spending
     join public.credit_card_benefits given on given.id = credit_card_benefit_id
     join public.credit_cards on credit_cards.id = given.credit_card_id
     left join public.categories on categories.id = benefit_spending.category_id
     left join public.sub_categories on sub_categories.id = benefit_spending.sub_category_id
     where credit_cards.slug = 'amex-platinum' and given.name = '$15 monthly Uber Cash' order by 2 $$,
  $$ values (null, 'food-delivery'), (null, 'rideshare'), (null, 'uber') $$, 'Uber Cash pays back rides and deliveries'
);
select results_eq(
  $$ select requirements.slug from public.credit_card_requirements join public.requirements on requirements.id = requirement_id
     join public.credit_cards on credit_cards.id = credit_card_id where credit_cards.slug = 'prime-visa' $$,
  $$ values ('amazon-prime') $$, 'the Prime Visa needs Prime'
);
select results_eq(
  $$ select network from public.acceptance join public.sub_categories on sub_categories.id = sub_category_id
     where sub_categories.slug = 'costco' and not is_accepted order by network $$,
  $$ values ('amex'), ('discover'), ('mastercard'), ('other') $$, 'Costco takes Visa alone'
);
select results_eq(
  $$ select credit_cards.slug, percent::numeric(4, 1) from public.spending_costs join public.sub_categories on sub_categories.id = sub_category_id
     left join public.credit_cards on credit_cards.id = credit_card_id
     where sub_categories.slug = 'rent' and (credit_cards.slug is null or credit_cards.slug = 'bilt-blue-card') order by 1 nulls first $$,
  $$ values (null, 3.0), ('bilt-blue-card', 0.0) $$, 'rent costs 3%, but not with Bilt'
);
select results_eq(
  $$ select credit_cards.slug, points_in from public.point_transfers
     join public.point_systems origin on origin.id = from_point_system_id join public.point_systems target on target.id = to_point_system_id
     left join public.credit_cards on credit_cards.id = credit_card_id
     where origin.slug = 'chase-ultimate-rewards' and target.slug = 'world-of-hyatt' and bonus_percent is null and valid_during @> date '2026-10-01'
     order by 1 nulls first $$,
  $$ values (null, 750), ('chase-sapphire-reserve', 1000), ('chase-sapphire-reserve-business', 1000) $$,
  'Chase to Hyatt is four to three, but one to one for holders of a Sapphire Reserve'
);
select results_eq(
  $$ select distinct first_year_earn_percent::integer from public.signup_bonuses join public.credit_cards on credit_cards.id = credit_card_id
     join public.companies on companies.id = company_id where companies.slug = 'discover' and is_current $$,
  $$ values (100) $$, 'Discover matches what the first year earns'
);
select is((select count(*) from public.reference_changes), 0::bigint, 'seeding is nobody''s edit');

select * from finish();
rollback;
