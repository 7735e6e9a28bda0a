-- Reminders in a member's own words: their owner, their limits, their days, and the mail that only they ask for.
begin;
select plan(18);
select private.start_reminders('https://functions.test/reminders', encode(sha256('the key'), 'hex'));
update private.reminder_clock set stands_at = '2027-01-04 15:00Z';
select tests.create_user(number) from generate_series(1, 2) number;
update auth.users set email_confirmed_at = now() where id = tests.member_id(1);
select tests.act_as('authenticated', tests.member_id(1));
create function pg_temp.remind(title text, on_day date, repeats text) returns void language sql as $$
  insert into public.own_reminders (title, due_on, repeats) values (title, on_day, repeats)
$$;
select lives_ok($$ select pg_temp.remind('Call the issuer', '2027-01-04', 'never') $$, 'a member is reminded of anything, also before they have preferences');
select throws_ok(format('select pg_temp.remind(%s)', bad), '23514', null, format('but not of %s', bad))
from unnest(array[$$ ' ', '2027-01-04', 'never' $$, $$ repeat('a', 201), '2027-01-04', 'never' $$, $$ 'Call', 'infinity', 'never' $$, $$ 'Call', '2027-01-04', 'week' $$]) bad;
select throws_ok($$ select pg_temp.remind('Call', '2027-01-04', 'never') from generate_series(1, 200) $$, '23514', null, 'at most 200 are kept');
select pg_temp.remind('Past', '2026-01-04', 'never'), pg_temp.remind('Yearly', '2020-01-04', 'year'), pg_temp.remind('Far', '2029-01-04', 'month');

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.own_reminders', 'nobody sees another''s');

select tests.act_as_owner();
select is(
  (select count(*) from realtime.messages where topic = 'member:' || tests.member_id(1) and payload ->> 'table' = 'own_reminders'), 4::bigint,
  'the member''s other tabs hear of them'
);
select set_eq(
  $$ select row ->> 'title' from jsonb_array_elements(private.list_due_rows(tests.member_id(1), '2027-01-04') -> 'own_reminders') row $$,
  '{Call the issuer,Yearly}'::text[], 'due are those of the year ahead, and those that come again'
);
select is_empty('select member_id from private.reminder_looks', 'nobody is looked at before they have preferences');

-- One mail, while no other is on.
select tests.act_as('authenticated', tests.member_id(1));
insert into public.reminder_preferences (time_zone) values ('UTC');
select tests.act_as_owner();
update private.reminder_looks set next_look_at = private.reminder_time() + interval '1 day';
update public.own_reminders set title = 'Call them' where title = 'Call the issuer';
select is((select next_look_at from private.reminder_looks), private.reminder_time() + interval '10 minutes', 'a change is looked at soon');
create function pg_temp.claim_look() returns jsonb language plpgsql as $$
begin
  update private.reminder_looks set next_look_at = private.reminder_time();
  return public.claim_reminder_looks('the key', 20);
end
$$;
create temporary table took as select pg_temp.claim_look() as looks;
select is((select jsonb_array_length(looks) from took), 1, 'who is to be mailed once is looked at without other mails');
create function pg_temp.enqueue(key text) returns boolean language sql as $$
  select public.enqueue_reminders('the key', (select claim from private.reminder_looks), jsonb_build_array(jsonb_build_object(
    'key', key, 'channel', 'mail', 'covers', jsonb_build_array(key), 'until', '2027-02-01', 'what', '{"items": []}'::jsonb))::text)
$$;
select is(pg_temp.enqueue('mail:own:2027-01-04:1'), true, 'what is found waits');
create temporary table sent as select public.claim_reminders('the key', 20) as messages;
select is((select messages #>> '{0,key}' from sent), 'mail:own:2027-01-04:1', 'and is sent');
select pg_temp.claim_look();
select pg_temp.enqueue('mail:weekly:2027-01-04');
select is(public.claim_reminders('the key', 20), '[]', 'but no mail of the week');

select public.unsubscribe_from_mail((select messages #>> '{0,unsubscribe_token}' from sent));
select is((select count(*) from public.own_reminders where is_mailed), 0::bigint, 'the link that ends mails ends these');
select is(pg_temp.claim_look(), '[]', 'nobody is looked at for them any more');
update private.reminder_looks set claim = gen_random_uuid();
select pg_temp.enqueue('mail:own:2027-01-04:2');
select is(public.claim_reminders('the key', 20), '[]', 'and one that waited is dropped');
select * from finish();
rollback;
