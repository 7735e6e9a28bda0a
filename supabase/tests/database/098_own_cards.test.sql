-- Own cards: their rules, who may refer to them, what goes with them, and how the catalog's card takes their place.
begin;
select plan(63);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));

create function pg_temp.facts(changes jsonb default '{}', card jsonb default '{}') returns jsonb language sql as $$
  select '{"issuer": "Lakeside Credit Union", "points": null, "spending_caps": [], "card_choices": [], "category_points": [],
    "linked_rates": [], "credit_card_benefits": [], "signup_bonuses": []}'::jsonb || jsonb_build_object('card', jsonb_build_object(
      'company_id', null, 'network', 'visa', 'point_system_id', (select min(id) from public.point_systems), 'is_business', false,
      'is_charge_card', false, 'annual_fee_cents', 5000, 'first_year_fee_cents', 0, 'foreign_transaction_fee_percent', null,
      'base_rate', 1.5, 'unlocks_transfers', false, 'needs_unlock', false, 'counts_toward_5_24', true,
      'art_primary_hex', '#64748b', 'art_secondary_hex', '#334155') || card) || changes
$$;
create function pg_temp.credit(number integer, name text default 'A credit', period text default 'month') returns jsonb language sql as $$
  select jsonb_build_object('id', number, 'benefit_id', (select min(id) from public.benefits), 'name', name, 'value_cents', 1000,
    'points_value', null, 'period', period, 'alignment', 'calendar', 'occurrences_per_period', 1, 'start_month', null,
    'default_usage_percent', 100, 'excludes_first_year', false, 'min_spend_cents', null, 'ends_on', null, 'benefit_spending', '[]'::jsonb)
$$;
create function pg_temp.rate(changes jsonb) returns jsonb language sql as $$
  select jsonb_build_object('category_points', jsonb_build_array(jsonb_build_object('id', 1, 'category_id', (select min(id) from public.categories),
    'sub_category_id', null, 'rate', 3, 'is_additive', false, 'spending_cap_id', null, 'card_choice_id', null, 'channel', 'any',
    'requires_activation', false, 'valid_during', '(,)') || changes))
$$;
create function pg_temp.choice(slug jsonb) returns jsonb language sql as $$
  select jsonb_build_object('card_choices', jsonb_build_array(jsonb_build_object('id', 1, 'slug', slug, 'name', 'A choice',
    'mode', 'rotating', 'choose_count', null, 'rate', 3, 'spending_cap_id', null, 'change_period', null, 'card_choice_options', '[]'::jsonb)))
$$;
create function pg_temp.choices(number integer, options integer) returns jsonb language sql as $$
  select jsonb_build_object('card_choices', jsonb_agg((pg_temp.choice(to_jsonb('choice-' || place)) #> '{card_choices,0}') || jsonb_build_object('id', place,
    'mode', 'top_spend', 'choose_count', 1, 'card_choice_options', (select coalesce(jsonb_agg(jsonb_build_object('slug', 'o-' || option, 'name', 'An option', 'category_id', null, 'sub_category_id', option)), '[]')
      from generate_series(1, options) option))))
  from generate_series(1, number) place
$$;
create function pg_temp.linked(changes jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('linked_rates', jsonb_build_array('{"id": 1, "sub_category_slugs": ["rent"], "step_1_at_least_percent": 25,
    "step_1_rate": 0.5, "otherwise_points": 250, "valid_during": "(,)"}'::jsonb || changes))
$$;

insert into public.own_cards (id, credit_card_id, name, facts) values (tests.member_id(100), 1000000000001, 'Lakeside Cash',
  pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1), pg_temp.credit(2, 'Another')))));
insert into public.member_cards (id, credit_card_id, opened_on) values (tests.member_id(101), 1000000000001, '2026-05-04');
insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on, used_cents) values
  (tests.member_id(101), 1000000000001001, '2026-11-01', 500), (tests.member_id(101), 1000000000001002, '2026-11-01', 700);
insert into public.purchases (member_card_id, amount_cents, made_on, credit_card_benefit_id) values (tests.member_id(101), 900, '2026-11-02', 1000000000001001);
select pass('a member describes a card, holds it, and notes what they used of its credits');

update public.member_cards set nickname = nickname, notes = notes;
select is((select revision from public.member_cards), 1::bigint, 'a card that stays as it was has no new revision');
select throws_ok($$ insert into public.member_cards (credit_card_id) values (1000000000002) $$, '23503', null, 'nobody holds a card that is not there');
select throws_ok($$ insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on) values (tests.member_id(101), 1000000000001003, '2026-11-01') $$,
  '23503', null, 'nor uses a credit that their card does not have');
select throws_ok($$ insert into public.own_cards (credit_card_id, name, facts) values (7, 'Mine', pg_temp.facts()) $$, '23514', null, 'no own card takes a number of the catalog');
select throws_ok($$ delete from public.own_cards $$, '23503', null, 'a card that is held is not removed');

-- The rules of the catalog's tables, and those of the engine: it refuses a whole catalog for one card.
update public.own_cards set facts = facts || pg_temp.linked() || pg_temp.choice('"a"');
select throws_ok(format('update public.own_cards set facts = %L', facts), '23514', null, reason) from (values
  (pg_temp.facts('{}', '{"annual_fee_cents": -1}'), 'no fee below zero'),
  (pg_temp.facts('{}', '{"network": "none"}'), 'no network that there is not'),
  (pg_temp.facts('{}', '{"base_rate": null}'), 'no card without a base rate'),
  (pg_temp.facts('{}', '{"art_primary_hex": "red"}'), 'no color in words'),
  (pg_temp.facts('{}', '{"spy": 1}'), 'nothing that the catalog does not have'),
  (pg_temp.facts('{"issuer": null}'), 'no card without an issuer'),
  (pg_temp.facts(pg_temp.rate('{"rate": -3}')), 'no rate below zero'),
  (pg_temp.facts(pg_temp.rate('{"sub_category_id": 1}')), 'no rate of a category and a part'),
  (pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1, 'A', 'never')))), 'no period that there is not'),
  (pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1), pg_temp.credit(1)))), 'no two credits of one number'),
  (pg_temp.facts(jsonb_build_object('issuer', repeat('x', 121))), 'no issuer of a page'),
  (pg_temp.facts() - 'linked_rates', 'no card without one of its lists'),
  (pg_temp.facts('{}', '{"source": 1e200}'), 'no number of more than a hundred digits'),
  (pg_temp.facts('{}', '{"annual_fee_cents": "5000"}'), 'no number as a text'),
  (pg_temp.facts('{"issuer": null}', '{"company_id": "none"}'), 'no issuer of ours in words'),
  (pg_temp.facts(pg_temp.rate('{"valid_during": "[2026-01-01,2026-01-31]"}')), 'no range in other words than the catalog''s'),
  (pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1) || '{"ends_on": "today"}'))), 'no day in words'),
  (pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1, E'A\u202Ecredit')))), 'no name that turns the text around it'),
  (pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1) || '{"name": ["A"]}'))), 'no list as a name'),
  (pg_temp.facts(pg_temp.rate('{"spending_cap_id": 1}')), 'no rate up to a cap that there is not'),
  (pg_temp.facts(pg_temp.rate('{"card_choice_id": 1}')), 'no rate of a choice that there is not'),
  (pg_temp.facts(pg_temp.choice('"constructor"')), 'no choice by a word of JavaScript'),
  (pg_temp.facts(pg_temp.choice('{}')), 'no choice by a document'),
  (pg_temp.facts(jsonb_build_object('card_choices', (pg_temp.choice('"a"') -> 'card_choices') || (pg_temp.choice('"a"') #> '{card_choices,0}' || '{"id": 2}'))), 'no two choices of one slug'),
  (pg_temp.facts(pg_temp.linked('{"step_1_at_least_percent": null, "step_1_rate": null}')), 'no linked rate without a step'),
  (pg_temp.facts(pg_temp.linked('{"step_1_at_least_percent": 0}')), 'no step of nothing'),
  (pg_temp.facts(pg_temp.linked('{"sub_category_slugs": ["rent", "rent"]}')), 'no linked spending twice'),
  (pg_temp.facts(jsonb_build_object('linked_rates', (pg_temp.linked() -> 'linked_rates') || (pg_temp.linked('{"id": 2}') -> 'linked_rates'))), 'nor in two rates of one time'),
  (pg_temp.facts(pg_temp.choices(5, 1)), 'no five choices'),
  (pg_temp.facts(pg_temp.choices(3, 21)), 'no more options than any card has'),
  (pg_temp.facts(jsonb_build_object('linked_rates', (select jsonb_agg((pg_temp.linked() #> '{linked_rates,0}') || jsonb_build_object('id', id, 'sub_category_slugs', array['s-' || id]))
    from generate_series(1, 3) id))), 'no three linked rates'),
  (pg_temp.facts('{"signup_bonuses": [{"id": 1, "signup_bonus_credits": [], "signup_bonus_tiers": [
    {"tier": 1, "spend_cents": 500, "window_days": 90, "points": 9}, {"tier": 2, "spend_cents": 400, "window_days": 90, "points": 9}]}]}'), 'no step of a bonus below the one before')
) refused (facts, reason);
select throws_like(
  format('update public.own_cards set facts = %L', pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(1) || unread)))),
  'invalid input syntax%', format('nor what no reminder could read: %s', unread)
) from unnest('{"{\"verified_on\": {}}","{\"credit_card_id\": \"mine\"}"}'::jsonb[]) unread;

insert into public.own_cards (credit_card_id, name, facts) values (1000000000009, 'Chosen', pg_temp.facts(pg_temp.choices(3, 20)));
select pass('sixty options in three choices are not too many');
delete from public.own_cards where credit_card_id = 1000000000009;
select tests.act_as('authenticated', tests.member_id(2));
select is((select count(*) from public.own_cards), 0::bigint, 'nobody sees another''s');
select throws_ok($$ insert into public.member_cards (credit_card_id) values (1000000000001) $$, '23503', null, 'nor holds it');
insert into public.own_cards (credit_card_id, name, facts) values (1000000000001, 'Of another', pg_temp.facts());
select pass('two members may use the same number, so that it tells nothing of others');

select tests.act_as('authenticated', tests.member_id(1));
update public.own_cards set facts = pg_temp.facts(jsonb_build_object('credit_card_benefits', jsonb_build_array(pg_temp.credit(2, 'Another'))));
select is((select array_agg(used_cents) from public.benefit_uses), '{700}'::bigint[], 'a credit that is removed takes its uses');
select is((select credit_card_benefit_id from public.purchases), null, 'and the links of its purchases');

-- Points of its own, and a former product.
select is((select own_points_id from public.own_cards), null, 'a card with points of the catalog has none of its own');
select throws_ok($$ insert into public.point_balances (point_system_id, points) values (1000000000001, 5) $$, '23503', null, 'nor a balance of them');
update public.own_cards set facts = facts || '{"points": {"name": "Lake points", "value": 0.8}}' || jsonb_build_object('card', (facts -> 'card') || '{"point_system_id": null}');
insert into public.point_balances (point_system_id, points, expires_on) values (1000000000001, 12000, '2026-12-24');
select throws_ok($$ update public.own_cards set facts = facts || '{"points": null}' || jsonb_build_object('card', (facts -> 'card') || '{"point_system_id": 1}') $$,
  '23503', null, 'points with a balance stay');
update public.member_cards set credit_card_id = (select min(id) from public.credit_cards), changed_from_credit_card_id = 1000000000001;
select throws_ok($$ delete from public.own_cards $$, '23503', null, 'nor is a former product removed');
select tests.act_as_owner();
create function pg_temp.changed_from() returns bigint language sql as $$ select changed_from_credit_card_id from public.member_cards where member_id = tests.member_id(1) $$;
insert into public.credit_cards select (jsonb_populate_record(c, '{"id": 4000000, "slug": "gone-soon"}')).* from public.credit_cards c order by id limit 1;
update public.member_cards set changed_from_credit_card_id = 4000000 where member_id = tests.member_id(1);
delete from public.credit_cards where id = 4000000;
select is(pg_temp.changed_from(), null, 'a former product that leaves the catalog is forgotten');
select tests.act_as('authenticated', tests.member_id(1));
update public.member_cards set credit_card_id = 1000000000001, changed_from_credit_card_id = (select min(id) from public.credit_cards);
select pass('and an account changes to an own card and back, under its own dates');

-- The catalog gets the card.
select tests.act_as_owner();
select is(
  (select array[card ->> 'name', card ->> 'annual_fee_cents'] from jsonb_array_elements(private.list_due_rows(tests.member_id(1), '2026-11-28') -> 'cards') card),
  '{Lakeside Cash,5000}'::text[], 'reminders and the calendar know its name and its fee'
);
create function pg_temp.due(part text, day date) returns jsonb language sql as $$ select private.list_due_rows(tests.member_id(1), day) -> part $$;
update public.own_cards set facts = facts || jsonb_build_object(
  'credit_card_benefits', jsonb_build_array(pg_temp.credit(2, 'Another'), pg_temp.credit(3, 'A third') || '{"ends_on": "2026-11-30"}'),
  'card_choices', '[{"id": 1, "slug": null, "name": "A choice", "mode": "member_selected", "choose_count": 1, "rate": 3, "spending_cap_id": null,
    "change_period": "quarter", "card_choice_options": []}]'::jsonb
) where member_id = tests.member_id(1);
select is(
  (select jsonb_object_agg(row ->> 'id', row -> 'used_cents') from jsonb_array_elements(pg_temp.due('benefits', '2026-11-28')) row),
  jsonb_build_object('1000000000001002', jsonb_build_object(tests.member_id(101), 700), '1000000000001003', jsonb_build_object(tests.member_id(101), 0)),
  'and its credits, with what is used of them'
);
select is((select jsonb_agg(row -> 'name') from jsonb_array_elements(pg_temp.due('benefits', '2026-12-01')) row), '["Another"]'::jsonb, 'until they end');
select is(
  pg_temp.due('choices', '2026-11-28'),
  jsonb_build_array(jsonb_build_object('member_card_id', tests.member_id(101), 'slug', 'own-1000000000001001', 'name', 'A choice', 'every', 'quarter')),
  'and its choices by the names that the screens know them by'
);
update public.own_cards set facts = facts || '{"card_choices": [{"id": 2, "slug": null, "name": "Quarters", "mode": "rotating", "choose_count": null, "rate": 5,
    "spending_cap_id": null, "change_period": null, "card_choice_options": []}]}'::jsonb || pg_temp.rate('{"card_choice_id": 2, "requires_activation": true,
    "valid_during": "[2026-10-01,2027-01-01)"}') where member_id = tests.member_id(1);
select is(
  (select array[row ->> 'slug', row ->> 'name', row ->> 'ends_on'] from jsonb_array_elements(pg_temp.due('activations', '2026-11-28')) row),
  '{own-1000000000001002,Quarters,2026-12-31}'::text[], 'and its quarters to activate'
);
select is((select array[row ->> 'system', row ->> 'points'] from jsonb_array_elements(pg_temp.due('balances', '2026-11-28')) row), '{Lake points,12000}'::text[],
  'and when points of its own expire');
insert into public.planned_steps (member_id, action, credit_card_id, member_card_id, planned_on)
values (tests.member_id(1), 'move', 1000000000001, tests.member_id(101), '2026-11-30');
select is((select array[row ->> 'system', row ->> 'points'] from jsonb_array_elements(pg_temp.due('steps', '2026-11-28')) row), '{Lake points,12000}'::text[],
  'and that a plan moves them');
create temporary table catalog_card as select min(b.credit_card_id) as id from public.credit_card_benefits b
  join public.credit_cards c on c.id = b.credit_card_id join public.point_systems s on s.id = c.point_system_id where s.unit <> 'dollars';
grant select on catalog_card to authenticated;
update public.credit_card_benefits set name = 'Another' where id = (select min(b.id) from public.credit_card_benefits b join catalog_card c on c.id = b.credit_card_id);
select tests.act_as('authenticated', tests.member_id(1));
-- Before the product change the account was the catalog's card, and some of the same credit was used then.
insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count)
select tests.member_id(101), id, '2026-11-01', 200, 1 from public.credit_card_benefits where credit_card_id = (select id from catalog_card) and name = 'Another';
select is(public.use_catalog_card(tests.member_id(100), 1, (select id from catalog_card)), '{"kind": "stale"}'::jsonb, 'a card that was changed elsewhere stays');
select public.use_catalog_card(tests.member_id(100), (select revision from public.own_cards), (select id from catalog_card));
select is((select array[credit_card_id::text, opened_on::text] from public.member_cards), (select array[id::text, '2026-05-04'] from catalog_card), 'the held card is the catalog''s and keeps its dates');
select results_eq('select credit_card_benefit_id < 1000000000000, used_cents from public.benefit_uses', $$ values (true, 900::bigint) $$, 'and the uses of its credits, added to those of before');
select is((select array[point_system_id, points] from public.point_balances),
  (select array[c.point_system_id, 12000] from public.credit_cards c join public.point_systems s on s.id = c.point_system_id and s.unit <> 'dollars' where c.id = (select id from catalog_card)),
  'and points of its own are the catalog''s');
select * from finish();
rollback;
