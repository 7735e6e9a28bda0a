-- Anyone reports; only admins read; whatever is sent, the tables stay small.
begin;
select plan(33);
select tests.create_user(number) from generate_series(1, 2) number;

create function pg_temp.fault(message text default 'it broke', kind text default 'error', frames text default '/assets/a.js:1:2') returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('kind', kind, 'route', '/app/$id', 'message', message, 'frames', frames))
$$;
create function pg_temp.vital(value double precision, metric text default 'LCP', route text default '/app') returns jsonb
language sql as $$
  select jsonb_build_array(jsonb_build_object('route', route, 'device', 'phone', 'metric', metric, 'value', value))
$$;
grant execute on all functions in schema pg_temp to public;

select tests.act_as('anon');
select is(public.report_from_browser('abc1234', pg_temp.fault(), '[]'), true, 'a visitor reports');
select is(public.report_from_browser('abc1234', pg_temp.fault(frames => e'/assets/a.js:1:2\n/assets/b.js:1:9'), '[]'), true, 'the same by another way');
select is(public.report_from_browser('abc1234', pg_temp.fault('something else'), '[]'), true, 'another fault');
select throws_ok('select public.list_browser_reports(7)', '42501', null, 'and reads nothing');
select is(tests.attempt('select from private.browser_errors'), 'refused', 'by any door');
select throws_ok($$ select public.report_from_browser('abc1234', pg_temp.fault(kind => 'joke'), '[]') $$, '23514', null, 'a kind is known');
select throws_ok($$ select public.report_from_browser('abc1234', null, '[]') $$, '22023', null, 'nothing in place of a list does not go around the bound');
select throws_ok($$ select public.report_from_browser('ABC 1', pg_temp.fault(), '[]') $$, '23514', null, 'a release looks like one');
select throws_ok($$ select public.report_from_browser('abc1234', pg_temp.fault(repeat('x', 301)), '[]') $$, '23514', null, 'a message is short');
select throws_ok($$ select public.report_from_browser('abc1234', pg_temp.fault(frames => repeat('x', 1501)), '[]') $$, '23514', null, 'and so are frames');
select throws_ok($$ select public.report_from_browser('abc1234', pg_temp.fault(e'safe\u202etxt.exe'), '[]') $$, '23514', null, 'a message has no mark that turns its words around');
select throws_ok($$ select public.report_from_browser('abc1234', '[{"kind": "error"}]', '[]') $$, '23502', null, 'nothing is missing');
select throws_ok($$ select public.report_from_browser('abc1234', '"no list"', '[]') $$, '22023', null, 'a list is a list');
select throws_ok(
  $$ select public.report_from_browser('abc1234', (select jsonb_agg(pg_temp.fault() -> 0) from generate_series(1, 21)), '[]') $$, '22023', null, 'of twenty'
);
select throws_ok($$ select public.report_from_browser('abc1234', pg_temp.fault(repeat(md5('x'), 3000)), '[]') $$, null, null, 'no more than is needed');
select throws_ok($$ select public.report_from_browser('abc1234', '[]', pg_temp.vital(-1)) $$, '22023', null, 'nothing took less than no time');
select throws_ok($$ select public.report_from_browser('abc1234', '[]', pg_temp.vital('NaN')) $$, '22023', null, 'or is no number');
select throws_ok($$ select public.report_from_browser('abc1234', '[]', pg_temp.vital(5, 'FID')) $$, '22023', null, 'a metric is known');
select throws_ok($$ select public.report_from_browser('abc1234', '[]', pg_temp.vital(5, 'LCP', '/app?amount=5')) $$, '23514', null, 'a route has no query');

-- Four visits, of which three took at most 2,500 ms: that is good, including the bound itself.
select public.report_from_browser('abc1234', '[]', pg_temp.vital(value)) from unnest('{400,1800,2500,9000}'::double precision[]) value;
select public.report_from_browser('abc1234', '[]', pg_temp.vital(99999, 'INP'));

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok('select public.list_browser_reports(7)', '42501', null, 'members read nothing');
select throws_ok('select private.list_browser_reports(7)', '42501', null, 'by any door');

select tests.act_as('app_admin', tests.member_id(2));
select results_eq(
  $$ select fault ->> 'message', fault ->> 'release', fault ->> 'count', fault ->> 'frames', fault ->> 'route'
     from jsonb_array_elements(public.list_browser_reports(7) -> 'errors') fault order by 1 $$,
  $$ values ('it broke', 'abc1234', '2', '/assets/a.js:1:2', '/app/$id'), ('something else', 'abc1234', '1', '/assets/a.js:1:2', '/app/$id') $$,
  'an admin reads each fault once, with how often it came'
);
select results_eq(
  $$ select vital ->> 'metric', vital ->> 'p75', vital ->> 'isBeyond', vital ->> 'visits'
     from jsonb_array_elements(public.list_browser_reports(7) -> 'vitals') vital order by 1 $$,
  $$ values ('INP', '4000', 'true', '1'), ('LCP', '2500', 'false', '4') $$, 'and how fast three of four visits were'
);

-- Values beyond a limit are counted together.
select tests.act_as_owner();
create function pg_temp.flood() returns void language sql as $$
  select private.count_browser_error('abc1234', 'error', '/app', 'fault ' || number, '') from generate_series(1, 500) number;
  select private.count_browser_error('abc123' || number % 9, 'error', '/app', 'fault ' || number, '') from generate_series(1, 500) number;
  select private.count_browser_vital('/app/' || number, 'phone', 'LCP', 5) from generate_series(1, 1500) number;
$$;
select pg_temp.flood();
select is((select count(*)::integer from private.browser_errors), 301, 'a day keeps three hundred faults apart');
select is((select max(count)::integer from (select count(*) from private.browser_errors where release <> 'other' group by release) each), 101, 'a release a hundred');
select is((select sum(amount)::integer from private.browser_errors), 1003, 'and every one is counted');
select ok((select count(*) <= 1201 from private.browser_vitals), 'histograms are as bounded');
select is((select counts[1] from private.browser_vitals where route = '/*'), 302, 'and what is beyond is counted too');

-- A minute accepts three hundred.
update private.browser_report_minute set amount = 300 where id;
select tests.act_as('anon');
select is(public.report_from_browser('abc1234', pg_temp.fault('too late'), '[]'), false, 'a full one takes no more');
select tests.act_as_owner();
select is_empty($$ select from private.browser_errors where message = 'too late' $$, 'and writes nothing');
update private.browser_report_minute set began_at = began_at - interval '1 minute' where id;

-- Old rows are deleted.
update private.browser_errors set day = current_date - 30 where release = 'abc1234';
update private.browser_vitals set day = current_date - 30 where route = '/*';
select tests.act_as('anon');
select is(public.report_from_browser('def5678', pg_temp.fault('new'), pg_temp.vital(5, 'CLS', '/new')), true, 'the next minute takes them again');
select tests.act_as_owner();
select is_empty(
  $$ select day from private.browser_errors where day <= current_date - 30 union all select day from private.browser_vitals where day <= current_date - 30 $$,
  'after thirty days'
);

select tests.act_as('anon');
select throws_ok($$ select public.report_from_browser(repeat('a', 41), '[]', '[]') $$, '22023', 'too much at once', 'a release has a short name');

select * from finish();
rollback;
