begin;
select plan(50);
select tests.create_user(number) from generate_series(1, 13) number;

select tests.act_as('anon');
select throws_ok('select public.compute_website_statistics()', '42501', null, 'statistics are not for visitors');
select throws_ok('select public.count_attention()', '42501', null, 'nor is what needs attention');
select throws_ok($$ select public.report_function_error('users.updateName', 'TIMEOUT') $$, '42501', null, 'nor may they report errors');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok('select public.compute_website_statistics()', '42501', null, 'nor for members');
select throws_ok('select private.compute_website_statistics(90)', '42501', null, 'by any door');
select throws_ok($$ select public.list_attention('stale') $$, '42501', null, 'nor is what needs attention');

-- Six members hold the one card, four the other; all but two, eleven, signed up today.
select tests.act_as_owner();
insert into public.member_cards (member_id, credit_card_id)
  select tests.member_id(number), (select id from public.credit_cards where slug = 'amex-gold') from generate_series(1, 6) number
  union all select tests.member_id(number), (select id from public.credit_cards where slug = 'amex-platinum') from generate_series(1, 4) number
  union all select tests.member_id(1), (select id from public.credit_cards where slug = 'amex-platinum');
insert into public.member_cards (member_id, credit_card_id, status)
  select tests.member_id(5), id, 'wish_list' from public.credit_cards where slug = 'amex-platinum';
update public.members set created_at = now() - interval '2 days' where id in (tests.member_id(1), tests.member_id(2));

-- Failures, as the function and the limit report them.
select tests.act_as('authenticated', tests.member_id(3));
select public.report_function_error('users.updateName', 'TIMEOUT') from generate_series(1, 3);
select throws_ok($$ select public.report_function_error('users.updateName', 'NOT_FOUND') $$, '22023', null, 'only what is an error of ours counts');
select throws_ok($$ select public.report_function_error('<script>', 'TIMEOUT') $$, '22023', null, 'of a procedure');
select is(public.count_member_mutation(117), 0, 'each report takes one of the mutations of the minute');
select ok(public.count_member_mutation(1) > 0, 'of which there are 120');
select public.report_function_error('users.updateName', 'TIMEOUT');

select tests.act_as('app_admin', tests.member_id(12));
create temporary table told as select public.compute_website_statistics(30) as figures;
select is(figures -> 'members', '10', 'thirteen members are told as ten') from told;
select is(jsonb_array_length(figures -> 'signUps'), 30, 'a figure for every day') from told;
select is(figures #> '{signUps,29,count}', '10', 'the many of a day, eleven, in fives as well') from told;
select is(figures #> '{signUps,27,count}', 'null', 'the few are not told') from told;
select is(figures #> '{signUps,26,count}', '0', 'that there were none is') from told;
select is(jsonb_path_query_array(figures, '$.heldCards[*].name'), (select jsonb_build_array(name) from public.credit_cards where slug = 'amex-gold'),
  'only cards that five members hold') from told;
select is(figures #> '{heldCards,0,members}', '5', 'members, not copies, of six as five') from told;
select is(
  jsonb_path_query_array(figures, '$.failures[*] ? (@.kind == "function_error")') #- '{0,day}',
  '[{"kind": "function_error", "place": "users.updateName", "code": "TIMEOUT", "count": 3}]', 'errors of the function by day'
) from told;
select is(jsonb_path_query_array(figures, '$.failures[*] ? (@.kind == "rate_limit").count'), '[1]', 'and how often somebody had to wait') from told;
select is(figures #> '{cards,all}', (select to_jsonb(count(*)) from public.credit_cards), 'the catalog is counted') from told;
select ok(figures::text !~ 'member[0-9]+@|00000000-0000-4000', 'nobody is named') from told;

-- A large site is not counted again for every reader.
select tests.act_as_owner();
select is_empty('select from private.member_figures', 'figures that are counted in a moment are not kept');
insert into private.member_figures (figures, taken_at, good_until)
  values ('{"members": 1003, "signUps": {}, "holders": {}}', now() - interval '1 hour', now() + interval '1 hour');
select tests.act_as('app_admin', tests.member_id(12));
select is(
  (select jsonb_build_array(figures -> 'members', figures -> 'takenAt') from public.compute_website_statistics(30) figures),
  jsonb_build_array(1000, now() - interval '1 hour'), 'figures that took long are, with their time'
);
select tests.act_as_owner();
update private.member_figures set good_until = now();
select tests.act_as('app_admin', tests.member_id(12));
select is(public.compute_website_statistics(30) -> 'members', '10', 'until it is old');

-- Each kind of attention appears and goes.
create function pg_temp.amount(wanted text) returns bigint language sql as $$
  select coalesce((select amount from public.count_attention() where kind = wanted), 0)
$$;
create temporary table before as select pg_temp.amount('stale') as stale, pg_temp.amount('offer_ending') as ending,
  pg_temp.amount('no_earning_rules') as bare, pg_temp.amount('broken_reference') as broken;
update public.credit_cards set verified_on = current_date - 366 where slug = 'amex-gold';
select is(pg_temp.amount('stale'), stale + 1, 'a fact grows old') from before;
update public.signup_bonuses set ends_on = current_date + 3
  where id = (select min(id) from public.signup_bonuses where is_current and starts_on is null and ends_on is null);
select is(pg_temp.amount('offer_ending'), ending + 1, 'an offer ends soon') from before;
insert into public.credit_cards (slug, name, company_id, network, point_system_id, base_rate, needs_unlock, source_url, verified_on)
  select 'bare', 'Bare', min(company_id), 'visa', (select id from public.point_systems where kind = 'cashback' order by id limit 1), 1, false, 'https://issuer.example', current_date
  from public.credit_cards;
select is(pg_temp.amount('no_earning_rules'), bare + 1, 'a card earns nothing special') from before;
update public.tips set link_path = '/credit-cards/999999999/gone' where slug = (select min(slug) from public.tips);
select is(pg_temp.amount('broken_reference'), broken + 1, 'a link leads nowhere') from before;
select is(
  (select detail from public.list_attention('broken_reference') where table_name = 'tips'), 'The link /credit-cards/999999999/gone leads to a record that is not there.', 'and is told'
);
select ok((select count(*) <= 7 from public.list_attention('low_confidence', 7)), 'in pages');

-- Cards are checked in the order of the value of looking.
create function pg_temp.first_card() returns text language sql as $$
  select slug from public.credit_cards where id = (select credit_card_id from public.list_cards_to_check(1))
$$;
select ok((select count(*) = 3 and min(cards) > 3 from public.list_cards_to_check(3)), 'cards to check come in pages');
select ok((select due between 1 and facts from public.list_cards_to_check(1)), 'with their facts that are due');
select ok((select not is_first and weight >= 1 from public.list_cards_to_check(1)), 'and a weight while nothing puts one first');
select tests.act_as_owner();
insert into public.fact_reports (member_id, table_name, record_id, subject, problem)
  select tests.member_id(number), 'credit_cards', (select id from public.credit_cards where slug = 'amex-gold'), 'Gold', 'The fee'
  from generate_series(1, 2) number;
select tests.act_as('app_admin', tests.member_id(12));
select is(pg_temp.first_card(), 'amex-gold', 'a card that two members report comes first');
select is((select count(*) from public.list_cards_to_check(500) where is_first), 1::bigint, 'whatever its weight');
update public.fact_reports set status = 'corrected';

-- So does a card of which a file says otherwise, once for each difference.
create function pg_temp.report_difference(fee text) returns integer language sql as $$
  select public.report_differences('survey.csv', jsonb_build_array(jsonb_build_object(
    'card_id', (select id from public.credit_cards where slug = 'discover-it-miles'), 'field', 'Annual fee', 'ours', '$0', 'theirs', fee)))
$$;
select is(pg_temp.report_difference('$95'), 1, 'a difference from a file is reported');
select is(pg_temp.first_card(), 'discover-it-miles', 'and its card comes first');
select results_eq(
  $$ select problem, suggested_value, member_id from public.fact_reports where status = 'open' and origin = 'file' $$,
  $$ values ('survey.csv: Annual fee differs from “$0”.', '$95', null::uuid) $$, 'with both values, and of nobody'
);
select is(pg_temp.report_difference('$95'), 0, 'the same difference is not reported again while it is open');
select is(pg_temp.report_difference('$99'), 1, 'but another is');
select is(
  public.report_differences('survey.csv', (
    select jsonb_agg(jsonb_build_object('card_id', id, 'field', 'Annual fee', 'ours', '$0', 'theirs', '$97')) from public.credit_cards, generate_series(1, 2)
    where slug = 'discover-it-miles')),
  1, 'nor where the file says it twice'
);
select throws_ok($$ select public.report_differences('a', '{}') $$, '22023', null, 'a list is needed');
select throws_ok($$ select public.report_differences('a', null) $$, '22023', null, 'and null is none');
select throws_ok($$ select public.report_differences('a', '[{"card_id": 1, "field": "a", "ours": 1e1000, "theirs": "b"}]') $$, '22003', null, 'of numbers that are not written out for minutes');
select is(public.report_differences('a', '[{"card_id": -1, "field": "Annual fee", "ours": "a", "theirs": "b"}]'), 0, 'a card that is not there is left out');
update public.fact_reports set status = 'corrected';
update public.category_points set verified_on = '1990-01-01'
  where credit_card_id = (select id from public.credit_cards where slug = 'chase-freedom-unlimited');
create temporary table seen as select holders from public.list_cards_to_check(500) c
  join public.credit_cards card on card.id = c.credit_card_id where card.slug = 'chase-freedom-unlimited';
select is((select holders from seen), 0::bigint, 'fewer than five holders are not told apart');
select tests.act_as_owner();
insert into public.member_cards (member_id, credit_card_id, status)
  select tests.member_id(number), (select id from public.credit_cards where slug = 'chase-freedom-unlimited'), 'held'
  from generate_series(1, 6) number;
select tests.act_as('app_admin', tests.member_id(12));
select is(pg_temp.first_card(), 'chase-freedom-unlimited', 'a card that many hold comes before others');
select is((select holders from public.list_cards_to_check(1)), 5::bigint, 'and shows its holders rounded down to fives');
update public.category_points set verified_on = current_date
  where credit_card_id = (select id from public.credit_cards where slug = 'chase-freedom-unlimited');
select isnt(pg_temp.first_card(), 'chase-freedom-unlimited', 'and leaves its place');

select tests.act_as_owner();
select private.count_failure('function_error', 'users.made' || number, 'TIMEOUT') from generate_series(1, 300) number;
select is(
  (select array[count(*) <= 201, max(amount) >= 99] from private.daily_failures where day = current_date), '{true,true}',
  'names of what failed that callers make up are counted together beyond the first two hundred'
);

select * from finish();
rollback;
