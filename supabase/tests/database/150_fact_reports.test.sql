begin;
select plan(65);
select tests.create_user(number) from generate_series(1, 3) number;
create function pg_temp.report(number integer) returns void language sql as $$
  insert into public.fact_reports (table_name, record_id, subject, problem, source_url)
  select 'credit_cards', id, name, 'The fee is another one.', 'https://issuer.example' from public.credit_cards order by id offset number limit 1
$$;
create function pg_temp.report_shop(shop text) returns void language sql as $$
  insert into public.fact_reports (table_name, record_id, subject, problem) select 'sub_categories', min(id), shop, 'It is one of these.' from public.sub_categories
$$;
grant execute on function pg_temp.report(integer), pg_temp.report_shop(text) to public;

select throws_ok(
  $$ insert into public.tips (slug, title, body, link_path) values ('away', 'Away', 'Follow me', '/\evil.example') $$, '23514', null,
  'no path of a tip leads to another site'
);
insert into public.tips (id, slug, title, body, is_published) overriding system value values (900001, 'draft', 'A draft', 'To come', false);
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem) values ('tips', 900001, 'None', 'Is it there?') $$, '23514', null,
  'nobody learns that there is a draft'
);
select lives_ok($$ select pg_temp.report(0) $$, 'a member reports a fact');
select throws_ok($$ select pg_temp.report(0) $$, '23505', null, 'once, while it is open');
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem) values ('credit_cards', 999999999, 'None', 'Gone') $$, '23503', null,
  'about something that is there'
);
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem) values ('members', 1, 'Me', 'Gone') $$, '23514', null,
  'and public'
);
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem, status) values ('credit_cards', 1, 'A', 'B', 'corrected') $$, '42501', null,
  'without deciding about it'
);
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem, source_url) select 'credit_cards', max(id), 'A', 'B', 'javascript:alert(1)' from public.credit_cards $$,
  '23514', null, 'nor sending what is no link'
);
select throws_ok(
  format('insert into public.fact_reports (table_name, record_id, subject, problem, suggested_value, page_path, source_url) select ''credit_cards'', max(id), %L, %L, %L, %L, %L from public.credit_cards',
    coalesce(bad ->> 'subject', 'A card'), coalesce(bad ->> 'problem', 'The fee'), bad ->> 'suggested_value', bad ->> 'page_path', bad ->> 'source_url'),
  '23514', null, format('nor one that does not say what it seems to: %s', bad)
) from jsonb_array_elements('[
  {"subject": "A\u202Ecard"}, {"subject": "A\u200Bcard"}, {"subject": "A\ncard"}, {"problem": "The \u202Efee"}, {"problem": "The \u001Bfee"},
  {"suggested_value": "\u2066$95"}, {"page_path": "/\u202Ea"}, {"source_url": "https://chase.com@evil.test/"}, {"source_url": "https://evil.test/\u202Ea"}
]') bad;
select is((select count(*) from public.fact_reports), 1::bigint, 'they see their own');
select tests.act_as('authenticated', tests.member_id(2));
select is((select count(*) from public.fact_reports), 0::bigint, 'nobody else does');
select lives_ok($$ select pg_temp.report(number) from generate_series(0, 9) number $$, 'ten an hour');
select throws_ok($$ select pg_temp.report(10) $$, 'PT429', null, 'are enough');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  format('insert into public.fact_reports (member_id, table_name, record_id, subject, problem) select %L, ''credit_cards'', min(id), ''A'', ''B'' from public.credit_cards',
    tests.member_id(2)),
  '42501', null, 'nobody learns from a refused report how many somebody else has sent'
);

select tests.act_as('app_admin', tests.member_id(3));
select is((select count(*) from public.fact_reports), 11::bigint, 'an admin sees all');
select throws_ok(format('update public.fact_reports set answer = %L', e'Thank \u202Eyou'), '23514', null, 'an answer says what it seems to');
select throws_ok($$ update public.fact_reports set status = 'declined' $$, '23514', null, 'nothing is declined without a word');
update public.fact_reports set status = 'corrected', answer = 'Thank you.' where member_id = tests.member_id(1);
select throws_ok($$ update public.fact_reports set problem = 'Something else' $$, '42501', null, 'and what was reported stays');

select tests.act_as('authenticated', tests.member_id(1));
select results_eq(
  $$ select status, answer, answered_at is not null from public.fact_reports $$, $$ values ('corrected', 'Thank you.', true) $$, 'the member sees the answer'
);
select lives_ok($$ select pg_temp.report(0) $$, 'and may report it again, should it be wrong again');

select tests.act_as_owner();
select is(
  (select payload #>> '{record,answer}' from realtime.messages where topic = 'member:' || tests.member_id(1)::text and payload ->> 'operation' = 'UPDATE'),
  'Thank you.', 'the answer reaches the member''s open tabs'
);
select is((select count(*) from realtime.messages where topic = 'reports'), 13::bigint, 'admins'' open tabs are told of reports and answers');
delete from auth.users where id = tests.member_id(2);
select is((select count(*) from public.fact_reports where member_id = tests.member_id(2)), 0::bigint, 'reports go with the account');
select is((select count(*) from realtime.messages where topic = 'reports'), 23::bigint, 'which admins'' open tabs are told');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ delete from public.fact_reports $$, '42501', null, 'but are not taken back one by one');

select lives_ok(format('select pg_temp.report_shop(%L)', shop), 'shops that are in no list are reported with their kind')
from unnest('{CAFE ONE,CAFE TWO}'::text[]) shop;
select throws_ok($$ select pg_temp.report_shop('CAFE ONE') $$, '23505', null, 'each once');

-- Visitors.
select tests.act_as_owner();
create function pg_temp.tell(
  address text, table_name text default 'credit_cards', record_id bigint default null, problem text default 'The fee is another one.',
  reply_to text default null, id uuid default gen_random_uuid()
) returns void language sql as $$
  select set_config('request.headers', json_build_object('x-forwarded-for', address)::text, true);
  select public.report_fact(
    id, table_name, coalesce(record_id, (select min(c.id) from public.credit_cards c)), 'A card', problem, '/credit-cards/1', null, 'https://issuer.example', reply_to
  )
$$;
create function pg_temp.refusal_of(report text) returns text language plpgsql as $$
declare
  refused_table text;
  refused_constraint text;
  detail text;
begin
  execute report;
  return 'nothing';
exception when integrity_constraint_violation then
  get stacked diagnostics refused_table = table_name, refused_constraint = constraint_name, detail = pg_exception_detail;
  return concat(refused_table, ' ', refused_constraint, detail);
end
$$;
grant execute on function pg_temp.tell(text, text, bigint, text, text, uuid), pg_temp.refusal_of(text) to public;
update public.fact_reports set status = 'corrected';
update public.fact_reports set id = '0190f7a2-5cd1-7b2e-9f10-0123456789ac' where id = (select id from public.fact_reports where member_id is not null limit 1);
select tests.act_as('anon');
select lives_ok(
  $$ select pg_temp.tell('192.0.2.1, 10.0.0.1', reply_to => 'ann@example.com', id => '0190f7a2-5cd1-7b2e-9f10-0123456789ab') $$, 'a visitor reports a fact'
);
select lives_ok(
  $$ select pg_temp.tell('192.0.2.1', id => '0190f7a2-5cd1-7b2e-9f10-0123456789ab') $$, 'and again, as the answer was lost'
);
select lives_ok(
  $$ select pg_temp.tell('192.0.2.1', id => '0190f7a2-5cd1-7b2e-9f10-0123456789ac') $$, 'nor does one tell that a member''s report has its id'
);
select throws_ok('select from public.fact_reports', '42501', null, 'a visitor reads no report');
select is(tests.attempt(format('select from private.%I', secret)), 'refused', format('nor what is counted in %s', secret))
from unnest('{visitor_reports,visitor_report_addresses}'::text[]) secret;
select throws_ok(
  $$ insert into public.fact_reports (table_name, record_id, subject, problem) values ('credit_cards', 1, 'A', 'B') $$, '42501', null, 'and goes around no limit'
);
select throws_ok($$ select pg_temp.tell('192.0.2.2', 'tips', 900001) $$, '23514', null, 'a draft is no fact');
select throws_ok($$ select pg_temp.tell('192.0.2.2', 'tips', 900009) $$, '23514', null, 'nor what is not there, by the same words');
select throws_ok($$ select pg_temp.tell('192.0.2.2', record_id => 999999999) $$, '23503', null, 'what is reported is there');
select throws_ok($$ select pg_temp.tell('192.0.2.2', problem => repeat('x', 1001)) $$, '23514', null, 'what is said is short');
select is(pg_temp.refusal_of(report), refusal, format('and the refusal, which the database logs, quotes nothing of it: %s', refusal))
from (values
  ($$ select pg_temp.tell('192.0.2.2', problem => repeat('x', 1001), reply_to => 'ann@example.com') $$, 'fact_reports fact_reports_problem_check'),
  ($$ select public.report_fact(gen_random_uuid(), 'credit_cards', (select min(id) from public.credit_cards), null, 'Its fee', reply_to => 'ann@example.com') $$, 'fact_reports ')
) refused (report, refusal);
select throws_ok(format('select pg_temp.tell(%L, reply_to => %L)', '192.0.2.2', bad), '23514', null, format('no address: %s', left(bad, 20)))
from unnest(array['ann', 'ann@example', 'a b@example.com', e'a\n@example.com', 'a@b.c?subject=x', repeat('a', 60) || '@' || repeat('b', 200) || '.com']) bad;
select lives_ok($$ select pg_temp.tell('192.0.2.1') from generate_series(1, 4) $$, 'five a day of one address');
select throws_ok($$ select pg_temp.tell('192.0.2.1') $$, 'PT429', null, 'are enough');
select lives_ok($$ select pg_temp.tell('192.0.2.' || number) from generate_series(100, 144) number $$, 'another may go on');
select throws_ok($$ select pg_temp.tell('192.0.2.99') $$, 'PT429', null, 'until there are fifty of all');

select tests.act_as_owner();
select is((select count(*) from public.fact_reports where member_id is null), 50::bigint, 'each arrives once');
select is(
  (select count(*) from private.visitor_report_addresses a where encode(a.address_hash, 'escape') like '%192.0.2%' or a.address_hash = sha256('192.0.2.1')),
  0::bigint, 'no address is kept as it is, or as its bare hash'
);
select results_eq(
  $$ select distinct payload - 'id' from realtime.messages where topic = 'reports' $$, $$ values ('{"table": "fact_reports", "truncated": true}'::jsonb) $$,
  'the tab of an admin who was demoted meanwhile hears that there are reports, and nothing of them'
);
update private.visitor_reports set day = day - 1;
update private.visitor_report_addresses set day = day - 1;
select tests.act_as('anon');
select lives_ok($$ select pg_temp.tell('192.0.2.1') $$, 'the next day counts from one');
select tests.act_as_owner();
select is((select count(*) from private.visitor_report_addresses), 1::bigint, 'and what was counted before is gone');
select tests.act_as('app_admin', tests.member_id(3));
update public.fact_reports set status = 'corrected' where reply_to = 'ann@example.com';
select is(
  (select reply_to from public.fact_reports where id = '0190f7a2-5cd1-7b2e-9f10-0123456789ab'), null, 'the address is forgotten with the answer'
);

select * from finish();
rollback;
