begin;
select plan(32);
select tests.create_user(number) from generate_series(1, 2) number;

select tests.act_as('authenticated', tests.member_id(1));
select lives_ok(
  $$ insert into public.shared_pages (id, kind, title, document, lasts_days) values
       (tests.member_id(101), 'wallet', 'Three cards', '{"version": 1, "netCents": 120050, "cards": [{"card": "a-card", "netCents": -5}]}', 7),
       (tests.member_id(102), 'plan', 'Two years', '{"version": 1}', 90), (tests.member_id(103), 'year', 'A year', '{"version": 1}', 7) $$,
  'a member shows a wallet, a plan and a year'
);
select throws_ok(
  format('insert into public.shared_pages (kind, title, document, lasts_days) values (''wallet'', ''Bad'', %L, 7)', bad), '23514', null,
  format('a page holds slugs and figures alone: %s', left(bad, 60))
)
from unnest(array[
  '[]', '{"name": "Ann Lee"}', '{"mail": "ann@pointfolio.test"}', '{"Ann Lee": 1}', '{"cards": [{"note": "A"}]}', '{"site": "https://attacker.test"}',
  '{"a": ""}', '{"a": 1e131071}', format('{"a": "%s"}', repeat('a', 81)), format('{"a": [%s0]}', repeat('10000000000, ', 800))
]) bad;
select throws_ok(
  $$ insert into public.shared_pages (kind, title, document, lasts_days) values ('purchases', 'Bad', '{}', 7) $$, '23514', null, 'of a kind that there is'
);
select throws_ok(
  $$ insert into public.shared_pages (kind, title, document, lasts_days) values ('wallet', 'Bad', '{}', 365) $$, '23514', null, 'for at most 90 days'
);
select throws_ok(
  $$ insert into public.shared_pages (kind, title, document, lasts_days, share_token) values ('wallet', 'Bad', '{}', 7, gen_random_uuid()) $$, '42501', null,
  'nobody chooses the address of a link'
);
select throws_ok($$ update public.shared_pages set document = '{}' $$, '42501', null, 'what a link shows stays as it was made');
select throws_ok(
  $$ insert into public.shared_pages (kind, title, document, lasts_days) select 'wallet', 'Many', '{}', 7 from generate_series(1, 49) $$, '23514', null,
  'a member has at most 50 links'
);

select tests.act_as_owner();
update public.shared_pages set share_token = tests.member_id(201) where id = tests.member_id(101);
select tests.act_as('anon');
select is(
  (select page::jsonb - 'made_at' from public.read_shared_page(tests.member_id(201)) page),
  '{"kind": "wallet", "title": "Three cards", "document": {"version": 1, "netCents": 120050, "cards": [{"card": "a-card", "netCents": -5}]}}'::jsonb,
  'a visitor reads the page of a link, and not whose it is'
);
select is_empty('select * from public.read_shared_page(null)', 'no token opens no page');
select is_empty($$ select * from public.read_shared_page(tests.member_id(101)) $$, 'nor does a wrong one');
select throws_ok('select title from public.shared_pages', '42501', null, 'and the table itself stays closed');

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.shared_pages', 'another member sees no link');
select is(tests.attempt('delete from public.shared_pages'), 'nothing', 'withdraws none');
select isnt_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'but opens one like anyone');

select tests.act_as_owner();
update public.shared_pages set created_at = now() - interval '7 days' where id = tests.member_id(101);
select tests.act_as('anon');
select is_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'a link ends after its days');
-- A time zone in which the clocks were put forward after the page was made, and then one in which they were put back.
create function pg_temp.use_zone(first integer, last integer) returns text language sql as $$
  select set_config('timezone', format('AAA0BBB,%s,%s', extract(doy from now() + first * interval '24 hours') - 1, extract(doy from now() + last * interval '24 hours') - 1), true)
$$;
select tests.act_as_owner();
update public.shared_pages set created_at = now() - 7 * interval '24 hours' + interval '1 minute' where id = tests.member_id(101);
select pg_temp.use_zone(-3, 3);
select isnt_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'not sooner, where a caller names a time zone with fewer hours');
update public.shared_pages set created_at = now() - 7 * interval '24 hours' - interval '1 minute' where id = tests.member_id(101);
select pg_temp.use_zone(3, -3);
select is_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'nor later, where one has more');
select set_config('timezone', 'UTC', true);
select tests.act_as('authenticated', tests.member_id(1));
update public.shared_pages set lasts_days = 30 where id = tests.member_id(101);
select isnt_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'its member may give it more');
delete from public.shared_pages where id in (tests.member_id(101), tests.member_id(103));
select is_empty($$ select * from public.read_shared_page(tests.member_id(201)) $$, 'or withdraw it');

select tests.act_as_owner();
update public.shared_pages set created_at = now() - interval '89 days' where id = tests.member_id(102);
select private.forget_old_rows();
select isnt_empty($$ select from public.shared_pages where id = tests.member_id(102) $$, 'a page is kept as long as its link may open');
update public.shared_pages set created_at = now() - interval '90 days' where id = tests.member_id(102);
select private.forget_old_rows();
select is_empty($$ select from public.shared_pages where id = tests.member_id(102) $$, 'and no longer, as docs/security/rules.md says');

-- A member's try of a reminder rings too, where no clock has.
alter table public.shared_pages disable trigger limit_rows_per_member;
insert into public.shared_pages (member_id, kind, title, document, lasts_days, created_at)
  select tests.member_id(1), 'wallet', 'Old', jsonb_build_object('cards', (select jsonb_agg(md5(page || '/' || card)) from generate_series(1, 200) card)), 7,
    now() - interval '90 days'
  from generate_series(1, 400) page;
alter table public.shared_pages enable trigger limit_rows_per_member;
update auth.users set email_confirmed_at = now() where id = tests.member_id(2);
select tests.act_as('authenticated', tests.member_id(2));
select is(public.send_test_reminder('mail'), 1, 'what others'' links showed keeps nobody from a try of their reminders');
select tests.act_as_owner();
select is_empty('select from public.shared_pages', 'and is removed by it');

select * from finish();
rollback;
