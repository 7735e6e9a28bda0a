begin;
select plan(36);
select tests.create_user(number) from generate_series(1, 2) number;

-- The card as an editor has it: every row as it was read.
create function pg_temp.read_card(wanted_slug text) returns jsonb language sql as $$
  select jsonb_build_object('removed', '{}'::jsonb, 'rows', jsonb_object_agg(section, rows))
  from (
    select section, jsonb_agg(content order by id) as rows
    from private.list_card_rows((select id from public.credit_cards where slug = wanted_slug)) group by section
  ) sections
$$;
create function pg_temp.fresh() returns jsonb language sql as $$
  select jsonb_build_object('source_url', 'https://issuer.example/terms', 'verified_on', current_date)
$$;
create temporary table held (card jsonb, answer jsonb);
grant all on held to authenticated;
create function pg_temp.save(wanted jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb := public.save_credit_card(wanted);
begin
  update pg_temp.held set answer = said;
  return said;
end
$$;
grant execute on function pg_temp.read_card(text), pg_temp.fresh(), pg_temp.save(jsonb) to public;

select tests.act_as('anon');
select throws_ok($$ select public.save_credit_card('{}') $$, '42501', null, 'a visitor cannot save a card');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ select public.save_credit_card('{}') $$, '42501', null, 'nor can a member');

select tests.act_as('app_admin', tests.member_id(2));
insert into held select pg_temp.read_card('amex-gold');
create temporary table seen as select max(id) as last, (select revision from public.catalog_state) as revision from public.reference_changes;
select is(pg_temp.save(card) ->> 'kind', 'saved', 'a card may be saved as it is') from held;
select is((select revision from public.catalog_state), (select revision from seen), 'which changes nothing');

select is(
  pg_temp.save(jsonb_set(card, '{rows,credit_cards,0,annual_fee_cents}', '34000')),
  '{"kind": "invalid", "path": "credit_cards.0.verified_on", "reason": "source_needed"}',
  'a changed fact with the source of the former one is refused'
) from held;
select is(
  pg_temp.save(jsonb_set(card, '{rows,credit_cards,0}', card #> '{rows,credit_cards,0}'
    || jsonb_build_object('annual_fee_cents', 34000, 'source', '', 'source_url', null, 'verified_on', current_date))) ->> 'path',
  'credit_cards.0.source_url', 'and one without any'
) from held;
select is(annual_fee_cents, 32500, 'nothing was saved') from public.credit_cards where slug = 'amex-gold';
select is(
  pg_temp.save(jsonb_set(card, '{rows,credit_cards,0,confidence}', '"low"')) ->> 'kind', 'saved', 'doubt needs no source'
) from held;

-- A rate, a new cap with a rule and a choice that name it, an offer with tiers, and one benefit fewer: at once.
truncate held;
insert into held select pg_temp.read_card('amex-gold');
update held set card = jsonb_set(card, '{rows,category_points,0}', card #> '{rows,category_points,0}' || pg_temp.fresh() || '{"rate": 5}');
update held set card = jsonb_set(card, '{rows,spending_caps}', card #> '{rows,spending_caps}' || jsonb_build_array(pg_temp.fresh()
  || '{"id": -1, "slug": "amex-gold-gas-cap", "name": "Gas", "amount_cents": 600000, "period": "calendar_year", "fallback_rate": 1}'));
update held set card = jsonb_set(card, '{rows,category_points}', card #> '{rows,category_points}' || jsonb_build_array(pg_temp.fresh()
  || '{"id": -2, "rate": 3, "spending_cap_id": -1}' || jsonb_build_object('category_id', (select min(id) from public.categories where slug = 'gas'))));
update held set card = jsonb_set(card, '{rows,card_choices}', jsonb_build_array(pg_temp.fresh()
  || '{"id": -3, "slug": "amex-gold-pick", "name": "Pick one", "mode": "member_selected", "choose_count": 1, "rate": 4, "spending_cap_id": -1}'));
update held set card = jsonb_set(card, '{rows,card_choice_options}', jsonb_build_array(pg_temp.fresh()
  || '{"id": -4, "card_choice_id": -3, "slug": "gas", "name": "Gas"}' || jsonb_build_object('category_id', (select min(id) from public.categories))));
update held set card = jsonb_set(card, '{rows,signup_bonuses}', card #> '{rows,signup_bonuses}' || jsonb_build_array(pg_temp.fresh()
  || '{"id": -5, "slug": "amex-gold-new-offer", "is_current": true}'));
update held set card = jsonb_set(card, '{rows,signup_bonus_tiers}', card #> '{rows,signup_bonus_tiers}' || jsonb_build_array(pg_temp.fresh()
  || '{"id": -6, "signup_bonus_id": -5, "tier": 1, "spend_cents": 600000, "window_days": 180, "points": 90000}'));
update held set card = jsonb_set(jsonb_set(card, '{removed,credit_card_benefits}', jsonb_build_array(card #> '{rows,credit_card_benefits,0}')),
  '{rows,credit_card_benefits}', (card #> '{rows,credit_card_benefits}') - 0);
-- The benefit's reimbursed spending is removed with it; another one replaces it, with its own.
update held set card = jsonb_set(jsonb_set(card, '{removed,benefit_spending}',
    jsonb_path_query_array(card, '$.rows.benefit_spending[*] ? (@.credit_card_benefit_id == $id)', jsonb_build_object('id', card #> '{removed,credit_card_benefits,0,id}'))),
  '{rows,benefit_spending}',
    jsonb_path_query_array(card, '$.rows.benefit_spending[*] ? (@.credit_card_benefit_id != $id)', jsonb_build_object('id', card #> '{removed,credit_card_benefits,0,id}'))
    || jsonb_build_array(pg_temp.fresh() || '{"id": -8, "credit_card_benefit_id": -7}' || jsonb_build_object('category_id', (select min(id) from public.categories))));
update held set card = jsonb_set(card, '{rows,credit_card_benefits}', card #> '{rows,credit_card_benefits}' || jsonb_build_array(
  (card #> '{removed,credit_card_benefits,0}') || pg_temp.fresh() || '{"id": -7}'));
update held set card = jsonb_set(card, '{rows,credit_card_requirements}', jsonb_build_array(pg_temp.fresh()
  || jsonb_build_object('id', -9, 'requirement_id', (select min(id) from public.requirements))));

-- One mistake anywhere, and nothing is saved.
truncate seen;
insert into seen select max(id), (select revision from public.catalog_state) from public.reference_changes;
select is(
  pg_temp.save(jsonb_set(card, '{rows,signup_bonus_tiers,0}', card #> '{rows,signup_bonus_tiers,0}' || pg_temp.fresh() || '{"window_days": 0}')),
  '{"kind": "invalid", "path": "signup_bonus_tiers.0.window_days", "reason": "refused", "constraint": "signup_bonus_tiers_window_days_check"}',
  'the field at fault is named'
) from held;
select is((select revision from public.catalog_state), (select revision from seen), 'and nothing of the rest was saved or told');
select is((select max(id) from public.reference_changes), (select last from seen), 'nor kept in the history');

select is(pg_temp.save(card) ->> 'kind', 'saved', 'without the mistake all is saved') from held;
select is((select count(*) from jsonb_object_keys(answer -> 'ids')), 9::bigint, 'the new rows are named') from held;
select is(rate, 5.0000, 'the rate') from public.category_points
  where id = (select (card #>> '{rows,category_points,0,id}')::bigint from held);
select is(
  (select rule.spending_cap_id from public.category_points rule where rule.id = (answer #>> '{ids,-2}')::bigint), (answer #>> '{ids,-1}')::bigint,
  'a rule under the cap that is as new as it is'
) from held;
select is(
  (select array[o.card_choice_id, c.spending_cap_id] from public.card_choice_options o join public.card_choices c on c.id = o.card_choice_id
   where o.id = (answer #>> '{ids,-4}')::bigint),
  array[(answer #>> '{ids,-3}')::bigint, (answer #>> '{ids,-1}')::bigint], 'a choice with its option'
) from held;
select is((select points from public.signup_bonus_tiers where id = (answer #>> '{ids,-6}')::bigint), 90000, 'an offer with its step') from held;
select is(
  (select credit_card_benefit_id from public.benefit_spending where id = (answer #>> '{ids,-8}')::bigint), (answer #>> '{ids,-7}')::bigint,
  'a credit with its spending'
) from held;
select is(
  (select count(*) from public.credit_card_requirements where credit_card_id = (answer ->> 'id')::bigint), 1::bigint, 'and what the card asks for'
) from held;
select is_empty(
  $$ select from public.credit_card_benefits where id = (select (card #>> '{removed,credit_card_benefits,0,id}')::bigint from held) $$,
  'and a benefit in place of another'
);
select ok(bool_and(changed_by = tests.member_id(2)), 'all of it in the history under the admin''s name')
  from public.reference_changes where id > (select last from seen);
select is(
  (select array_agg(distinct table_name order by table_name) from public.reference_changes where id > (select last from seen)),
  '{benefit_spending,card_choice_options,card_choices,category_points,credit_card_benefits,credit_card_requirements,signup_bonus_tiers,signup_bonuses,spending_caps}',
  'and nothing that did not change'
);

select is(
  pg_temp.save(card) - 'rows', '{"kind": "conflict"}', 'an edit of an older reading is not saved'
) from held;
select ok(
  answer -> 'rows' @> '[{"table": "category_points", "reason": "changed"}, {"table": "signup_bonuses", "reason": "added"}, {"table": "credit_card_benefits", "reason": "removed"}]',
  'and the rows are named that somebody changed, added and removed'
) from held;

truncate held;
insert into held select pg_temp.read_card('amex-gold');
update public.category_points set confidence = 'low' where credit_card_id = (select id from public.credit_cards where slug = 'amex-gold') and rate = 5;
select is(pg_temp.save(card) #>> '{rows,0,reason}', 'changed', 'a row that somebody changed by itself is a conflict too') from held;

-- An invalid value is reported with its place.
truncate held;
insert into held select pg_temp.read_card('amex-gold');
select is(pg_temp.save(jsonb_set(card, '{rows,category_points,1}', card #> '{rows,category_points,1}' || pg_temp.fresh() || '{"rate": "much"}'))
  - 'kind', '{"path": "category_points.1.rate", "reason": "unreadable"}', 'a word in place of a number') from held;
select is(pg_temp.save(jsonb_set(card, '{rows,credit_cards,0}', card #> '{rows,credit_cards,0}' || pg_temp.fresh() || '{"color": "red"}'))
  - 'kind', '{"path": "credit_cards.0.color", "reason": "unknown_field"}', 'a field that there is not') from held;
select is(pg_temp.save(jsonb_set(card, '{rows,credit_cards,0}', card #> '{rows,credit_cards,0}' || pg_temp.fresh() || '{"slug": "amex-platinum"}'))
  ->> 'path', 'credit_cards.0.slug', 'an address that is taken') from held;
select is(answer ->> 'reason', 'duplicate', 'and why') from held;
select is(pg_temp.save(jsonb_set(card, '{rows,credit_cards,0}', card #> '{rows,credit_cards,0}' || pg_temp.fresh() || '{"name": null}'))
  - 'constraint', '{"kind": "invalid", "path": "credit_cards.0.name", "reason": "missing"}', 'a name that is missing') from held;
select is(pg_temp.save(jsonb_set(jsonb_set(card, '{removed,spending_caps}', jsonb_build_array(card #> '{rows,spending_caps,0}')),
  '{rows,spending_caps}', (card #> '{rows,spending_caps}') - 0)) ->> 'reason', 'used', 'a cap that rules still use stays') from held;
select is(pg_temp.save(jsonb_set(card, '{rows,spending_caps}', card #> '{rows,spending_caps}' || jsonb_build_array(
  (select to_jsonb(c) from public.spending_caps c where credit_card_id <> (card #>> '{rows,credit_cards,0,id}')::bigint limit 1)))) ->> 'kind',
  'conflict', 'another card''s cap is not this one''s to save') from held;

-- A new card, and its complete removal.
select is(
  pg_temp.save(jsonb_build_object('rows', jsonb_build_object(
    'credit_cards', jsonb_build_array(pg_temp.fresh() || jsonb_build_object('id', -1, 'slug', 'brand-new', 'name', 'Brand New', 'network', 'visa', 'base_rate', 1.5,
      'company_id', (select min(id) from public.companies), 'point_system_id', (select min(id) from public.point_systems))),
    'category_points', jsonb_build_array(pg_temp.fresh() || jsonb_build_object('id', -2, 'rate', 3, 'category_id', (select min(id) from public.categories)))
  ))) ->> 'kind', 'saved', 'a card is made with its rules'
);
select is((select count(*) from private.list_card_rows((answer ->> 'id')::bigint)), 2::bigint, 'and belongs together') from held;
select is(
  pg_temp.save('{"rows": {"credit_cards": [{"id": -1, "slug": "no-source", "name": "No", "network": "visa", "base_rate": 1}]}}') ->> 'reason',
  'source_needed', 'but not without a source'
);
select throws_ok($$ select public.save_credit_card('{"rows": {"credit_cards": []}}') $$, '22023', null, 'no card at all is a mistake of the caller');

select * from finish();
rollback;
