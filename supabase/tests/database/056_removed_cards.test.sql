-- Removing a card with all its rows, and restoring it completely.
begin;
select plan(23);
select tests.create_user(number) from generate_series(1, 3) number;

-- All data of one member, except the columns that the database sets itself.
create function pg_temp.everything() returns jsonb language sql as $$
  select jsonb_object_agg(kind, rows) from (
    select kind, jsonb_agg(each - '{created_at,updated_at,revision}'::text[] order by each ->> 'id') rows from (
      select 'card', to_jsonb(c) from public.member_cards c
      union all select 'tracker', to_jsonb(t) from public.bonus_trackers t
      union all select 'use', to_jsonb(u) from public.benefit_uses u
      union all select 'purchase', to_jsonb(p) from public.purchases p
      union all select 'step', to_jsonb(s) from public.planned_steps s
      union all select 'offer', to_jsonb(o) from public.card_offers o
      union all select 'place', to_jsonb(w) from public.wallet_cards w
    ) found (kind, each) group by kind
  ) grouped
$$;
grant execute on function pg_temp.everything() to authenticated;

select tests.act_as('authenticated', tests.member_id(1));
insert into public.people (id, name) values (tests.member_id(106), 'Alex');
insert into public.member_cards (id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
  fee_month, fee_day, annual_fee_cents, statement_day, due_day, autopay, bonus_posted_on, choices, notes, position, changed_from_credit_card_id, product_changed_on, person_id)
select tests.member_id(100), id, 'Old gold', 'closed', '2024-01-01', '2024-01-02', '2024-01-03', '2026-01-04',
  2, 3, 1000, 20, 15, 'minimum', '2024-05-06', '{"group": ["one"]}', 'a note', 7,
  (select min(id) from public.credit_cards where slug <> 'amex-gold'), '2025-02-03', tests.member_id(106)
from public.credit_cards where slug = 'amex-gold';
insert into public.bonus_trackers (id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes)
select tests.member_id(101), tests.member_id(100), min(id), 600000, 1234, '2024-01-03', '2024-07-03', 60000, 5, '2024-05-06', 'a note' from public.signup_bonuses;
insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes)
select tests.member_id(102), tests.member_id(100), min(id), '2026-01-01', 500, 1, 'a note' from public.credit_card_benefits;
insert into public.purchases (id, member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant, notes, import_key)
select tests.member_id(105), tests.member_id(100), 4200, '2026-11-20', (select min(id) from public.sub_categories),
  (select min(id) from public.credit_card_benefits), 'A shop', 'a note', tests.member_id(108);
insert into public.planned_steps (id, person_id, action, credit_card_id, member_card_id, becomes_credit_card_id, planned_on)
select tests.member_id(107), tests.member_id(106), 'change', min(id), tests.member_id(100), max(id), '2027-03-01' from public.credit_cards;
insert into public.card_offers (id, member_card_id, shop, gives, back_percent, back_cents, back_rate, back_points, min_spend_cents, adds_up, times, ends_on, is_added, used_times, used_on, spent_cents, notes)
values
  (tests.member_id(109), tests.member_id(100), 'A shop', 'percent', 10, 2000, null, null, 5000, true, 3, '2026-12-31', true, 1, '2026-11-20', 6000, 'a note'),
  (tests.member_id(110), tests.member_id(100), 'A shop', 'points_per_dollar', null, null, 4.5, 9000, 5000, true, 3, '2026-12-31', true, 1, '2026-11-20', 6000, 'a note');
insert into public.wallets (id, name) values (tests.member_id(103), 'Mine');
insert into public.wallet_cards (id, wallet_id, credit_card_id, member_card_id)
select tests.member_id(104), tests.member_id(103), credit_card_id, id from public.member_cards;
create temporary table kept as select pg_temp.everything() everything;
create temporary table taken (removed jsonb);

select is(
  (select count(*) from pg_attribute
   where attrelid in ('public.member_cards'::regclass, 'public.bonus_trackers'::regclass, 'public.benefit_uses'::regclass,
      'public.purchases'::regclass, 'public.planned_steps'::regclass, 'public.card_offers'::regclass)
     and attnum > 0 and not attisdropped and attgenerated = ''),
  (select count(distinct (name, own.field)) + 6 * 3
   from kept, jsonb_each(everything) kind (name, rows), jsonb_array_elements(rows) each, jsonb_each(each) own (field, value)
   where name <> 'place' and own.value <> 'null' and own.field not like 'catalog\_%' and own.field <> 'changed_from_catalog_card_id'),
  'every column of the rows is filled in here, so that none is forgotten below'
);
select is(public.remove_member_card(tests.member_id(100), 0) ->> 'kind', 'stale', 'a card that was changed since is not removed');
select is(public.remove_member_card(tests.member_id(100), null) ->> 'kind', 'stale', 'nor by somebody who has seen no revision of it');
select is((select everything from kept), pg_temp.everything(), 'and stays as it is');

insert into taken select public.remove_member_card(tests.member_id(100), 1) -> 'removed';
select is_empty(
  $$ select id from public.member_cards union all select id from public.bonus_trackers union all select id from public.benefit_uses
    union all select id from public.purchases union all select id from public.planned_steps
    union all select id from public.card_offers $$,
  'a card is removed with all that belongs to it'
);
select is(member_card_id, null, 'its place in a wallet stands for the product alone') from public.wallet_cards;
select is(public.remove_member_card(tests.member_id(100), 1) ->> 'kind', 'missing', 'it is removed once');

select is(public.restore_member_card(removed::json) ->> 'id', tests.member_id(100)::text, 'it is put back') from taken;
select is(pg_temp.everything(), everything, 'with everything as it was') from kept;
select is(
  (select array_agg(revision) from (
    select revision from public.member_cards union all select revision from public.bonus_trackers
    union all select revision from public.benefit_uses union all select revision from public.purchases
    union all select revision from public.planned_steps union all select revision from public.card_offers) back),
  '{2,2,2,2,2,2,2}'::bigint[], 'at the next revisions, so that no change made before the removal applies'
);
select is(public.restore_member_card(removed::json) ->> 'id', tests.member_id(100)::text, 'a repeat is answered alike') from taken;
select is(pg_temp.everything(), everything, 'and adds nothing') from kept;
select is(public.restore_member_card((removed - '{purchases,planned_steps,card_offers}'::text[])::json) ->> 'id', tests.member_id(100)::text, 'a tab of before names no purchases, steps or offers') from taken;

select tests.act_as('authenticated', tests.member_id(2));
select is(public.remove_member_card(tests.member_id(100), 1) ->> 'kind', 'missing', 'another member''s card is not found');
select throws_ok(
  format($$ select public.restore_member_card(%L) $$, removed - 'member_cards'), '22023', null, 'nothing is put back without a card'
) from taken;
create temporary table own_card as
select jsonb_set(removed || '{"bonus_trackers": [], "benefit_uses": [], "purchases": [], "planned_steps": [], "card_offers": []}', '{member_cards,0,id}', to_jsonb(tests.member_id(300))) as removed from taken;
select throws_ok(
  format($$ select public.restore_member_card(%L) $$, removed), '23503', null, 'nor as a card of a person whom another member keeps'
) from own_card;
select is(
  public.restore_member_card(jsonb_set(removed, '{member_cards,0,person_id}', 'null')::json) ->> 'id', tests.member_id(300)::text, 'their own card is put back'
) from own_card;
select tests.act_as('authenticated', tests.member_id(1));
select is(member_card_id, tests.member_id(100), 'and takes no place in another member''s wallets') from public.wallet_cards;

-- A member of a household has seen the ids, and taken them meanwhile: these, and those that a rule would make of them.
create temporary table kept_again as select jsonb_object_agg(kind, rows) as everything from (
  select kind, (select jsonb_agg(row - '{id,member_card_id}'::text[] order by row - '{id,member_card_id}'::text[]) from jsonb_array_elements(rows) row) as rows
  from jsonb_each(pg_temp.everything()) each (kind, rows)
) compared;
create temporary table taken_again as
  select public.remove_member_card(id, revision) -> 'removed' as removed from public.member_cards where id = tests.member_id(100);
select tests.act_as('authenticated', tests.member_id(2));
insert into public.member_cards (id, credit_card_id) select tests.member_id(100), min(id) from public.credit_cards;
insert into public.bonus_trackers (id, member_card_id, required_spend_cents)
  select taken_id, tests.member_id(100), 1 from unnest(array[tests.member_id(101), md5(tests.member_id(101)::text || tests.member_id(1)::text)::uuid]) taken_id;
insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on)
  select tests.member_id(102), tests.member_id(100), min(id), '2026-01-01' from public.credit_card_benefits;
insert into public.purchases (id, member_card_id, amount_cents, made_on, import_key)
  select tests.member_id(105), tests.member_id(100), 1, '2026-11-20', tests.member_id(108);
insert into public.planned_steps (id, action, credit_card_id, member_card_id, planned_on)
  select tests.member_id(107), 'close', min(id), tests.member_id(100), '2027-03-01' from public.credit_cards;
insert into public.card_offers (id, member_card_id, shop, gives, back_cents)
  values (tests.member_id(109), tests.member_id(100), 'Another', 'dollars', 1);
select tests.act_as('authenticated', tests.member_id(1));
select isnt(public.restore_member_card(removed::json) ->> 'id', tests.member_id(100)::text, 'a card whose id was taken is put back under another') from taken_again;
select is(
  (select jsonb_object_agg(kind, (select jsonb_agg(row - '{id,member_card_id}'::text[] order by row - '{id,member_card_id}'::text[]) from jsonb_array_elements(rows) row))
   from jsonb_each(pg_temp.everything()) each (kind, rows)),
  everything, 'and with it everything that belongs to it'
) from kept_again;
select is((select count(distinct member_card_id) from (
  select member_card_id from public.bonus_trackers union all select member_card_id from public.benefit_uses
  union all select member_card_id from public.purchases union all select member_card_id from public.planned_steps
  union all select member_card_id from public.card_offers union all select member_card_id from public.wallet_cards union all select id from public.member_cards
) linked), 1::bigint, 'each row to this card');
create temporary table plan_taken as select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('id', tests.member_id(107), 'member_card_id', null)), '[]') as steps from public.planned_steps s;
select is((select count(*) from plan_taken, public.keep_plan(steps, tests.member_id(106)) step where step.id <> tests.member_id(107)), 1::bigint, 'and a plan is kept all the same');

-- A member says at which revisions the rows were removed.
select tests.act_as('authenticated', tests.member_id(2));
select public.restore_member_card(jsonb_build_object(
  'member_cards', jsonb_build_array(jsonb_build_object('id', tests.member_id(200), 'credit_card_id', (select min(id) from public.credit_cards), 'status', 'held', 'choices', '{}'::jsonb, 'position', 0)),
  'bonus_trackers', jsonb_build_array(jsonb_build_object('id', tests.member_id(201), 'signup_bonus_id', (select max(id) from public.signup_bonuses),
    'required_spend_cents', 1, 'spent_cents', 0, 'revision', 9223372036854775806)),
  'benefit_uses', '[]'::jsonb, 'wallet_card_ids', '[]'::jsonb)::json);
select tests.act_as('app_admin', tests.member_id(3));
select lives_ok($$ delete from public.signup_bonuses where id = (select max(id) from public.signup_bonuses) $$, 'whatever they say, an admin can still remove the fact a row refers to');

select * from finish();
rollback;
