-- A card's referral reward: given with its source, date and confidence, and changed only by admins.
begin;
select plan(9);

select results_eq(
  $$ select c.slug, o.referral_points, o.referral_verified_on, o.referral_confidence
    from public.signup_bonuses o join public.credit_cards c on c.id = o.credit_card_id
    where o.is_current and c.slug in ('chase-sapphire-preferred', 'united-explorer', 'amex-gold') order by c.slug $$,
  $$ values ('amex-gold', null, null, null), ('chase-sapphire-preferred', 15000, '2026-02-03'::date, 'medium'),
    ('united-explorer', 10000, '2024-10-10'::date, 'low') $$,
  'a referral brings what a source says, and else nobody knows'
);
select is_empty(
  $$ select slug from public.signup_bonuses where referral_points is not null and not is_current $$, 'nobody is referred to a past offer'
);

select tests.create_user(1);
select tests.act_as('app_admin', tests.member_id(1));
prepare refer(integer, text, date, text) as update public.signup_bonuses
  set referral_points = $1, referral_source_url = $2, referral_verified_on = $3, referral_confidence = $4 where slug = 'discover-it-cash-back-2';
select lives_ok($$ execute refer(5000, 'https://issuer.example/refer', '2026-11-01', 'high') $$, 'an admin says what a referral brings');
select throws_ok($$ execute refer(5000, null, '2026-11-01', 'high') $$, '23514', null, 'with its source');
select throws_ok($$ execute refer(5000, 'https://issuer.example/refer', null, 'high') $$, '23514', null, 'with its day');
select throws_ok($$ execute refer(null, 'https://issuer.example/refer', '2026-11-01', 'high') $$, '23514', null, 'and none of them alone');
select throws_ok($$ execute refer(0, 'https://issuer.example/refer', '2026-11-01', 'high') $$, '23514', null, 'a referral of nothing has no source');
select throws_ok($$ execute refer(5000, 'issuer.example', '2026-11-01', 'high') $$, '23514', null, 'a source is an address');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ update public.signup_bonuses set referral_points = 1 $$, '42501', null, 'a member changes none');

select * from finish();
rollback;
