-- Accounts that share a household: joining, the shared data of each, and that none of it outlasts a membership. Two
-- households with the same kinds of sharing exist side by side: 1 to 3 and 4 to 5; 6 is in none.
begin;
select plan(170);
select tests.create_user(number) from generate_series(1, 6) number;
create temporary table told (name text primary key, token text);
grant all on told to public;
create function pg_temp.token(which text) returns text language sql as $$ select token from told where name = which $$;
create function pg_temp.act(number integer) returns void language sql as $$ select tests.act_as('authenticated', tests.member_id(number)) $$;
-- Returns the owners of a table's rows that the caller sees, each by the last digit of the member.
create function pg_temp.shown(rows_of text) returns text language sql as $$
  select coalesce(string_agg(distinct right(shown ->> 'member_id', 1), ''), '') from jsonb_array_elements(public.list_household_rows(rows_of)) shown
$$;
-- Returns them for all tables, in the order of this list.
create function pg_temp.shown_of_all() returns text[] language sql as $$
  select array_agg(pg_temp.shown(rows_of) order by place)
  from unnest('{member_cards,people,point_balances,bonus_trackers,benefit_uses,purchases,annual_spending_profiles,planned_steps,card_offers,own_cards}'::text[])
    with ordinality known (rows_of, place)
$$;
create function pg_temp.names() returns text[] language sql as $$
  select array_agg(member ->> 'display_name' || case when (member ->> 'is_founder')::boolean then '!' else '' end order by place)
  from jsonb_array_elements(public.get_household() -> 'members') with ordinality list (member, place)
$$;
create function pg_temp.fill(number integer) returns void language plpgsql as $$
declare
  card constant uuid := tests.member_id(100 + number);
  other_card constant uuid := tests.member_id(500 + number);
  benefit constant bigint := (select min(id) from public.credit_card_benefits);
begin
  perform pg_temp.act(number);
  insert into public.people (id, name) values (tests.member_id(200 + number), 'Card ' || number), (tests.member_id(600 + number), 'Points ' || number),
    (tests.member_id(700 + number), 'Plan ' || number), (tests.member_id(900 + number), 'A secret');
  insert into public.own_cards (credit_card_id, name, facts)
    select 1000000000000 + place, case place when number then 'Own ' || number else 'A secret' end, '{"issuer":"Lakeside Credit Union","points":null,"card":{"company_id":null,"network":"visa","point_system_id":1,"is_business":false,"is_charge_card":false,"annual_fee_cents":0,"first_year_fee_cents":0,"foreign_transaction_fee_percent":null,"base_rate":1,"unlocks_transfers":false,"needs_unlock":false,"counts_toward_5_24":true,"art_primary_hex":"#64748b","art_secondary_hex":"#334155"},"spending_caps":[],"card_choices":[],"category_points":[],"linked_rates":[],"credit_card_benefits":[],"signup_bonuses":[]}'
    from unnest(array[number, number + 100]) place;
  insert into public.member_cards (id, credit_card_id, nickname, notes, person_id, bonus_posted_on, statement_day, due_day, autopay)
    select card, min(id), 'Card ' || number, 'A secret', tests.member_id(200 + number), current_date - 35, 20, 15, 'minimum' from public.credit_cards
    union all select other_card, 1000000000000 + number, null, null, null, null, null, null, null;
  insert into public.point_balances (point_system_id, points, person_id) select min(id), 1000, tests.member_id(600 + number) from public.point_systems;
  insert into public.bonus_trackers (member_card_id, required_spend_cents, starts_on, deadline_on, notes)
    values (card, 400000, current_date - 30, current_date + 30, 'A secret'), (card, 400000, current_date - 60, current_date - 35, null),
    (other_card, 400000, current_date - 90, current_date - 1, null);
  insert into public.bonus_trackers (member_card_id, required_spend_cents, posted_on) values (card, 400000, current_date - 35);
  insert into public.planned_steps (action, credit_card_id, planned_on, person_id)
    select 'apply', min(id), current_date + 60, tests.member_id(700 + number) from public.credit_cards;
  insert into public.card_offers (member_card_id, shop, gives, back_cents, times, used_times, used_on, ends_on, notes) values
    (card, 'A shop', 'dollars', 1000, 1, 0, null, null, 'A secret'), (card, 'Used up', 'dollars', 1000, 1, 1, current_date, null, null),
    (card, 'Used once', 'dollars', 1000, null, 1, current_date, null, null), (card, 'Looked at', 'dollars', 1000, 1, 0, current_date, null, null),
    (card, 'Expired', 'dollars', 1000, 1, 0, null, current_date - 2, null);
  insert into public.card_offers (member_card_id, shop, gives, back_cents, min_spend_cents, adds_up, spent_cents, used_on) values
    (card, 'Spent at', 'dollars', 1000, 5000, true, 1000, current_date);
  insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on, notes) values
    (card, benefit, current_date - 10, 'A secret'), (card, benefit, current_date - 730, null), (card, benefit, current_date - 731, null);
  insert into public.purchases (member_card_id, amount_cents, made_on, credit_card_benefit_id, merchant, sub_category_id, notes)
    select bought.*, 'A secret', (select min(id) from public.sub_categories), 'A secret'
    from (values
      (card, 100, current_date, null), (card, 200, current_date - 40, benefit), (card, 300, current_date - 40, null),
      (card, 400, current_date - 730, benefit), (card, 500, current_date - 731, benefit), (card, 600, current_date + 40, null),
      (other_card, 700, current_date - 70, null), (other_card, 800, current_date, null)
    ) bought;
  insert into public.annual_spending_profiles (id, name, amounts, position) values
    (tests.member_id(300 + number), 'A secret', '{"gas": 1}', 0), (tests.member_id(400 + number), 'A secret', '{"gas": 2}', 1);
  update public.members set selected_annual_spending_profile_id = tests.member_id(400 + number) where id = tests.member_id(number);
end
$$;
create function pg_temp.people() returns text[] language sql as $$
  select array_agg(person ->> 'name' order by person ->> 'name') from jsonb_array_elements(public.list_household_rows('people')) person
$$;
create function pg_temp.bonus_days() returns date[] language sql as $$
  select array_agg((card ->> 'bonus_posted_on')::date) filter (where card ->> 'bonus_posted_on' is not null)
  from jsonb_array_elements(public.list_household_rows('member_cards')) card
$$;
grant execute on all functions in schema pg_temp to public;
select pg_temp.fill(number) from generate_series(1, 6) number;

-- Joining.
select pg_temp.act(1);
select is(public.get_household(), null, 'nobody is in a household by themselves');
select is(public.leave_household(), false, 'there is none to leave');
select is(public.set_household_share('cards', true), false, 'nor to share with');
select is(public.rename_in_household('Ann'), false, 'nor to be called by a name in');
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'and nobody shows anything');
select throws_ok($$ select public.invite_to_household(' ') $$, '23514', null, 'a name is visible');
select throws_ok($$ select public.invite_to_household(null) $$, '23514', null, 'and there');
select throws_ok($$ select public.invite_to_household(repeat('a', 61)) $$, '23514', null, 'and short');
insert into told select 'withdrawn', public.invite_to_household(' Ann ');
select matches(pg_temp.token('withdrawn'), '^[A-Za-z0-9_-]{43}$', 'the token of an invitation has 256 bits');
select is(pg_temp.names(), '{Ann!}'::text[], 'an invitation founds a household');
select is(
  public.withdraw_household_invitation((public.get_household() #>> '{invitations,0,id}')::uuid), true, 'an invitation is withdrawn'
);
select is(public.get_household() -> 'invitations', '[]'::jsonb, 'and is open no more');
insert into told select name, public.invite_to_household('Another') from unnest('{two,three,expired}'::text[]) name;
select is(pg_temp.names(), '{Ann!}'::text[], 'there is one household, under the first name');
select is(jsonb_array_length(public.get_household() -> 'invitations'), 3, 'its founder sees what is open');
insert into told select 'more', public.invite_to_household(null);
insert into told select 'most', public.invite_to_household(null);
select throws_ok($$ select public.invite_to_household(null) $$, '23514', 'too many open invitations', 'five are open at most');
select is(public.accept_household_invitation(pg_temp.token('most'), 'Ann'), false, 'nobody accepts their own');
select is_empty($$ select from public.look_at_household_invitation(pg_temp.token('most')) $$, 'nor looks at it');
select tests.act_as_owner();
select is_empty(
  $$ select from private.household_invitations i, told where strpos(to_jsonb(i)::text, told.token) > 0 $$, 'no token is kept'
);
insert into told select 'id', id from private.household_invitations where token_hash = sha256(convert_to(pg_temp.token('most'), 'UTF8'));
update private.household_invitations set expires_at = now() where token_hash = sha256(convert_to(pg_temp.token('expired'), 'UTF8'));
select pg_temp.act(1);
select is(jsonb_array_length(public.get_household() -> 'invitations'), 4, 'one that has ended is open no more');

select pg_temp.act(2);
select is_empty(format('select from public.look_at_household_invitation(%L)', coalesce(pg_temp.token(bad), bad)), format('%s opens nothing', bad))
from unnest('{withdrawn,expired,guessed,""}'::text[]) bad;
select is(public.accept_household_invitation(coalesce(pg_temp.token(bad), bad), 'Bea'), false, format('and %s lets nobody in', bad))
from unnest('{withdrawn,expired,guessed,""}'::text[]) bad;
select results_eq(
  $$ select invited_by, expires_at - now() from public.look_at_household_invitation(pg_temp.token('two')) $$,
  $$ values ('Ann', interval '7 days') $$, 'a good one says who invites'
);
select tests.act_as('anon');
select results_eq(
  $$ select invited_by, expires_at - now() from public.read_household_invitation((select token from told where name = 'two')) $$,
  $$ values ('Ann', interval '7 days') $$, 'to a visitor too'
);
select pg_temp.act(2);
select throws_ok($$ select public.accept_household_invitation(pg_temp.token('two'), '') $$, '23514', null, 'a new member has a name');
select throws_ok($$ select public.accept_household_invitation(pg_temp.token('two'), null) $$, '23514', null, 'and says it');
select throws_ok(format('select public.accept_household_invitation(pg_temp.token(''two''), %L)', bad), '23514', null, format('a name is one line without anything hidden: %s', to_json(bad)))
from unnest(array[e'\n\nBea', e'Bea\nfrom your bank', e'Be\u200Ba', e'Be\u200Da', e'Bea\u202E', e'Bea\u001B']) bad;
select tests.act_as_owner();
insert into private.household_invitations (household_id, invited_by, token_hash)
  select household_id, member_id, sha256(convert_to(repeat('a', 201), 'UTF8')) from private.household_members where member_id = tests.member_id(1);
select pg_temp.act(2);
select is_empty($$ select from public.look_at_household_invitation(repeat('a', 201)) $$, 'a text that is too long is no token');
select tests.act_as_owner();
delete from private.household_invitations where token_hash = sha256(convert_to(repeat('a', 201), 'UTF8'));
select pg_temp.act(2);
select is(public.accept_household_invitation(pg_temp.token('two'), 'Bea'), true, 'and is in');
select is(public.accept_household_invitation(pg_temp.token('two'), 'Bea'), false, 'once');
select is(pg_temp.names(), '{Ann!,Bea}'::text[], 'both see both');
select is(public.get_household() -> 'invitations', '[]'::jsonb, 'invitations are seen by whoever made them');
select is(public.withdraw_household_invitation(pg_temp.token('id')::uuid), false, 'and withdrawn by nobody else');
select pg_temp.act(3);
select is(public.accept_household_invitation(pg_temp.token('two'), 'Cat'), false, 'a used one lets nobody else in');
select is(public.accept_household_invitation(pg_temp.token('three'), 'Cat'), true, 'each has their own');
select pg_temp.act(4);
insert into told select 'five', public.invite_to_household('Dan');
select throws_ok(
  $$ select public.accept_household_invitation(pg_temp.token('more'), 'Dan') $$, '23505', 'already in a household', 'nobody is in two'
);
select pg_temp.act(5);
select is(public.accept_household_invitation(pg_temp.token('five'), 'Eve'), true, 'there are two households now');

-- Share every kind.
select pg_temp.act(number), public.set_household_share(kind, true)
from unnest('{4,5}'::integer[]) number, unnest('{cards,points,benefits,spending,plan}'::text[]) with ordinality kinds (kind, place);
select pg_temp.act(5);
select is(pg_temp.shown_of_all(), '{4,4,4,4,4,4,4,4,4,4}'::text[], 'each sees the others of their own household');
select pg_temp.act(1);
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'another household shows nothing to this one, nor does this to itself unasked');
select throws_ok(format('select public.set_household_share(%L, true)', kind), '23514', 'cards are not shared', kind || ' without cards say nothing')
from unnest('{benefits,plan}'::text[]) kind;
select throws_ok($$ select public.set_household_share('notes', true) $$, '23514', null, 'other kinds are not known');
select is(public.set_household_share('cards', true), true, 'cards are shared');
select is(public.set_household_share('cards', true), true, 'and stay so');
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'nobody is shown their own');
select pg_temp.act(2);
select is(pg_temp.shown_of_all(), '{1,1,"","","","","","","",1}'::text[], 'the others see cards and whose they are when cards alone are shared');
select is(pg_temp.people(), '{"Card 1"}'::text[], 'and of the people nobody else');
select is(pg_temp.bonus_days(), null, 'nor when a bonus came');
select is(public.get_household() #> '{members,0,shares}', '["cards"]'::jsonb, 'and that they are shared');
select pg_temp.act(6);
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'a stranger sees nothing');
select pg_temp.act(1), public.set_household_share(kind, true) from unnest('{points,benefits,spending,plan}'::text[]) kind;
select is(public.set_household_share('spending', false), true, 'one of them is shared no more');
select is(public.get_household() #> '{members,0,shares}', '["benefits", "cards", "plan", "points"]'::jsonb, 'and the others are');
select public.set_household_share('spending', true);
select pg_temp.act(3);
select is(pg_temp.shown_of_all(), '{1,1,1,1,1,1,1,1,1,1}'::text[], 'all of it to all of them');
select is(pg_temp.people(), '{"Card 1","Plan 1","Points 1"}'::text[], 'but of people only those whom a shown row names');
select is(pg_temp.bonus_days(), array[current_date - 35], 'and with the bonuses when one came');
select ok(
  (select bool_and(card @> '{"statement_day": null, "due_day": null, "autopay": null}') from jsonb_array_elements(public.list_household_rows('member_cards')) card),
  'of no card when its bill comes, when it is due and how it is paid'
);
select unalike(public.list_household_rows(rows_of)::text, '%A secret%', format('but no notes, shops or names of profiles in %s', rows_of))
from unnest('{member_cards,bonus_trackers,benefit_uses,purchases,annual_spending_profiles,planned_steps,card_offers,own_cards}'::text[]) rows_of;
select is(
  public.list_household_rows('annual_spending_profiles'), jsonb_build_array(jsonb_build_object('member_id', tests.member_id(1), 'amounts', '{"gas": 2}'::jsonb)),
  'spending shows the amounts of the profile in use, and nothing else of it'
);
select set_eq(
  $$ select (bought ->> 'amount_cents')::integer from jsonb_array_elements(public.list_household_rows('purchases')) bought $$, '{100,200,400,700}'::integer[],
  'purchases show those that count for a bonus that runs or a credit, of the last two years'
);
select set_eq(
  $$ select offer ->> 'shop' from jsonb_array_elements(public.list_household_rows('card_offers')) offer $$, '{"A shop"}'::text[],
  'offers show those that may still pay, and of which no use tells where their owner has shopped'
);
select ok(
  (select bool_and(bought -> 'sub_category_id' = 'null') from jsonb_array_elements(public.list_household_rows('purchases')) bought), 'and not what was bought'
);
create temporary table shown_once as
  select (bought ->> 'id')::uuid as id from jsonb_array_elements(public.list_household_rows('purchases')) bought;
select set_eq(
  $$ select (bought ->> 'id')::uuid from jsonb_array_elements(public.list_household_rows('purchases')) bought $$, 'select id from shown_once',
  'each purchase is shown under the same id every time'
);
select tests.act_as_owner();
select is_empty(
  'select id from shown_once intersect select id from public.purchases',
  'which is not its own: of an imported one that is a hash of the shop'
);
select is_empty(
  'select id from shown_once intersect select md5(h.id::text || p.id::text)::uuid from private.households h cross join public.purchases p',
  'nor made of ids alone, which are no secrets'
);
select pg_temp.act(3);
select is(jsonb_array_length(public.list_household_rows('benefit_uses')), 2, 'uses show those of the last two years');
-- The second shares as much as a member may have, all of it later.
select tests.act_as_owner();
insert into private.household_shares (member_id, kind) values (tests.member_id(2), 'cards'), (tests.member_id(2), 'benefits') on conflict do nothing;
insert into public.purchases (member_id, member_card_id, amount_cents, made_on, credit_card_benefit_id)
  select tests.member_id(2), tests.member_id(102), 1, '2199-01-01', min(b.id) from public.credit_card_benefits b, generate_series(1, 5000) group by generate_series;
delete from public.benefit_uses where member_id = tests.member_id(2);
insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on)
  select tests.member_id(2), tests.member_id(102), min(b.id), date '2100-01-01' + day from public.credit_card_benefits b, generate_series(1, 5000) day group by day;
select pg_temp.act(3);
select is(pg_temp.shown(rows_of), '12', format('nobody''s %s crowd out another''s', rows_of)) from unnest('{purchases,benefit_uses}'::text[]) rows_of;
select tests.act_as_owner();
delete from public.purchases where made_on = '2199-01-01';
delete from public.benefit_uses where period_starts_on > '2100-01-01';
delete from private.household_shares where member_id = tests.member_id(2);
select pg_temp.act(3);
select throws_ok(format('select public.list_household_rows(%L)', rows_of), '22023', null, format('%L is not shared', rows_of))
from unnest('{wallets,members,whiteboards}'::text[]) rows_of;

-- Every older table and function shows and changes only one's own rows.
select results_eq(
  format('select distinct member_id from public.%I', own), $$ select tests.member_id(3) $$, own || ' are one''s own rows still'
) from unnest('{member_cards,people,point_balances,bonus_trackers,benefit_uses,purchases,annual_spending_profiles,planned_steps,card_offers,own_cards}'::text[]) own;
select is(tests.attempt('update public.member_cards set nickname = ''Mine'' where member_id <> (select auth.uid())'), 'nothing', 'nobody changes another''s');
select is(tests.attempt('delete from public.member_cards where member_id <> (select auth.uid())'), 'nothing', 'nor removes them');
select is(
  tests.attempt($$ insert into public.bonus_trackers (member_id, member_card_id, required_spend_cents) values (tests.member_id(1), tests.member_id(101), 1) $$),
  'refused', 'nor adds any'
);
select is(public.remove_member_card(tests.member_id(101), 1), '{"kind": "missing"}'::jsonb, 'a card of another is none');
select is(tests.attempt('select from private.' || hidden), 'refused', hidden || ' are read by nobody')
from unnest('{households,household_members,household_shares,household_invitations}'::text[]) hidden;

-- Live updates: messages name neither the row nor its owner, and reach only members who may see it.
select tests.act_as_owner();
create temporary view heard as
  select right(topic, 1)::integer as member, event, payload - 'id' as payload from realtime.messages where event = 'household' and private;
delete from realtime.messages;
select pg_temp.act(1);
update public.members set selected_annual_spending_profile_id = tests.member_id(301) where id = tests.member_id(1);
select tests.act_as_owner();
select set_eq(
  'select member, payload from heard', $$ select generate_series(2, 3), '{"table": "annual_spending_profiles"}'::jsonb $$,
  'the others hear which spending is in use'
);
delete from realtime.messages;
select pg_temp.act(1);
update public.members set selected_annual_spending_profile_id = tests.member_id(401) where id = tests.member_id(1);
select tests.act_as_owner();
delete from realtime.messages;
select pg_temp.act(1);
update public.point_balances set points = 2000;
update public.wallets set name = 'Nobody''s concern';
select tests.act_as_owner();
select results_eq(
  'select member, payload from heard order by member',
  $$ values (2, '{"table": "point_balances"}'::jsonb), (3, '{"table": "point_balances"}'::jsonb) $$,
  'the others hear that points have changed; the other household and the owner do not'
);
delete from realtime.messages;
select pg_temp.act(2), public.set_household_share('cards', true);
select tests.act_as_owner();
select set_eq('select member, payload from heard', $$ select generate_series(1, 3), '{"table": "household"}'::jsonb $$, 'all of a household hear what one shares');
delete from realtime.messages;
select pg_temp.act(2);
update public.point_balances set points = 2000;
select tests.act_as_owner();
select is_empty('select from heard', 'nobody hears of what is not shared');
select pg_temp.act(2), public.set_household_share('cards', false);
select is(public.get_household() #>> '{members,0,shares}', '["benefits", "cards", "plan", "points", "spending"]', 'who stops it stops it for themselves');

-- The end of sharing, and of a membership.
select pg_temp.act(1);
select public.set_household_share('cards', false);
select is(public.get_household() #> '{members,0,shares}', '["points", "spending"]'::jsonb, 'without cards there is no plan and are no benefits');
select pg_temp.act(3);
select is(pg_temp.shown_of_all(), '{"",1,1,"","","",1,"","",""}'::text[], 'rows that are not shared any more are gone, with those that depend on them');
select is(pg_temp.people(), '{"Points 1"}'::text[], 'and those who have points are named');
select pg_temp.act(1), public.set_household_share(kind, true) from unnest('{cards,benefits}'::text[]) kind;
select pg_temp.act(3), public.set_household_share('cards', true);
select is(public.remove_from_household(tests.member_id(2)), false, 'who has not founded it removes nobody');
select pg_temp.act(4);
select is(public.remove_from_household(tests.member_id(2)), false, 'nor does the founder of another');
select pg_temp.act(1);
select is(public.remove_from_household(tests.member_id(1)), false, 'nor anybody themselves');
select tests.act_as_owner();
delete from realtime.messages;
select pg_temp.act(1);
select is(public.remove_from_household(tests.member_id(3)), true, 'the founder removes another');
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'whose rows are gone from here');
select tests.act_as_owner();
select set_eq('select distinct member from heard', '{1,2,3}'::integer[], 'all of them are told, and who was removed');
delete from realtime.messages;
select pg_temp.act(3);
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'who was removed sees nothing');
update public.member_cards set nickname = 'Written offline' where id = tests.member_id(103);
select is((select nickname from public.member_cards where id = tests.member_id(103)), 'Written offline', 'but saves what is their own');
select pg_temp.act(1);
update public.member_cards set nickname = 'Changed' where id = tests.member_id(101);
select tests.act_as_owner();
select set_eq('select member from heard', '{2}'::integer[], 'and neither hears of the household nor is heard');
select is_empty($$ select from private.household_shares where member_id = tests.member_id(3) $$, 'their shares are forgotten');

select tests.act_as('anon');
select is(tests.attempt('select public.get_household()'), 'refused', 'a visitor has no household');
select is(tests.attempt($$ select public.list_household_rows('member_cards') $$), 'refused', 'sees no rows');
select is(tests.attempt($$ select from public.look_at_household_invitation('a') $$), 'refused', 'and no invitation');
select is_empty($$ select from public.read_household_invitation(repeat('a', 43)) $$, 'but may follow a link, which a wrong one does not open');

select tests.act_as_owner();
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.member_id(2), 'Phone', 'totp', 'verified', now(), now());
select pg_temp.act(2);
select is(tests.attempt('select ' || call), 'refused', call || ' asks for the second factor')
from unnest(array[
  'public.get_household()', $$public.list_household_rows('member_cards')$$, $$public.invite_to_household('a')$$, $$public.look_at_household_invitation('a')$$,
  $$public.accept_household_invitation('a', 'a')$$, $$public.withdraw_household_invitation(tests.member_id(1))$$, $$public.rename_in_household('a')$$,
  $$public.set_household_share('cards', true)$$, 'public.leave_household()', 'public.remove_from_household(tests.member_id(1))'
]) call;

-- The end of an account counts as leaving, and the last one ends the household.
select tests.act_as_owner();
delete from auth.mfa_factors where user_id = tests.member_id(2);
delete from realtime.messages;
delete from auth.users where id = tests.member_id(1);
select results_eq('select member, payload from heard', $$ values (2, '{"table": "household"}'::jsonb) $$, 'the others are told, and nothing stays behind of who is gone');
select tests.act_as('authenticated', member), throws_ok(call, '42501', 'not signed in', format('%s needs an account', call))
from unnest(array[null, tests.member_id(1)]) member,
  unnest(array[$$ select public.invite_to_household('Ann') $$, $$ select public.accept_household_invitation('a', 'Ann') $$]) call;
select pg_temp.act(2);
select is(pg_temp.names(), '{Bea!}'::text[], 'the founder''s place goes to who joined next');
select is(pg_temp.shown_of_all(), '{"","","","","","","","","",""}'::text[], 'nothing of the account is left');
select pg_temp.act(6);
select is_empty($$ select from public.look_at_household_invitation(pg_temp.token('more')) $$, 'nor whom it invited');
select pg_temp.act(2);
insert into told select 'last', public.invite_to_household(null);
select is(public.rename_in_household(' Beate '), true, 'a name is changed');
select is(pg_temp.names(), '{Beate!}'::text[], 'for all to see, without what surrounds it');
select is(public.leave_household(), true, 'the last one leaves');
select is(public.accept_household_invitation(pg_temp.token('last'), 'Bea'), false, 'and ends the household with its invitations');
select tests.act_as_owner();
select is((select count(*) from private.households), 1::bigint, 'the other one stands');

-- Six members are the maximum.
select tests.create_user(number) from generate_series(11, 15) number;
select pg_temp.act(4);
insert into told select 'guest ' || number, public.invite_to_household(null) from generate_series(11, 15) number;
select pg_temp.act(number), public.accept_household_invitation(pg_temp.token('guest ' || number), 'Guest ' || number) from generate_series(11, 14) number;
select pg_temp.act(15);
select throws_ok(
  $$ select public.accept_household_invitation(pg_temp.token('guest 15'), 'Guest') $$, '23514', 'household is full', 'six are in a household at most'
);
select is((select count(*) from public.look_at_household_invitation(pg_temp.token('guest 15'))), 1::bigint, 'and the invitation waits');
select pg_temp.act(4);
select public.invite_to_household(null) from generate_series(1, 4);
select throws_ok($$ select public.invite_to_household(null) $$, '23514', 'too many open invitations', 'used invitations make room for four');
select pg_temp.act(6);
insert into told select 'flo', public.invite_to_household('Flo');
select is(pg_temp.names(), '{Flo!}'::text[], 'open invitations of others do not count');
select tests.act_as_owner();
delete from realtime.messages;
select pg_temp.act(15);
select is(public.accept_household_invitation(pg_temp.token('flo'), ' Gus '), true, 'another one opens to who was too many');
select is(pg_temp.names(), '{Flo!,Gus}'::text[], 'under a name without what surrounds it');
select tests.act_as_owner();
select set_eq('select member from heard', '{6,5}'::integer[], 'both are told');
select pg_temp.act(6), public.leave_household();
select pg_temp.act(15);
select is(pg_temp.names(), '{Gus!}'::text[], 'the founder''s place stays in the household');
select tests.act_as_owner();
update private.household_invitations set expires_at = now();
select pg_temp.act(4);
select is(public.invite_to_household(null) is null, false, 'and so does what has ended');
select public.leave_household();
select tests.act_as_owner();
delete from realtime.messages;
select pg_temp.act(5), public.rename_in_household('Eva');
select is(pg_temp.names(), '{Eva!,"Guest 11","Guest 12","Guest 13","Guest 14"}'::text[], 'the first of the others to join has the founder''s place');
select tests.act_as_owner();
select set_eq('select member from heard', '{5,1,2,3,4}'::integer[], 'and all are told of a name');
select pg_temp.act(5), public.set_household_share(kind, false) from unnest('{cards,points}'::text[]) kind;
select pg_temp.act(11);
select is(pg_temp.shown_of_all(), '{"","","","","","",5,"","",""}'::text[], 'nobody sees from spending alone for whom somebody keeps cards');

-- Every call that changes or guesses counts as a write.
create function pg_temp.is_counted(number integer, call text) returns boolean language plpgsql as $$
begin
  perform tests.act_as_owner();
  delete from private.member_writes;
  perform pg_temp.act(number);
  execute 'select ' || call;
  perform tests.act_as_owner();
  return exists (select from private.member_writes where member_id = tests.member_id(number));
end
$$;
select ok(pg_temp.is_counted(15, call), call || ' is counted')
from unnest(array[
  $$public.invite_to_household('a')$$, $$public.look_at_household_invitation('a')$$, $$public.accept_household_invitation('a', 'a')$$,
  $$public.withdraw_household_invitation(tests.member_id(1))$$, $$public.rename_in_household('a')$$, $$public.set_household_share('cards', true)$$,
  $$public.remove_from_household(tests.member_id(1))$$, 'public.leave_household()'
]) call;

select * from finish();
rollback;
