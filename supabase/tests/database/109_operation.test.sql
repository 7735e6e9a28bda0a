-- Health, alerts of the operator, and the build hook.
begin;
select plan(52);
select private.start_reminders('https://functions.test/reminders', encode(sha256('the key'), 'hex'));
create function pg_temp.stand_at(moment timestamptz) returns void language sql security definer as
  $$ update private.reminder_clock set stands_at = moment $$;
create function pg_temp.claim() returns jsonb language sql as $$ select public.claim_operator_alerts('the key') $$;
create function pg_temp.kinds() returns text language sql as
  $$ select string_agg(a.kind || ' ' || a.amount || ' ' || a.detail, '; ' order by a.day, a.kind) from private.list_operator_alerts() a $$;
-- Lets a day pass: today's rows become yesterday's. In two steps, because no two rows may have one day meanwhile.
create function pg_temp.sleep() returns void language sql as $$
  update private.operator_alerts set day = day - 1001;
  update private.operator_alerts set day = day + 1000;
  update private.daily_failures set day = day - 1001;
  update private.daily_failures set day = day + 1000;
$$;
grant execute on all functions in schema pg_temp to public;

-- Access.
select tests.act_as('anon');
select is(tests.attempt('select from private.' || name), 'refused', format('nobody reads %s', name)) from unnest('{operation, operator_alerts}'::text[]) name;
select is(tests.attempt(call), 'refused', format('nobody calls %s', call)) from unnest(array[
  'select private.call_build_hook()', $$ select private.start_build_hook('https://attacker.test') $$,
  'select private.list_operator_alerts()', 'select private.list_cron_trouble()'
]) call;
select throws_ok(call, 'PT401', 'no key of the sender', format('a wrong key: %s', call)) from unnest(array[
  $$ select public.claim_operator_alerts('another') $$, 'select public.claim_operator_alerts(null)', $$ select public.end_reminder_pass('another') $$
]) call;

-- Health.
select is(
  public.read_health(), jsonb_build_object('revision', (select revision from public.catalog_state), 'last_pass_seconds', null, 'is_pass_overdue', false),
  'where nothing is due, no pass is overdue'
);
select tests.act_as_owner();
select tests.create_user(1);
update auth.users set email_confirmed_at = now() where id = tests.member_id(1);
select pg_temp.stand_at('2027-01-04 15:00Z');
select tests.act_as('authenticated', tests.member_id(1));
insert into public.reminder_preferences (time_zone, mail_rhythm) values ('UTC', 'weekly');
select pg_temp.stand_at('2027-01-04 15:24Z');
select is((public.read_health() ->> 'is_pass_overdue')::boolean, false, 'nor within a quarter of an hour');
select pg_temp.stand_at('2027-01-04 15:26Z');
select is((public.read_health() ->> 'is_pass_overdue')::boolean, true, 'after it, it is');
select tests.act_as_owner();
select is(pg_temp.kinds(), null, 'before the first pass there is nobody to mail it, and no clock that has stopped');
select tests.act_as('anon');
select is(public.end_reminder_pass('the key'), true, 'a pass comes to its end');
select pg_temp.stand_at('2027-01-04 15:40Z');
select results_eq(
  $$ select (h ->> 'is_pass_overdue')::boolean, (h ->> 'last_pass_seconds')::integer from public.read_health() h $$, $$ values (false, 840) $$,
  'from then on the time is counted, though mails wait where no server takes them'
);
select tests.act_as_owner();
select is(pg_temp.kinds(), null, 'all is well');
select pg_temp.stand_at('2027-01-04 15:42Z');
select is(pg_temp.kinds(), 'cron 0 reminders', 'a pass that comes too late tells of it, also without pg_cron');
delete from private.reminder_looks where member_id = tests.member_id(1);
insert into private.reminder_outbox (member_id, channel, key, what, made_at, expires_at, next_try_at)
values (tests.member_id(1), 'mail', 'a', '{}', now(), '2027-02-01', '2027-01-04 15:26Z');
select is(pg_temp.kinds(), 'cron 0 reminders', 'a message that waits is late as well');
update private.reminder_outbox set state = 'sent' where member_id = tests.member_id(1);
select is((public.read_health() ->> 'is_pass_overdue')::boolean, false, 'a message that was sent is not');
select is(private.ring_reminders(), false, 'and nobody rings');

-- Failures.
insert into private.daily_failures (kind, place, code, amount)
values ('function_error', 'users.updateName', 'TIMEOUT', 15), ('function_error', 'users.getCurrentUser', 'TIMEOUT', 5), ('rate_limit', 'trpc', 'X', 900);
select is(pg_temp.kinds(), null, 'twenty failures are not many');
update private.daily_failures set amount = 16 where place = 'users.updateName';
select is(pg_temp.kinds(), 'failures 21 ', 'after a week without any, more are');
select is(private.ring_reminders(), true, 'and the sender is rung for');
insert into private.daily_failures (day, kind, place, code, amount)
select current_date - n, 'function_error', 'users.updateName', 'TIMEOUT', case when n <= 3 then 1000 else 7 end from generate_series(1, 7) n;
select is(pg_temp.kinds() ~ 'failures 21 ', false, 'three times the median of the week is not more than that');
update private.daily_failures set amount = 17 where day = current_date and place = 'users.updateName';
select matches(pg_temp.kinds(), 'failures 22 ', 'one more is');
delete from private.daily_failures where day in (current_date - 1, current_date - 2, current_date - 3);
select tests.act_as('anon');
select is(
  pg_temp.claim(), jsonb_build_array(jsonb_build_object('kind', 'failures', 'day', current_date, 'amount', 22, 'detail', '')),
  'the sender is told'
);
select is(pg_temp.claim(), '[]', 'once');
select public.end_reminder_pass('the key', jsonb_build_array(jsonb_build_object('kind', 'failures', 'day', current_date, 'amount', 22, 'detail', ''))::text);
select is(jsonb_array_length(pg_temp.claim()), 1, 'and again at the next pass, where the mail could not be sent');
select public.end_reminder_pass('the key');
select is(pg_temp.claim(), '[]', 'but not where it was');
select tests.act_as_owner();
select is(private.ring_reminders(), false, 'and nobody rings for it again');
select pg_temp.sleep();
select is(pg_temp.kinds(), null, 'on the next day nothing is told of yesterday again');
insert into private.daily_failures (kind, place, code, amount) values ('function_error', 'users.updateName', 'TIMEOUT', 80);
select is(pg_temp.kinds(), 'failures 80 ', 'but of what is new');
delete from private.daily_failures where day >= current_date - 8;

-- Reminders that were given up.
-- However many names of others a day has.
insert into private.daily_failures (kind, place, code) select 'rate_limit', 'x' || n, 'X' from generate_series(1, 200) n;
select private.count_failure('function_error', 'reminders by ' || channel, 'a_word') from unnest('{mail, mail, push}'::text[]) channel;
select is(pg_temp.kinds(), 'given_up 3 reminders by mail, reminders by push', 'one that is given up is enough');
select pg_temp.sleep();
select is(pg_temp.kinds(), 'given_up 3 reminders by mail, reminders by push', 'after midnight too, where nobody was told');
select pg_temp.sleep();
select is(pg_temp.kinds(), null, 'and not for longer');

-- The log of pg_cron, if it is installed.
create schema cron;
create table cron.job (jobid bigint, jobname text);
create table cron.job_run_details (jobid bigint, runid bigint primary key, status text, start_time timestamptz);
insert into cron.job values (1, 'ring-reminders'), (2, 'call-build-hook'), (3, null);
insert into cron.job_run_details values (1, 1, 'succeeded', now()), (2, 2, 'succeeded', now() - interval '20 hours'), (3, 3, 'failed', now() - interval '3 days');
select is(pg_temp.kinds(), null, 'runs that succeeded, or failed long ago, are no trouble');
insert into cron.job_run_details values (1, 4, 'failed', now()), (3, 5, 'failed', now()), (3, 6, 'failed', now());
select is(pg_temp.kinds(), 'cron 3 job 3, ring-reminders', 'failed ones are');
select is(jsonb_array_length(pg_temp.claim()), 1, 'told once');
delete from cron.job_run_details where status = 'failed';
delete from private.operator_alerts where kind = 'cron';
update cron.job_run_details set start_time = now() - interval '16 minutes' where jobid = 1;
update cron.job_run_details set start_time = now() - interval '26 hours' where jobid = 2;
-- Three days of another job's runs.
insert into cron.job_run_details select 1, 100 + n, 'succeeded', now() - interval '16 minutes' from generate_series(1, 4100) n;
select is((select string_agg(detail, ', ' order by detail) from private.list_operator_alerts()), 'call-build-hook, ring-reminders', 'jobs that have not run are trouble');
select is(pg_temp.claim() #>> '{0,detail}', 'call-build-hook, ring-reminders', 'told in one mail');

-- The build hook.
create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
  insert into cron.job values (9, job_name || ' ' || schedule || ' ' || command) returning jobid
$$;
select private.start_build_hook('https://hooks.test/secret');
select is((select jobname from cron.job where jobid = 9), 'call-build-hook 0 * * * * select private.call_build_hook()', 'the clock is set');
update public.catalog_state set revision = revision + 1 where true;
select is(private.call_build_hook(), false, 'without pg_net nothing is called');
create schema net;
create table net.asked (url text);
create function net.http_post(url text, body jsonb default '{}', timeout_milliseconds integer default 5000) returns bigint language sql as $$
  insert into net.asked values (url) returning (select count(*) + 1 from net.asked)
$$;
select is(array[private.call_build_hook(), private.call_build_hook()], '{t,f}', 'a catalog that has changed is built, once');
update public.catalog_state set revision = revision + 1 where true;
select is(private.call_build_hook(), false, 'and once a day at most');
update private.operation set built_at = now() - interval '1 day' where is_only;
select is(array[private.call_build_hook(), private.call_build_hook()], '{t,f}', 'a day later again');
update private.operation set built_at = now() - interval '1 day' where is_only;
select is(private.call_build_hook(), false, 'where nothing has changed, nothing is built');
select results_eq('select url, count(*) from net.asked group by 1', $$ values ('https://hooks.test/secret', 2::bigint) $$, 'the hook was called as often');
-- Rows of pg_net's log; the last call is the second.
create table net._http_response (id bigint, status_code integer, timed_out boolean, error_msg text);
insert into net._http_response values (1, 500, false, null);
select is(private.call_build_hook(), false, 'a failure of another call is none of it');
insert into net._http_response values (2, null, true, 'Timeout');
select is(array[private.call_build_hook(), private.call_build_hook()], '{t,f}', 'a call without an answer is made again, once');
insert into net._http_response values (3, 502, false, null);
select is(private.call_build_hook(), true, 'and so is one that was refused');
insert into net._http_response values (4, 200, false, null);
select is(private.call_build_hook(), false, 'until it has succeeded');
select private.start_build_hook(null);
update public.catalog_state set revision = revision + 1 where true;
select is(private.call_build_hook(), false, 'without an address nothing is called');

select * from finish();
rollback;
