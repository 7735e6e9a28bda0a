-- Limits of a member's simultaneous writes, and the messages to other tabs.
begin;
select plan(50);
select tests.create_user(number) from generate_series(1, 3) number;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.member_cards (id, credit_card_id)
  select tests.member_id(100 + number), (select min(id) from public.credit_cards) from generate_series(1, 20) number;
select tests.act_as_owner();

-- Runs each call as a separate request: a test is one transaction, which would otherwise count as one request. `waited` is the
-- time since the previous one; by default that lies an hour ahead, so that no allowance builds up while a test runs, however
-- long it takes.
create function pg_temp.request(statement text, member uuid default tests.member_id(1), waited interval default '-1 hour')
returns text language plpgsql as $$
declare
  seconds text;
  answer text := 'done';
begin
  update private.member_writes set counted_in = '0', counted_at = clock_timestamp() - waited where member_id = member;
  perform tests.act_as('authenticated', member);
  begin
    execute statement;
  exception when sqlstate 'PGRST' then
    get stacked diagnostics answer = message_text, seconds = pg_exception_detail;
    answer := format('%s %s %s', seconds::jsonb ->> 'status', answer::jsonb ->> 'code', seconds::jsonb #>> '{headers,Retry-After}');
  end;
  perform tests.act_as_owner();
  return answer;
end
$$;
create function pg_temp.used() returns numeric language sql as $$
  select round(used::numeric, 1) from private.member_writes where member_id = tests.member_id(1)
$$;
-- Resets the counts, as if nothing had been written before.
create function pg_temp.start_over(amount numeric default 0) returns void language sql as $$
  insert into private.member_writes (member_id, used, counted_at, counted_in)
  values (tests.member_id(1), amount, clock_timestamp(), '0')
  on conflict (member_id) do update set used = excluded.used, counted_at = excluded.counted_at, counted_in = '0', told_bytes = 0;
  delete from realtime.messages;
$$;

select pg_temp.start_over();
select pg_temp.request($$ insert into public.wallets (id, name) values (tests.member_id(300), 'One') $$);
select is(pg_temp.used(), 1.0, 'a request that writes counts as one');
select pg_temp.request($$ select public.arrange_wallets((select jsonb_object_agg(id, revision) from public.wallets), array[tests.member_id(300)]) $$);
select is(pg_temp.used(), 2.0, 'so does a function');
select pg_temp.request($$ with a as (update public.wallets set name = 'Two'), b as (update public.members set name = 'Ann') delete from public.bonus_trackers $$);
select is(pg_temp.used(), 3.0, 'and all that one request does');
select pg_temp.request($$ select count(*) from public.wallets $$);
select is(pg_temp.used(), 3.0, 'reading is free');
update public.wallets set name = 'By the owner';
select is(pg_temp.used(), 3.0, 'and so is what no member does');

-- The limit.
select pg_temp.start_over(299);
select is(pg_temp.request($$ update public.wallets set name = 'Within' $$), 'done', 'three hundred are saved up');
select is(pg_temp.request($$ update public.wallets set name = 'Beyond' $$), '429 PT429 1', 'the next one is told to wait a second');
select is(pg_temp.used(), 300.0, 'a refused change does not count');
select is((select name from public.wallets), 'Within', 'nor is it done');
select is(pg_temp.request($$ select public.remove_wallet(tests.member_id(300), 1, '{}') $$), '429 PT429 1', 'functions are refused alike');
select is(pg_temp.request($$ update public.members set name = 'Beyond' $$), '429 PT429 1', 'and so is the account');
select is(pg_temp.request($$ insert into public.wallets (name) values ('Theirs') $$, tests.member_id(2)), 'done', 'each member has a limit of their own');
select is(
  pg_temp.request($$ update public.wallets set name = 'Later' $$, waited => '1 second'), 'done', 'a second later two are free'
);
select pg_temp.request($$ update public.wallets set name = 'Tomorrow' $$, waited => '1 day');
select is(pg_temp.used(), 1.0, 'and after some minutes all of them');
select is(
  (select count(*) from pg_trigger where tgname = 'limit_member_writes'), (select count(*) from pg_trigger where tgname = 'send_member_updates'),
  'every table of members is counted'
);

-- Many rows.
select tests.act_as('authenticated', tests.member_id(1));
insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on)
  select tests.member_id(10000 + card * 1000 + day), tests.member_id(100 + card), (select min(id) from public.credit_card_benefits), date '2020-01-01' + day
  from generate_series(1, 20) card, generate_series(1, 250) day;
select tests.act_as_owner();
select pg_temp.start_over();
select pg_temp.request($$ update public.benefit_uses set used_count = 1 $$);
select is(pg_temp.used(), 101.0, 'every fifty rows of a statement are one more');
select results_eq(
  $$ select topic, event, payload - 'id', octet_length(payload::text) <= 10000 from realtime.messages $$,
  $$ values ('member:' || tests.member_id(1), 'change', '{"schema": "public", "table": "benefit_uses", "operation": "UPDATE", "truncated": true}'::jsonb, true) $$,
  'five thousand changed rows are one message, which says that there is something to fetch'
);
select pg_temp.start_over();
select pg_temp.request($$ update public.benefit_uses set used_count = 1 $$);
select is_empty('select from realtime.messages', 'rows that stay as they were are none');
select pg_temp.request($$ update public.benefit_uses set used_count = 2 where id in (tests.member_id(11001), tests.member_id(11002)) $$);
select results_eq(
  $$ select payload ->> 'operation', jsonb_path_query_array(payload, '$.changes[*].id'), jsonb_path_query_array(payload, '$.changes[*].revision'),
       jsonb_path_query_array(payload, '$.changes[*].record.used_count'), payload ? 'truncated' from realtime.messages $$,
  $$ values ('UPDATE', to_jsonb(array[tests.member_id(11001), tests.member_id(11002)]), '[3, 3]'::jsonb, '[2, 2]'::jsonb, false) $$,
  'a few are told whole'
);
delete from realtime.messages;
select pg_temp.request($$ delete from public.benefit_uses where id in (tests.member_id(11001), tests.member_id(11002)) $$);
select results_eq(
  $$ select payload ->> 'operation', jsonb_path_query_array(payload, '$.changes[*].record') from realtime.messages $$,
  $$ values ('DELETE', '[null, null]'::jsonb) $$, 'and so are those that are removed'
);
delete from realtime.messages;
select pg_temp.request($$ update public.benefit_uses set notes = repeat('n', 1000) where id between tests.member_id(11003) and tests.member_id(11013) $$);
select results_eq(
  $$ select payload - 'id' from realtime.messages $$,
  $$ values ('{"schema": "public", "table": "benefit_uses", "operation": "UPDATE", "truncated": true}'::jsonb) $$,
  'unless they are more than 10 kB'
);
delete from realtime.messages;
select pg_temp.request($$ update public.wallets set notes = repeat('ä', 4000) $$);
select pg_temp.request($$ insert into public.whiteboards (id, name, document) values (tests.member_id(400), 'Large', jsonb_build_object('x', repeat('x', 10000))) $$);
select results_eq(
  $$ select payload ->> 'table', payload ->> 'id' = any (array[tests.member_id(400), tests.member_id(300)]::text[]), payload ? 'record' from realtime.messages where payload ? 'truncated' $$,
  $$ values ('whiteboards', true, false) $$, 'and of one row that is larger its revision is told'
);
delete from realtime.messages;
select pg_temp.start_over();
select pg_temp.request($$ delete from public.member_cards $$);
select results_eq(
  $$ select payload ->> 'table', payload ? 'truncated' from realtime.messages order by 1 $$,
  $$ values ('benefit_uses', true), ('member_cards', false) $$,
  'the rows that go along with many others are one message too'
);
select is(pg_temp.used(), round(1 + 20 / 50.0 + (5000 - 2) / 50.0, 1), 'and counts like any rows');
select pg_temp.start_over(337);
select pg_temp.request(
  $$ insert into public.member_cards (credit_card_id) select min(id) from public.credit_cards, generate_series(1, 200) group by generate_series $$,
  waited => '30 seconds'
);
update private.member_writes set used = 299 where member_id = tests.member_id(1);
select pg_temp.request($$ update public.member_cards set notes = 'x' from generate_series(1, 1) $$);
select is(pg_temp.used(), 304.0, 'a statement that takes more than is left is done whole');
update private.member_writes set used = 338 where member_id = tests.member_id(1);
select is(pg_temp.request($$ update public.members set name = 'Beyond' $$), '429 PT429 20', 'and nobody waits for longer than the browser does unasked');

-- Bytes written. Hexadecimal digits by chance, which no storage makes much smaller.
create function pg_temp.digits(amount integer) returns text language sql as $$
  select string_agg(md5(random()::text), '') from generate_series(1, amount / 32)
$$;
create function pg_temp.size() returns bigint language sql as $$
  select sum(pg_table_size(name::regclass)) from unnest('{public.whiteboards,public.members,private.shared_whiteboard_parts}'::text[]) name
$$;
select pg_temp.start_over();
select tests.act_as('authenticated', tests.member_id(1));
insert into public.whiteboards (id, name) select tests.member_id(410 + number), 'Board' from generate_series(1, 3) number;
insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
  select card.id, (select min(id) from public.credit_card_benefits), date '2020-01-01' + day
  from (select id from public.member_cards limit 1) card, generate_series(1, 3000) day;
select tests.act_as_owner();
select pg_temp.start_over();
select pg_temp.request(format($$ update public.whiteboards set document = '{"x": "%s"}' where id = tests.member_id(411) $$, pg_temp.digits(1048576)));
select is(pg_temp.used(), 11.0, 'every 100 kB of a statement are one more');
create temporary table before as select pg_temp.size() as size;
select pg_temp.request($$ update public.whiteboards set name = 'Renamed' where id = tests.member_id(411) $$);
select is((select name from public.whiteboards where id = tests.member_id(411)), 'Renamed', 'a large board is renamed');
select cmp_ok(pg_temp.size(), '<', size + 100000, 'without a new copy of its drawing') from before;
select throws_ok(
  format($$ select pg_temp.request('update public.whiteboards set document = ''{"x": "%s"}'' where id in (tests.member_id(411), tests.member_id(412), tests.member_id(413))') $$, pg_temp.digits(1000000)),
  'PT413', 'too much for one change', 'one drawing is not written into many boards'
);
select throws_ok(
  $$ select pg_temp.request('update public.benefit_uses set notes = repeat(''n'', 1000)') $$, 'PT413', 'too much for one change', 'nor one note into thousands of rows'
);
select is(
  pg_temp.request($$ update public.benefit_uses set notes = repeat('n', 100) $$), 'done', 'a short one is'
);
update public.benefit_uses set notes = repeat('n', 1000) where member_id = tests.member_id(1);
select is(count(*), 0::bigint, 'and nobody keeps the owner from it') from public.benefit_uses where char_length(notes) < 1000;
select throws_ok(
  $$ select pg_temp.request('delete from public.benefit_uses') $$, 'PT413', 'too much for one change', 'nor are megabytes of rows removed, which would be answered'
);
select is(pg_temp.request('delete from public.benefit_uses where id in (select id from public.benefit_uses limit 100)'), 'done', 'a hundred are');
update public.benefit_uses set notes = repeat('😀', 1000) where id in (select id from public.benefit_uses where member_id = tests.member_id(1) limit 700);
select throws_ok(
  format('select pg_temp.request(%L)', statement), 'PT413', 'too much for one change', 'nor are texts that would be short if they were compressed'
) from unnest('{"delete from public.benefit_uses where char_length(notes) = 1000 and notes > ''z''","update public.benefit_uses set used_count = 2 where notes > ''z''"}'::text[]) statement;
create temporary table wallets_before as select pg_relation_size('public.wallets') as size, count(*) as present from public.wallets where member_id = tests.member_id(1);
select throws_ok(
  $$ select pg_temp.request('insert into public.wallets (name) select ''Many'' from generate_series(1, 2000)') $$,
  '23514', 'at most 50 rows of wallets per member', 'more rows than a member may have are refused'
);
select cmp_ok(pg_relation_size('public.wallets'), '<', size + 16384, 'before they are written') from wallets_before;
select is(
  pg_temp.request(format($$ insert into public.wallets (name) select 'Many' from generate_series(1, %s) $$, 50 - present)), 'done', 'as many as there may be are added at once'
) from wallets_before;
insert into public.planned_steps (id, member_id, action, credit_card_id, planned_on)
  select tests.member_id(1000 + number), tests.member_id(2), 'close', (select min(id) from public.credit_cards), '2026-01-01' from generate_series(1, 300) number;
select pg_temp.request(format('select public.keep_plan(%L)', (select jsonb_agg(to_jsonb(step) - 'member_id') from public.planned_steps step)));
select is(count(*), 300::bigint, 'also where another member has all their ids') from public.planned_steps where member_id = tests.member_id(1);
create temporary table board_import as
  select jsonb_object_agg(part, '[]'::jsonb) || jsonb_build_object('members', to_jsonb(m), 'whiteboards', (
    select jsonb_agg(jsonb_build_object('id', id, 'name', 'Imported', 'document', jsonb_build_object('x', pg_temp.digits(1400000))))
    from public.whiteboards where member_id = tests.member_id(1) and id > tests.member_id(410))) as content
  from public.members m, unnest('{annual_spending_profiles,wallet_cards,bonus_trackers,benefit_uses,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values,member_cards,wallets}'::text[]) part
  where m.id = tests.member_id(1) group by m.id;
grant select on board_import to authenticated;
select pg_temp.start_over(299);
select is(pg_temp.request('select public.import_member_data(content::json) from board_import'), 'done', 'an import writes as much as it sends');
select results_eq(
  $$ select count(*), min(document_bytes) > 1000000 from public.whiteboards where member_id = tests.member_id(1) and name = 'Imported' $$,
  $$ values (3::bigint, true) $$, 'into several boards'
);
select cmp_ok(pg_temp.used(), '>=', 338.0 + 42, 'and takes its time, however long that is');

-- Bytes of messages, in a household of three.
insert into private.households (id) values (tests.member_id(500));
insert into private.household_members (household_id, member_id, display_name)
  select tests.member_id(500), tests.member_id(number), 'Member ' || number from generate_series(1, 3) number;
insert into private.household_shares (member_id, kind) values (tests.member_id(1), 'cards');
-- An export with one long row in each of some tables.
create function pg_temp.content() returns jsonb language sql as $$
  select (select jsonb_object_agg(part, '[]'::jsonb) from unnest('{annual_spending_profiles,wallet_cards,benefit_uses,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values}'::text[]) part)
    || jsonb_build_object(
      'members', jsonb_build_object('category_priority', (select jsonb_agg(left(md5(number::text), 30)) from generate_series(1, 200) number),
        'bonus_filters', '{}'::jsonb, 'best_card_filters', '{}'::jsonb, 'selectable_categories', '{}'::jsonb, 'point_system_tiers', '{}'::jsonb, 'new_user_wizard', '{}'::jsonb),
      'people', (select jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', 'Person', 'kind', 'person', 'position', 0))),
      'member_cards', jsonb_build_array(jsonb_build_object('id', tests.member_id(600), 'credit_card_id', (select min(id) from public.credit_cards), 'status', 'held',
        'choices', '{}'::jsonb, 'notes', repeat(md5(random()::text), 120), 'position', 0)),
      'bonus_trackers', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'member_card_id', tests.member_id(600), 'required_spend_cents', 1, 'spent_cents', 0, 'notes', repeat(md5(random()::text), 120))),
      'wallets', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Wallet', 'notes', repeat(md5(random()::text), 120), 'position', 0)),
      'whiteboards', jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Board', 'document', jsonb_build_object('x', repeat(md5(random()::text), 200))))
    )
$$;
grant execute on function pg_temp.content() to authenticated;
create function pg_temp.bytes() returns numeric language sql as $$ select coalesce(sum(pg_column_size(payload::text::jsonb) + 300), 0) from realtime.messages $$;
select pg_temp.start_over();
select pg_temp.request('select public.import_member_data(pg_temp.content()::json)') from generate_series(1, 5);
select pg_temp.request($$ update public.member_cards set notes = repeat(md5(random()::text), 120) $$) from generate_series(1, 5);
select pg_temp.request(format('select public.rename_in_household(%L)', 'Ann ' || number)) from generate_series(1, 5) number;
select pg_temp.request($$ select public.restore_member_card((public.remove_member_card(id, revision) -> 'removed')::json) from public.member_cards $$) from generate_series(1, 5);
update auth.users set raw_user_meta_data = '{"avatar_url": "https://pictures.example/me.png"}' where id = tests.member_id(1);
create function pg_temp.told() returns bigint language sql as $$ select told_bytes from private.member_writes where member_id = tests.member_id(1) $$;
select cmp_ok(pg_temp.bytes(), '<=', pg_temp.told()::numeric, 'every message that a write sends is counted, also those to others');
select cmp_ok(pg_temp.bytes(), '>', 200000::numeric, 'which are looked for');
delete from realtime.messages;
update private.member_writes set told_bytes = 100000000 where member_id = tests.member_id(1);
select pg_temp.request($$ update public.member_cards set notes = 'Beyond' $$);
select pg_temp.request($$ update public.members set name = 'Beyond' $$, tests.member_id(2));
select results_eq(
  $$ select topic from realtime.messages $$, array['member:' || tests.member_id(2)], 'a member who has sent a day''s bytes sends no more, and no other is kept from it'
);
update private.member_writes set told_on = current_date - 1 where member_id = tests.member_id(1);
select pg_temp.request($$ update public.member_cards set notes = 'Tomorrow' $$);
select is((select count(*) from realtime.messages), 4::bigint, 'until the next day');

-- Rows that concurrent statements add for the member must commit before they are counted (the parallel proof:
-- check-parallel-inserts.ts).
select tests.act_as('authenticated', tests.member_id(2));
select is(
  (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid::bigint << 32 | objid::bigint = hashtextextended(tests.member_id(2)::text, 0)),
  1::bigint, 'who adds rows holds the lock of the member whose they are'
);
select is(
  (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and classid::bigint << 32 | objid::bigint = hashtextextended(tests.member_id(3)::text, 0)),
  0::bigint, 'and nobody else''s'
);

select * from finish();
rollback;
