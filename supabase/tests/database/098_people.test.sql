-- People in a member's own account: their owner, their names, and that a person with rows cannot be removed.
begin;
select plan(21);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(2));
insert into public.people (id, name) values (tests.member_id(200), 'Somebody else');
select tests.act_as('authenticated', tests.member_id(1));

prepare add_person (text, text) as insert into public.people (name, kind) values ($1, $2);
select lives_ok($$ insert into public.people (id, name) values (tests.member_id(100), 'Alex') $$, 'a member adds somebody');
select lives_ok($$ execute add_person('My LLC 💼', 'business') $$, 'and a business');
select throws_ok($$ execute add_person('Alex', 'friend') $$, '23514', null, 'but nothing else');
select throws_ok($$ execute add_person('', 'person') $$, '23514', null, 'under a name');
select throws_ok($$ execute add_person(E'\u200B', 'person') $$, '23514', null, 'that can be read');
select throws_ok($$ execute add_person(E'Al\u202Eex', 'person') $$, '23514', null, 'and turns no writing around');
select throws_ok($$ execute add_person(repeat('x', 61), 'person') $$, '23514', null, 'and is no longer than 60 characters');
select lives_ok($$ insert into public.people (name) select 'Child ' || n from generate_series(1, 6) n $$, 'eight of them');
select throws_ok($$ execute add_person('One more', 'person') $$, '23514', null, 'and no ninth');
delete from public.people where name like 'Child %';

insert into public.member_cards (id, credit_card_id) select tests.member_id(101), min(id) from public.credit_cards;
insert into public.point_balances (point_system_id, points) select min(id), 5 from public.point_systems;
select lives_ok($$ update public.member_cards set person_id = tests.member_id(100) $$, 'a card goes to one of them');
select throws_ok($$ update public.member_cards set person_id = tests.member_id(200) $$, '23503', null, 'to nobody of another member');
select throws_ok(
  $$ insert into public.point_balances (point_system_id, points, person_id) select max(id), 5, tests.member_id(200) from public.point_systems $$,
  '23503', null, 'nor do points');
select lives_ok(
  $$ insert into public.point_balances (point_system_id, points, person_id) select min(id), 7, tests.member_id(100) from public.point_systems $$,
  'each has a balance of their own of one system');
select throws_ok(
  $$ insert into public.point_balances (point_system_id, points, person_id) select min(id), 7, tests.member_id(100) from public.point_systems $$,
  '23505', null, 'and not two');
select throws_ok(
  $$ insert into public.point_balances (point_system_id, points) select min(id), 7 from public.point_systems $$,
  '23505', null, 'nor has the member');

select throws_ok($$ delete from public.people where id = tests.member_id(100) $$, '23503', null, 'nobody goes who has a card');
update public.member_cards set person_id = null;
select throws_ok($$ delete from public.people where id = tests.member_id(100) $$, '23503', null, 'or points');
delete from public.point_balances where person_id is not null;
select lives_ok($$ delete from public.people where id = tests.member_id(100) $$, 'and whoever has nothing goes');

select results_eq('select name from public.people', $$ values ('My LLC 💼') $$, 'a member sees their own people alone');
update public.people set name = 'Taken' where id = tests.member_id(200);
select tests.act_as_owner();
select is((select name from public.people where id = tests.member_id(200)), 'Somebody else', 'and changes no others');
update public.member_cards set person_id = (select id from public.people where name = 'My LLC 💼');
select matches(
  private.list_due_rows(tests.member_id(1), current_date) #>> '{cards,0,name}', ' \(My LLC 💼\)$', 'a due card is named with the person it belongs to');

select * from finish();
rollback;
