-- Rules between the rows of one member.
begin;
select plan(38);
select tests.create_user(number) from generate_series(1, 2) number;

select tests.act_as('authenticated', tests.member_id(2));
insert into public.annual_spending_profiles (id, name) values (tests.member_id(200), 'Theirs');
insert into public.member_cards (id, credit_card_id) select tests.member_id(201), id from public.credit_cards where slug = 'amex-gold';
insert into public.wallets (id, name) values (tests.member_id(202), 'Theirs');
insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
  select tests.member_id(201), min(id), '2026-01-01' from public.credit_card_benefits;

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  $$ update public.members set selected_annual_spending_profile_id = tests.member_id(200) $$, '23503', null,
  'another member''s spending profile cannot be selected'
);
select throws_ok(
  $$ insert into public.bonus_trackers (member_card_id, required_spend_cents) values (tests.member_id(201), 1) $$, '23503', null,
  'another member''s card cannot be tracked'
);
select throws_ok(
  $$ insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
    select tests.member_id(201), min(id), '2026-01-01' from public.credit_card_benefits $$, '23503', null,
  'and nobody learns by trying which of its benefits are used'
);
select throws_ok(
  $$ insert into public.wallet_cards (wallet_id, credit_card_id) select tests.member_id(202), min(id) from public.credit_cards $$, '23503', null,
  'another member''s wallet cannot be filled'
);

insert into public.annual_spending_profiles (id, name, amounts) values (tests.member_id(100), 'Mine', '{"restaurants": 600000}');
update public.members set selected_annual_spending_profile_id = tests.member_id(100);
delete from public.annual_spending_profiles where id = tests.member_id(100);
select is(selected_annual_spending_profile_id, null, 'removing the selected profile unselects it') from public.members;

select lives_ok(
  $$ insert into public.member_cards (credit_card_id) select id from public.credit_cards, generate_series(1, 2) where slug = 'amex-gold' $$,
  'the same product may be held twice'
);
select throws_ok(
  $$ update public.member_cards set closed_on = '2026-01-01' $$, '23514', null, 'a card that is held has no closing date'
);
select throws_ok(
  $$ update public.member_cards set status = 'closed', opened_on = '2026-01-02', closed_on = '2026-01-01' $$, '23514', null,
  'a card is not closed before it is opened'
);

select throws_ok($$ insert into public.point_system_custom_values (point_system_id) select min(id) from public.point_systems $$,
  '23514', null, 'a point-system value with nothing set is not kept');
select throws_ok($$ insert into public.benefit_custom_values (credit_card_benefit_id, is_high_value) select min(id), false from public.credit_card_benefits $$,
  '23514', null, 'a benefit value with nothing set is not kept');
select results_eq(
  $$ select travel_value, cash_value from private.replace_point_system_custom_values((
       select jsonb_build_array(
         jsonb_build_object('point_system_id', min(id), 'travel_value', 1.75),
         jsonb_build_object('point_system_id', max(id), 'travel_value', null))
       from public.point_systems)) $$,
  $$ values (1.75, null::numeric) $$,
  'a list is kept without the entries in which nothing is set'
);
select results_eq(
  $$ select revision from private.replace_point_system_custom_values((
       select jsonb_build_array(
         jsonb_build_object('point_system_id', min(id), 'travel_value', 1.75),
         jsonb_build_object('point_system_id', max(id), 'cash_value', 0))
       from public.point_systems)) $$,
  array[1, 1]::bigint[],
  'zero is a value, and a row that stays as it was keeps its revision'
);
select is_empty($$ select * from private.replace_point_system_custom_values('[]') $$, 'the empty list removes all');
select results_eq(
  $$ select value, is_high_value from private.replace_benefit_custom_values((
       select jsonb_build_array(
         jsonb_build_object('credit_card_benefit_id', min(id), 'is_high_value', true),
         jsonb_build_object('credit_card_benefit_id', max(id), 'is_high_value', false, 'is_points_value', false))
       from public.credit_card_benefits)) $$,
  $$ values (null::bigint, true) $$,
  'a mark alone is worth keeping, two marks that are off are not'
);
select is_empty($$ select * from private.replace_benefit_custom_values('[]') $$, 'the empty list of benefits removes all');
select throws_ok(
  $$ select * from private.replace_point_system_custom_values('[{"point_system_id": -1, "cash_value": 1}]') $$, '23503', null,
  'a value for an unknown point system is refused'
);

select is(
  public.save_benefit_custom_values('[]', revision), revision + 1, 'a list saved against the present revision raises it'
) from public.members;
select is(
  public.save_point_system_custom_values('[{"point_system_id": 1, "cash_value": 1}]', 1), null,
  'a list made from an older revision is not saved'
);
select is_empty('select * from public.point_system_custom_values', 'and nothing of it is stored');
select throws_ok('select public.save_point_system_custom_values(null)', '22023', null, 'no list is not the empty list, which removes all');
select isnt(
  public.save_point_system_custom_values((select jsonb_build_array(jsonb_build_object('point_system_id', min(id), 'cash_value', 1)) from public.point_systems)),
  null, 'without a revision it is saved in any case'
);

select throws_ok($$ insert into public.annual_spending_profiles (name, amounts) values ('x', '{"restaurants": -1}') $$, '23514', null, 'no negative spending');
select throws_ok($$ insert into public.annual_spending_profiles (name, amounts) values ('x', '{"restaurants": 1.5}') $$, '23514', null, 'no fractions of a cent');
select throws_ok($$ insert into public.annual_spending_profiles (name, amounts) values ('x', '{"restaurants": "100"}') $$, '23514', null, 'no text as an amount');
select throws_ok($$ insert into public.annual_spending_profiles (name, amounts) values ('x', '[1]') $$, '23514', null, 'no list as amounts');
select throws_ok(
  $$ update public.members set bonus_filters = jsonb_build_object('x', repeat('x', 9000)) $$, '23514', null, 'filters are bounded in size'
);
select throws_ok($$ update public.members set category_priority = '["Not A Slug"]' $$, '23514', null, 'priorities are slugs');
select lives_ok($$ update public.members set used_programs = '{"delta-skymiles": true, "world-of-hyatt": false}' $$, 'a program is used or not');
select throws_ok($$ update public.members set used_programs = '{"delta-skymiles": "yes"}' $$, '23514', null, 'no words for it');
select throws_ok($$ update public.members set used_programs = '{"Not A Slug": true}' $$, '23514', null, 'programs are slugs');
select throws_ok($$ update public.members set used_programs = '["delta-skymiles"]' $$, '23514', null, 'no list of programs');
select throws_ok(
  $$ update public.members set used_programs = (select jsonb_object_agg('p' || n, true) from generate_series(1, 201) n) $$, '23514', null,
  'at most 200 programs'
);
select throws_ok(
  $$ insert into public.whiteboards (name, document) values ('Big', jsonb_build_object('x', repeat('x', 2200000))) $$, '23514', null,
  'a whiteboard is bounded in size'
);
select throws_ok(
  $$ insert into public.wallets (name) select 'Wallet ' || number from generate_series(1, 51) number $$, '23514',
  'at most 50 rows of wallets per member', 'one member cannot fill a table'
);

select is(
  private.rename_ids(
    jsonb_build_object('id', tests.member_id(1), tests.member_id(1) || ':slug', format('https://a.test/%s/"%s"/%s', tests.member_id(1), tests.member_id(2), tests.member_id(3))),
    jsonb_build_object(tests.member_id(1), 'one', tests.member_id(2), 'two')
  ),
  jsonb_build_object('id', 'one', 'one:slug', format('https://a.test/one/"two"/%s', tests.member_id(3))), 'an import renames ids wherever they are, and no others'
);
select throws_ok(
  $$ select private.rename_ids((select jsonb_agg(''::text) from generate_series(1, 500001)), '{"a": "b"}') $$, '54000', 'more than 500000 texts',
  'among as many texts as there may be'
);

-- An export is older than the catalog: an offer may have been removed since.
create function pg_temp.import_trackers(variadic offers bigint[]) returns void language sql as $$
  select public.import_member_data((
    select jsonb_object_agg(part, '[]'::jsonb) || jsonb_build_object(
      'members', (select to_jsonb(m) from public.members m),
      'member_cards', (select jsonb_agg(to_jsonb(c)) from public.member_cards c),
      'bonus_trackers', (select jsonb_agg(jsonb_build_object(
        'id', gen_random_uuid(), 'member_card_id', (select id from public.member_cards limit 1), 'signup_bonus_id', offer,
        'required_spend_cents', 1, 'spent_cents', 0)) from unnest(offers) offer))
    from unnest('{annual_spending_profiles,wallets,wallet_cards,benefit_uses,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values,whiteboards}'::text[]) part
  )::json)
$$;
select lives_ok($$ select pg_temp.import_trackers(null, 0, (select min(id) from public.signup_bonuses)) $$, 'an import works where an offer is gone');
select results_eq(
  'select count(*), count(signup_bonus_id), min(signup_bonus_id) from public.bonus_trackers',
  'select 3::bigint, 1::bigint, min(id) from public.signup_bonuses', 'whose tracker stays without it'
);

select * from finish();
rollback;
