-- Browsers for reminders: their owner, the accepted input, and their end.
begin;
select plan(43);
select tests.create_user(number) from generate_series(1, 2) number;
insert into auth.sessions (id, user_id, created_at, user_agent)
select tests.member_id(800 + number), tests.member_id(case when number < 20 then 1 else 2 end), now(), 'Browser ' || number
from generate_series(1, 20) number;

create function pg_temp.register(place text, point text default repeat('A', 87), secret text default repeat('B', 22)) returns text
language sql as $$ select public.register_push_device(place, point, secret) ->> 'kind' $$;
grant execute on function pg_temp.register(text, text, text) to public;
create function pg_temp.targets(number integer) returns table (endpoint text) language sql as
  $$ select t.endpoint from private.list_push_targets(tests.member_id(number)) t order by 1 $$;

select tests.act_as('anon');
select is(tests.attempt($$ select public.register_push_device('https://fcm.googleapis.com/a', repeat('A', 87), repeat('B', 22)) $$), 'refused', 'a visitor registers none');
select is(tests.attempt('select public.list_push_devices()'), 'refused', 'lists none');
select is(tests.attempt(format('select public.withdraw_push_device(%L)', tests.member_id(1))), 'refused', 'withdraws none');

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ select pg_temp.register('https://fcm.googleapis.com/a') $$, 'PT412', null, 'nor does a token of no session');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(820));
select throws_ok($$ select pg_temp.register('https://fcm.googleapis.com/a') $$, 'PT412', null, 'or of the session of somebody else');

select tests.act_as('authenticated', tests.member_id(1), tests.member_id(801));
select is(pg_temp.register(place), 'unknown_service', format('%s is not posted to', place))
from unnest(array[
  'http://fcm.googleapis.com/a', 'https://fcm.googleapis.com', 'https://fcm.googleapis.com@10.0.0.1/a', 'https://fcm.googleapis.com.evil.example/a',
  'https://evil.example/fcm.googleapis.com/a', 'https://fcm.googleapis.com:8443/a', 'https://10.0.0.1/a', 'https://a.evilpush.apple.com.x/a',
  'https://notify.windows.com/a', 'https://fcm.googleapis.com/a b', E'https://fcm.googleapis.com/a\nb', 'https://fcm.googleapis.com/' || repeat('a', 1000)
]) place;
select is(pg_temp.register('https://fcm.googleapis.com/a', 'short'), 'unknown_service', 'nor are keys that no browser makes');
select is(pg_temp.register('https://fcm.googleapis.com/a', secret => '{}'), 'unknown_service', 'of either kind');
select is(pg_temp.register(place), 'registered', format('%s is', place))
from unnest(array[
  'https://updates.push.services.mozilla.com/wpush/v2/a', 'https://web.push.apple.com/a', 'https://wns2-by3p.notify.windows.com/w/?token=a%2b',
  'https://fcm.googleapis.com/fcm/send/first'
]) place;
select results_eq(
  'select user_agent, made_at = now(), sent_at, is_current from public.list_push_devices()',
  $$ values ('Browser 1', true, null::timestamptz, true) $$, 'a session has one device, and sees nothing that would reach it'
);
select is(tests.attempt('select from private.push_devices'), 'refused', 'nobody reads the table');
select is(tests.attempt('delete from private.push_devices'), 'refused', 'nor writes it');
select is(tests.attempt(format('select private.list_push_targets(%L)', tests.member_id(1))), 'refused', 'nor what the sender reads');
select is(tests.attempt(format('select private.settle_push_device(%L, true)', tests.member_id(1))), 'refused', 'nor tells what came of a push');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(802));
select is(pg_temp.register('https://fcm.googleapis.com/fcm/send/second'), 'registered', 'another session is another device');
select results_eq(
  'select user_agent, is_current from public.list_push_devices() order by 1', $$ values ('Browser 1', false), ('Browser 2', true) $$, 'both are listed'
);

select tests.act_as_owner();
create temporary table known as select id, endpoint from private.push_devices;
grant select on known to public;
select tests.act_as('authenticated', tests.member_id(2), tests.member_id(820));
select is_empty('select * from public.list_push_devices()', 'another member sees none of them');
select is(public.withdraw_push_device(id), false, 'and withdraws none') from known where endpoint like '%first';
select is(pg_temp.register('https://fcm.googleapis.com/fcm/send/second'), 'registered', 'the same browser is of whoever registered it last');
select tests.act_as_owner();
select results_eq('select * from pg_temp.targets(1)', $$ values ('https://fcm.googleapis.com/fcm/send/first') $$, 'and of nobody else');

delete from auth.sessions where id = tests.member_id(820);
select is_empty('select * from pg_temp.targets(2)', 'nothing is sent to where nobody is signed in any more');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(801));
select is(public.withdraw_push_device(id), true, 'a member withdraws one') from known where endpoint like '%first';
do $$ begin
  for number in 1..10 loop
    perform tests.act_as('authenticated', tests.member_id(1), tests.member_id(800 + number));
    perform pg_temp.register('https://fcm.googleapis.com/fcm/send/' || number);
  end loop;
end $$;
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(811));
select is(pg_temp.register('https://fcm.googleapis.com/fcm/send/11'), 'too_many', 'ten are enough');
select tests.act_as_owner();
select private.settle_push_device((select id from private.push_devices where endpoint like '%/10'), true);
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(811));
select is(pg_temp.register('https://fcm.googleapis.com/fcm/send/11'), 'registered', 'until its service knows one no more');
select tests.act_as_owner();
select private.settle_push_device((select id from private.push_devices where endpoint like '%/11'), false);
delete from auth.sessions where id = tests.member_id(801);
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(812));
select is(pg_temp.register('https://fcm.googleapis.com/fcm/send/12'), 'registered', 'or until a session ends');
select tests.act_as_owner();
select is((select sent_at from private.push_devices where endpoint like '%/11'), now(), 'when its service took something last is kept');
delete from auth.users where id = tests.member_id(1);
select is_empty('select from private.push_devices d where d.member_id = tests.member_id(1)', 'all end with the account');

-- A member who only registers a device gets all reminders, in their time zone, before the next morning.
select tests.act_as_owner();
delete from public.reminder_preferences;
select tests.create_user(3);
insert into auth.sessions (id, user_id, created_at) values (tests.member_id(899), tests.member_id(3), now());
select is((select count(*) from private.reminder_looks), 0::bigint, 'who has no preferences is not looked at');
select tests.act_as('authenticated', tests.member_id(3), tests.member_id(899));
select public.register_push_device('https://fcm.googleapis.com/alone', repeat('A', 87), repeat('B', 22), 'America/Denver');
select tests.act_as_owner();
select results_eq(
  $$ select p.time_zone, look.next_look_at < now() + interval '11 minutes' from private.reminder_looks look join public.reminder_preferences p using (member_id) $$,
  $$ values ('America/Denver', true) $$, 'a device makes its member one who is reminded');

select * from finish();
rollback;
