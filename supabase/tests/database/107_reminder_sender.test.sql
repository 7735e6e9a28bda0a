-- Sender of reminders: its identity, the members it looks at and when, its messages, and its retries.
begin;
select plan(100);
select private.start_reminders('https://functions.test/reminders', encode(sha256('the key'), 'hex'));
create function pg_temp.stand_at(moment timestamptz) returns void language sql security definer as
  $$ update private.reminder_clock set stands_at = moment $$;
-- Calls as the sender: a visitor with the key.
create function pg_temp.look() returns jsonb language plpgsql as $$
declare
  claimed constant jsonb := public.claim_reminder_looks('the key', 20);
begin
  return (select coalesce(jsonb_agg(public.read_reminder_look('the key', (each ->> 'claim')::uuid)), '[]') from jsonb_array_elements(claimed) each);
end
$$;
create function pg_temp.claim() returns jsonb language sql as $$ select public.claim_reminders('the key', 20) $$;
create temporary table took (name text primary key, answer jsonb);
grant all on took to public;
create function pg_temp.message(key text, channel text default 'mail', until date default '2027-01-05') returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('key', key, 'channel', channel, 'covers', jsonb_build_array(key), 'until', until, 'what', '{"items": []}'::jsonb))
$$;
create function pg_temp.settle(claimed jsonb, outcome text) returns integer language sql as $$
  select public.settle_reminders('the key', jsonb_build_array(claimed || jsonb_build_object('outcome', outcome, 'error', 'a_word'))::text)
$$;
grant execute on all functions in schema pg_temp to public;

select tests.create_user(number) from generate_series(1, 3) number;
update auth.users set email_confirmed_at = now() where id in (tests.member_id(1), tests.member_id(2));
select pg_temp.stand_at('2027-01-04 15:00Z');
select tests.act_as('authenticated', tests.member_id(1));
insert into public.reminder_preferences (time_zone, mail_rhythm) values ('America/New_York', 'weekly');
insert into public.member_cards (credit_card_id, nickname) select min(id), 'Mine' from public.credit_cards;
select is(tests.attempt('select from private.' || name), 'refused', format('nobody reads %s', name))
from unnest('{reminder_clock, reminder_looks, told_reminders, reminder_outbox, unsubscribe_tokens}'::text[]) name;
select is(tests.attempt('select private.ring_reminders()'), 'refused', 'nor rings by hand');
select is(tests.attempt($$ select private.start_reminders('https://attacker.test', repeat('0', 64)) $$), 'refused', 'nor says who the sender is');

-- A key.
select tests.act_as('anon');
select throws_ok(call, 'PT401', 'no key of the sender', format('a wrong key: %s', call))
from unnest(array[
  $$ select public.claim_reminder_looks('another', 1) $$, $$ select public.claim_reminder_looks(null, 1) $$, $$ select public.claim_reminders('', 1) $$,
  $$ select public.read_reminder_look('another', null) $$, $$ select public.enqueue_reminders('another', null, 'not even read') $$, $$ select public.settle_reminders('another', 'not even read') $$,
  $$ select public.end_reminder_pass('another', 'not even read') $$
]) call;
select tests.act_as_owner();
update private.reminder_clock set key_hash = null;
select tests.act_as('anon');
select throws_ok($$ select public.claim_reminders('the key', 1) $$, 'PT401', 'no key of the sender', 'before there is a key nobody has it');
select tests.act_as_owner();
update private.reminder_clock set key_hash = sha256('the key');

-- Looks.
select is(private.ring_reminders(), false, 'nobody is due within minutes of a change');
select tests.act_as('anon');
select is(pg_temp.look(), '[]', 'nor looked at');
select pg_temp.stand_at('2027-01-04 15:10Z');
select tests.act_as_owner();
select is(private.ring_reminders(), true, 'where nothing posts for the database, the caller is to');
select tests.act_as('anon');
insert into took select 'first', pg_temp.look();
select is(jsonb_array_length(answer), 1, 'whose minutes are over is looked at') from took where name = 'first';
select results_eq(
  $$ select answer #>> '{0,rows,today}', answer #>> '{0,rows,cards,0,name}', answer #>> '{0,mail_rhythm}', answer #> '{0,push_kinds}', answer #>> '{0,pushes_today}' from took $$,
  $$ values ('2027-01-04', 'Mine', 'weekly', '[]'::jsonb, '0') $$, 'with what is theirs, and no push where no device is'
);
select is(pg_temp.look(), '[]', 'by one sender at a time');
select pg_temp.stand_at('2027-01-04 15:16Z');
insert into took select 'second', pg_temp.look();
select is(jsonb_array_length(answer), 1, 'whose sender is gone is looked at by another') from took where name = 'second';
create function pg_temp.enqueue(look text, messages jsonb) returns boolean language sql as $$
  select public.enqueue_reminders('the key', (select (answer #>> '{0,claim}')::uuid from took where name = look), messages::text)
$$;
select is(pg_temp.enqueue('first', pg_temp.message('mail:late')), false, 'which the first hears of');
select is(public.read_reminder_look('the key', (answer #>> '{0,claim}')::uuid), null, 'and is not read by it any more') from took where name = 'first';
select is(pg_temp.claim(), '[]', 'and sends nothing of its own');
select is(pg_temp.enqueue('second', pg_temp.message('mail:week')), true, 'the other says what is to be sent');
select is(pg_temp.enqueue('second', pg_temp.message('mail:more')), false, 'once');
select tests.act_as_owner();
select ok(
  next_look_at between '2027-01-05 13:00Z' and '2027-01-05 13:29:59Z', 'and looks again when the quiet hours of the member are over'
) from private.reminder_looks where member_id = tests.member_id(1);
select is(
  private.next_waking('2027-03-14 00:00Z', 'America/New_York', 8::smallint, tests.member_id(1)) - interval '12 hours'
    - make_interval(mins => abs(hashtext(tests.member_id(1)::text) % 30)), '2027-03-14 00:00Z'::timestamptz, 'an hour earlier by the sun in summer'
);
select is(private.known_zone('nowhere/at_all'), 'UTC', 'a zone that is not known is the one of the world');
select is(private.known_zone('A+15'), 'UTC', 'nor does one lead to other days, each with mails of its own');
select is(
  array(select hour from generate_series(0, 23) hour where private.is_quiet('2027-01-04 00:00Z'::timestamptz + make_interval(hours => hour), 'UTC', quiet_from, quiet_to)),
  hours, format('quiet from %s to %s', quiet_from, quiet_to)
) from (values (21::smallint, 3::smallint, '{0,1,2,21,22,23}'::integer[]), (1::smallint, 3::smallint, '{1,2}'), (8::smallint, 8::smallint, '{}')) quiet (quiet_from, quiet_to, hours);

-- An unfinished look: the next is set before any calculation, and later each time.
create temporary table looks_at as select place, null::timestamptz as looked_at from generate_series(1, 12) place;
do $$
begin
  for tries in 1..12 loop
    update private.reminder_looks set next_look_at = private.reminder_time() where member_id = tests.member_id(1);
    perform public.claim_reminder_looks('the key', 20);
    update looks_at set looked_at = next_look_at from private.reminder_looks where looks_at.place = tries and member_id = tests.member_id(1);
  end loop;
end
$$;
select is(array_agg(extract(epoch from looked_at - private.reminder_time())::integer / 60 order by place),
  '{5,10,20,40,80,160,320,640,720,720,720,720}', 'whose look fails waits longer and longer') from looks_at;
select is((select failures from private.reminder_looks where member_id = tests.member_id(1)), 10::smallint, 'as long as it fails');
insert into public.reminder_preferences (member_id, time_zone, mail_rhythm) values (tests.member_id(2), 'America/New_York', 'weekly');
update private.reminder_looks set next_look_at = private.reminder_time();
insert into took select 'both', public.claim_reminder_looks('the key', 20);
select is(jsonb_array_length(answer), 2, 'nobody else waits for them') from took where name = 'both';
select is((select min(next_look_at) from private.reminder_looks) > private.reminder_time(), true, 'both have their next look, and no row of theirs was read');
select set_eq(
  $$ select jsonb_object_keys(each) from took, jsonb_array_elements(answer) each where name = 'both' $$, '{claim,member_id}'::text[], 'a claim says whose it is'
);
select is(public.enqueue_reminders('the key', look.claim, '[]'), true, 'one that comes to its end')
from private.reminder_looks look where member_id = tests.member_id(1);
select is((select failures from private.reminder_looks where member_id = tests.member_id(1)), 0::smallint, 'begins anew');
-- A member can have reminders of new rows all day.
insert into private.told_reminders (member_id, key, told_at)
  select tests.member_id(1), 'push:' || number, private.reminder_time() - make_interval(secs => number) from generate_series(1, 20001) number;
update private.reminder_looks set next_look_at = private.reminder_time() where member_id = tests.member_id(1);
insert into took select 'crowded', public.claim_reminder_looks('the key', 20);
select pg_temp.enqueue('crowded', '[]');
select results_eq(
  $$ select count(*) <= 20000, bool_or(key = 'push:1'), bool_or(key = 'push:20001') from private.told_reminders where member_id = tests.member_id(1) $$,
  $$ values (true, true, false) $$, 'what was told is kept as far as a look reads it'
);
delete from private.told_reminders where key ~ '^push:\d+$';
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace and 'statement_timeout=8s' = any (proconfig) $$,
  '{claim_operator_alerts, claim_reminder_looks, claim_reminders, end_reminder_pass, enqueue_reminders, read_reminder_look, settle_reminders}'::text[], 'the sender has more time than a visitor'
);
delete from public.reminder_preferences where member_id = tests.member_id(2);

-- Sending.
select tests.act_as('anon');
insert into took select 'mail', pg_temp.claim();
select results_eq(
  $$ select answer #>> '{0,key}', answer #>> '{0,address}', answer #>> '{0,member_id}' from took where name = 'mail' $$,
  $$ values ('mail:week', 'member1@pointfolio.test', tests.member_id(1)::text) $$, 'a message waits, with its address'
);
select matches(answer #>> '{0,unsubscribe_token}', '^[A-Za-z0-9_-]{43}$', 'and a way to end it') from took where name = 'mail';
select is(pg_temp.claim(), '[]', 'for one sender at a time');
select is(pg_temp.settle(answer -> 0 || '{"lease": "00000000-0000-4000-8000-000000000000"}', 'later'), 0, 'another does not put it off')
from took where name = 'mail';
select is(pg_temp.settle(answer -> 0, 'later'), 1, 'its own does') from took where name = 'mail';
select is(pg_temp.claim(), '[]', 'then it waits');
select pg_temp.stand_at('2027-01-04 15:17Z');
select is(pg_temp.settle(pg_temp.claim() -> 0, 'later'), 1, 'a minute');
select pg_temp.stand_at('2027-01-04 15:18Z');
select is(pg_temp.claim(), '[]', 'and then two');
select pg_temp.stand_at('2027-01-04 15:19Z');
insert into took select 'lost', pg_temp.claim();
select pg_temp.stand_at('2027-01-04 15:25Z');
select is(pg_temp.claim() #>> '{0,key}', 'mail:week', 'a message of a sender that is not heard of is tried by another');
select is(pg_temp.settle(answer -> 0, 'delivered'), 1, 'a message that arrived has arrived, whoever sent it') from took where name = 'lost';
select is(pg_temp.settle(answer -> 0, 'gone'), 0, 'and nothing comes after that') from took where name = 'lost';
select tests.act_as_owner();
select results_eq(
  'select state, what, sent_at from private.reminder_outbox', $$ values ('sent', '{}'::jsonb, '2027-01-04 15:25Z'::timestamptz) $$,
  'no more than that is kept of a message that was sent'
);

-- Giving up.
create function pg_temp.look_and_say(key text, until date) returns void language plpgsql as $$
begin
  update private.reminder_looks set next_look_at = private.reminder_time() where member_id = tests.member_id(1);
  perform public.enqueue_reminders('the key', (pg_temp.look() #>> '{0,claim}')::uuid, pg_temp.message(key, 'mail', until)::text);
end
$$;
select pg_temp.look_and_say('mail:hopeless', '2027-02-01');
do $$
begin
  for try in 1..10 loop
    perform pg_temp.settle(pg_temp.claim() -> 0, 'later');
    update private.reminder_clock set stands_at = (select next_try_at from private.reminder_outbox where key = 'mail:hopeless');
  end loop;
end
$$;
select ok(private.reminder_time() > '2027-01-04 20:00Z', 'ten tries take their time');
update private.reminder_clock set stands_at = '2027-01-05 15:00Z';
select is(jsonb_array_length(pg_temp.claim()), 1, 'and more are made, as long as somebody needs it');
select ok(private.reminder_pause(1000::smallint) = interval '6 hours', 'with no longer pauses, however many');
update private.reminder_clock set stands_at = '2027-02-02 15:00Z';
select is(pg_temp.claim(), '[]', 'and none when its days are over');
select results_eq(
  $$ select state, attempts, what, last_error from private.reminder_outbox where key = 'mail:hopeless' $$,
  $$ values ('given_up', 11::smallint, '{}'::jsonb, 'a_word') $$, 'then it is given up, which is written down'
);
update private.reminder_clock set stands_at = '2027-01-05 15:00Z';
select pg_temp.look_and_say('mail:unsendable', '2027-02-01');
select is(public.claim_reminders('the key', 20, '{push}'), '[]', 'a message waits while its channel cannot be sent');
select is(public.claim_reminders('the key', 20, '{mail}') #>> '{0,key}', 'mail:unsendable', 'and goes when it can');
delete from private.reminder_outbox where key = 'mail:unsendable';
select pg_temp.look_and_say('mail:stale', '2027-01-05');
update private.reminder_clock set stands_at = '2027-01-06 15:00Z';
select is(pg_temp.claim(), '[]', 'nothing is sent when its days are over');
select is((select state from private.reminder_outbox where key = 'mail:stale'), 'given_up', 'that is given up as well');
select pg_temp.look_and_say('mail:refused', '2027-02-01');
select is(pg_temp.settle(pg_temp.claim() -> 0, 'gone'), 1, 'and what its mailbox refuses for good');
select is((select state from private.reminder_outbox where key = 'mail:refused'), 'given_up', 'at once');
select results_eq(
  $$ select place, code, amount from private.daily_failures where place like 'reminders%' order by code $$,
  $$ values ('reminders by mail', 'a_word', 2), ('reminders by mail', 'no_answer', 1) $$, 'admins see it among what failed'
);

-- Quiet hours, and the end of mails.
select pg_temp.look_and_say('mail:evening', '2027-02-01');
update private.reminder_clock set stands_at = '2027-01-07 03:00Z';
select is(pg_temp.claim(), '[]', 'nothing is sent in quiet hours');
update private.reminder_clock set stands_at = '2027-01-07 13:30Z';
select tests.act_as('anon');
select is(public.unsubscribe_from_mail('a guess'), false, 'a wrong address ends nothing');
select tests.act_as_owner();
select is((select mail_rhythm from public.reminder_preferences where member_id = tests.member_id(1)), 'weekly', 'whoever tries');
select tests.act_as('anon');
select is(public.unsubscribe_from_mail((select answer #>> '{0,unsubscribe_token}' from took where name = 'mail')), true, 'the one of a mail ends the mails of its member');
select is(public.unsubscribe_from_mail((select answer #>> '{0,unsubscribe_token}' from took where name = 'mail')), true, 'also twice');
select tests.act_as_owner();
update public.reminder_preferences set mail_rhythm = 'weekly' where member_id = tests.member_id(1);
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
values (gen_random_uuid(), tests.member_id(3), 'Phone', 'totp', 'verified', now(), now());
select tests.act_as('authenticated', tests.member_id(3));
select lives_ok(
  $$ select public.unsubscribe_from_mail((select answer #>> '{0,unsubscribe_token}' from took where name = 'mail')) $$,
  'and where a sign-in waits for the code of an app'
);
select tests.act_as_owner();
delete from auth.mfa_factors;
select results_eq(
  $$ select mail_rhythm, cardinality(push_kinds) from public.reminder_preferences where member_id = tests.member_id(1) $$, $$ values ('off', 11) $$, 'and nothing else'
);
select is(pg_temp.claim(), '[]', 'a waiting mail is not sent any more');
select is((select state from private.reminder_outbox where key = 'mail:evening'), 'dropped', 'it is dropped');

-- Retries.
insert into private.operator_alerts (kind, day) values ('cron', '2026-01-01');
select tests.act_as('authenticated', tests.member_id(1));
select is(public.send_test_reminder('push'), 0, 'without a device no try is pushed');
select tests.act_as_owner();
-- Each call of the sender also deletes old alerts.
select isnt_empty($$ select from private.operator_alerts where day = '2026-01-01' $$, 'and the sender is not called');
select tests.act_as('authenticated', tests.member_id(1));
select is(array(select public.send_test_reminder('mail') from generate_series(1, 5)), '{1,1,1,1,1}', 'a try is mailed, with mails off as well');
select throws_ok($$ select public.send_test_reminder('mail') $$, 'PT429', null, 'five times an hour');
select tests.act_as('authenticated', tests.member_id(3));
select is(public.send_test_reminder('mail'), 0, 'and to no address that is not confirmed');
select tests.act_as_owner();
select is((select count(*) from jsonb_array_elements(pg_temp.claim()) each where each ->> 'member_id' = tests.member_id(1)::text), 5::bigint, 'it goes at once');

-- Each hour again, but not all day.
select tests.act_as_owner();
select tests.act_as('authenticated', tests.member_id(1));
do $$
begin
  for hours in 1..3 loop
    perform pg_temp.stand_at('2027-01-07 13:30Z'::timestamptz + make_interval(hours => 2 * hours));
    perform public.send_test_reminder('mail') from generate_series(1, 5);
  end loop;
end
$$;
select pg_temp.stand_at('2027-01-07 22:30Z');
select throws_ok($$ select public.send_test_reminder('mail') $$, 'PT429', null, 'twenty times a day');
select tests.act_as_owner();
delete from private.reminder_outbox where key like 'test:%';

-- Devices, and the end of an account.
update private.reminder_clock set stands_at = '2027-01-08 15:00Z';
insert into auth.sessions (id, user_id) select tests.member_id(member * 10 + n), tests.member_id(member) from generate_series(1, 2) member, generate_series(1, 2) n;
insert into private.push_devices (id, member_id, session_id, endpoint, p256dh, auth)
select id, user_id, id, 'https://fcm.googleapis.com/' || id, repeat('A', 87), repeat('A', 22) from auth.sessions where user_id in (tests.member_id(1), tests.member_id(2));
update private.reminder_looks set next_look_at = private.reminder_time();
insert into took select 'push', pg_temp.look();
select is(jsonb_array_length(answer #> '{0,push_kinds}'), 11, 'a member with a device is pushed to') from took where name = 'push';
select is(pg_temp.enqueue('push', pg_temp.message('push:annual-fee:a', 'push', '2027-01-20') || pg_temp.message('push:points-expire:b', 'push', '2027-01-20')), true, 'a push');
insert into took select 'pushes', pg_temp.claim();
select set_eq(
  $$ select each #>> '{device,endpoint}' from took, jsonb_array_elements(answer) each where name = 'pushes' and each ->> 'key' = 'push:annual-fee:a' $$,
  $$ select endpoint from private.push_devices where member_id = tests.member_id(1) $$, 'goes to each device of its member, and no other'
);
update private.reminder_looks set next_look_at = private.reminder_time() where member_id = tests.member_id(1);
select results_eq(
  $$ select (look #>> '{0,pushes_today}')::integer, look #> '{0,told}' @> '["push:annual-fee:a", "push:points-expire:b"]' from pg_temp.look() look $$, $$ values (2, true) $$,
  'counts once for the limit of the day, and is known to the next look'
);
select pg_temp.settle(each, case when each #>> '{device,endpoint}' like '%11' then 'gone' else 'delivered' end)
from took, jsonb_array_elements(answer) each where name = 'pushes' and each ->> 'key' = 'push:annual-fee:a';
select results_eq(
  $$ select id, sent_at is not null from private.push_devices where member_id = tests.member_id(1) $$, $$ values (tests.member_id(12), true) $$,
  'a device that its service knows no more is forgotten'
);
update private.reminder_clock set stands_at = '2027-01-08 16:00Z';
select is(
  (select array_agg(each #>> '{device,endpoint}') from jsonb_array_elements(pg_temp.claim()) each),
  array['https://fcm.googleapis.com/' || tests.member_id(12)], 'and tried no more'
);
update public.reminder_preferences set push_kinds = array_remove(push_kinds, 'points-expire') where member_id = tests.member_id(1);
update private.reminder_clock set stands_at = '2027-01-08 18:00Z';
select is(pg_temp.claim(), '[]', 'a kind that was turned off meanwhile is sent no more');
select is((select state from private.reminder_outbox where key = 'push:points-expire:b' and device_id = tests.member_id(12)), 'dropped', 'nor kept waiting');
delete from private.daily_failures;
insert into private.push_devices (id, member_id, session_id, endpoint, p256dh, auth)
values (tests.member_id(11), tests.member_id(1), tests.member_id(11), 'https://made-up.notify.windows.com/a', repeat('A', 87), repeat('A', 22));
insert into private.reminder_outbox (member_id, channel, key, device_id, what, made_at, expires_at, next_try_at, last_error)
select tests.member_id(1), 'push', 'push:annual-fee:over', tests.member_id(device), '{}', '2027-01-07', '2027-01-08', '2027-01-08', 'push_later'
from unnest('{11, 12}'::integer[]) device;
select is(pg_temp.claim(), '[]', 'a push is given up when its days are over');
select set_eq(
  $$ select place, amount from private.daily_failures $$, $$ values ('reminders by push', 1), ('pushes to new devices', 1) $$,
  'one to a device that never took any is counted by itself'
);
select is(
  (select string_agg(detail, ' ') from private.list_operator_alerts() where kind = 'given_up'), 'reminders by push', 'and mailed to no operator: it may be made up'
);
update private.reminder_looks set next_look_at = private.reminder_time() where member_id = tests.member_id(1);
insert into took select 'ended', pg_temp.look();
delete from auth.users where id = tests.member_id(1);
select is(pg_temp.enqueue('ended', pg_temp.message('mail:after')), false, 'nothing is sent to an account that is no more');
select is((select count(*) from private.reminder_outbox where member_id = tests.member_id(1)), 0::bigint, 'and nothing waits');

-- Members whom no reminder reaches hold up nobody: however many of them are due first, one round of claims passes them.
select tests.create_user(number) from generate_series(101, 126) number;
update auth.users set email_confirmed_at = now() where id in (tests.member_id(125), tests.member_id(126));
insert into public.reminder_preferences (member_id, time_zone, mail_rhythm)
  select tests.member_id(number), 'UTC', 'weekly' from generate_series(101, 126) number;
update private.reminder_looks set next_look_at = private.reminder_time() - make_interval(mins => 500 - right(member_id::text, 3)::integer)
where member_id between tests.member_id(101) and tests.member_id(126);
update private.reminder_looks set next_look_at = 'infinity' where member_id not between tests.member_id(101) and tests.member_id(126);
insert into took select 'reached', public.claim_reminder_looks('the key', 1);
select is(
  (select array_agg(each ->> 'member_id') from took, jsonb_array_elements(answer) each where name = 'reached'),
  array[tests.member_id(125)::text], 'the first who is reached is claimed, behind more than one round of others'
);
insert into took select 'next', public.claim_reminder_looks('the key', 20);
select is(jsonb_array_length(answer), 1, 'and no more than were asked for: the next waits') from took where name = 'next';

-- Megabytes are not hashed: a text longer than a token or key finds nothing, not even its own hash.
select tests.act_as_owner();
insert into private.unsubscribe_tokens values (sha256(convert_to(repeat('a', 201), 'UTF8')), tests.create_user(9), now());
update private.reminder_clock set key_hash = sha256(convert_to(repeat('a', 201), 'UTF8')) where is_only;
select tests.act_as('anon');
select is(public.unsubscribe_from_mail(repeat('a', 201)), false, 'a text that is too long ends no mails');
select throws_ok($$ select public.claim_reminder_looks(repeat('a', 201), 20) $$, 'PT401', null, 'and is no key');

select * from finish();
rollback;
