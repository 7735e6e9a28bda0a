-- Steps of a saved plan: saved as a whole, for the plan's person, and as far as the calendar reads them.
begin;
select plan(20);
select tests.create_user(number) from generate_series(1, 2) number;
create function pg_temp.step(number integer, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('id', tests.member_id(number), 'action', 'apply', 'planned_on', '2027-03-01',
    'credit_card_id', (select min(id) from public.credit_cards)) || more
$$;
create function pg_temp.kept() returns setof uuid language sql as $$ select id from public.planned_steps order by planned_on, id $$;
grant execute on all functions in schema pg_temp to public;

select tests.act_as('authenticated', tests.member_id(1));
insert into public.people (id, name) values (tests.member_id(50), 'Alex');
insert into public.member_cards (id, credit_card_id, nickname) select tests.member_id(60), min(id), 'Mine' from public.credit_cards;
select results_eq(
  format('select id, revision from public.keep_plan(%L)', jsonb_build_array(pg_temp.step(10), pg_temp.step(11,
    jsonb_build_object('action', 'close', 'member_card_id', tests.member_id(60), 'planned_on', '2027-05-01')))),
  $$ values (tests.member_id(10), 1::bigint), (tests.member_id(11), 1) $$, 'a plan is kept, and answered'
);
select results_eq(
  format('select id from public.keep_plan(%L)', jsonb_build_array(pg_temp.step(10), pg_temp.step(12))),
  $$ values (tests.member_id(10)), (tests.member_id(12)) $$, 'another takes its place, also where it has a step of it'
);
select results_eq('select * from pg_temp.kept()', $$ values (tests.member_id(10)), (tests.member_id(12)) $$, 'and nothing else stands');
select results_eq(
  format('select id, person_id from public.keep_plan(%L, %L)', jsonb_build_array(pg_temp.step(13)), tests.member_id(50)),
  $$ values (tests.member_id(13), tests.member_id(50)) $$, 'the plan of somebody else is kept'
);
select is((select count(*) from pg_temp.kept()), 3::bigint, 'beside one''s own');
select throws_ok(
  format('select public.keep_plan(%L)', jsonb_build_array(pg_temp.step(14, change))), code, null, format('no plan has the step %s', change)
)
from (values
  ('{"action": "sell"}'::jsonb, '23514'),
  ('{"planned_on": null}', '23502'),
  ('{"action": "change"}', '23514'),
  (jsonb_build_object('member_card_id', tests.member_id(60)), '23514')
) given (change, code);
select throws_ok('select public.keep_plan(null)', '22023', null, 'nor is nothing a plan');
select is((select count(*) from pg_temp.kept()), 3::bigint, 'and what was kept stays');

create temporary table told as select public.renew_calendar_feed('UTC') as token;
grant all on told to public;
select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select * from pg_temp.kept()', 'nobody sees the plan of another');
select throws_ok(
  format('select public.keep_plan(%L, %L)', jsonb_build_array(pg_temp.step(20)), tests.member_id(50)), '23503', null, 'nor keeps one for whom another member keeps'
);

select tests.act_as('anon');
select results_eq(
  $$ select step ->> 'name', step ->> 'planned_on' from told, jsonb_array_elements(public.read_calendar_feed(token) -> 'steps') step order by 1 $$,
  $$ select card.name || given.owner, '2027-03-01' from public.credit_cards card, (values (''), (''), (' (Alex)')) given (owner)
     where card.id = (select min(id) from public.credit_cards) order by 1 $$, 'the calendar reads the steps of all, by their cards and owners'
);
select results_eq(
  $$ select card ->> 'id', card ->> 'is_held' from told, jsonb_array_elements(public.read_calendar_feed(token) -> 'step_cards') card $$,
  $$ values (tests.member_id(60)::text, 'true') $$, 'and the cards that tell what of it is done'
);

select tests.act_as('authenticated', tests.member_id(1));
insert into public.point_balances (person_id, point_system_id, points)
select owner, point_system_id, points from public.credit_cards, (values (null::uuid, 90000), (tests.member_id(50), 0)) given (owner, points)
where id = (select min(id) from public.credit_cards);
create temporary table moves as select person, public.keep_plan(
  jsonb_build_array(pg_temp.step(number, '{"action": "move"}')), person
) from (values (30, null::uuid), (31, tests.member_id(50))) given (number, person);
select results_eq(
  $$ select step ->> 'points', step ->> 'system' from told, jsonb_array_elements(public.read_calendar_feed(token) -> 'steps') step $$,
  $$ select '90000', name from public.point_systems
     where id = (select point_system_id from public.credit_cards order by id limit 1) $$, 'points are to be moved as long as there are some'
);
delete from public.point_balances;
select is_empty(
  $$ select step from told, jsonb_array_elements(public.read_calendar_feed(token) -> 'steps') step $$, 'and no longer'
);
delete from public.people;
select throws_ok(
  format('select public.keep_plan(%L)', jsonb_build_array(pg_temp.step(32), pg_temp.step(32))), '22023', null, 'no step of a plan is lost to one of the same id'
);
select is_empty(format('select public.keep_plan(%L)', '[]'), 'a plan is dropped by keeping none');
select is_empty('select * from pg_temp.kept()', 'and that of somebody goes with them');

select * from finish();
rollback;
