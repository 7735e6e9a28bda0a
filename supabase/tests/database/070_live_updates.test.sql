begin;
select plan(39);
select tests.create_user(number) from generate_series(1, 3) number;
create temporary table start as select revision from public.catalog_state;
grant select on start to authenticated, anon;
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
select tests.act_as_owner();
select results_eq(
  $$ select topic, event, private, extension from realtime.messages $$,
  $$ values ('catalog', 'changes', true, 'broadcast') $$,
  'one edit of reference data is one private message on the catalog channel'
);
select is(
  (payload ->> 'revision')::bigint, (select revision + 1 from start), 'it carries the catalog''s revision, raised by one'
) from realtime.messages;
select is(
  (select revision from public.catalog_state), (select revision + 1 from start), 'which the catalog has from now on'
);
select results_eq(
  $$ select payload ->> 'table', jsonb_array_length(payload -> 'changes'), payload -> 'changes' -> 0 ->> 'operation',
       (payload -> 'changes' -> 0 -> 'record' ->> 'annual_fee_cents')::integer, (payload -> 'changes' -> 0 -> 'record' ->> 'revision')::integer
     from realtime.messages $$,
  $$ values ('credit_cards', 1, 'UPDATE', 34000, 2) $$,
  'and the row as it is now, so that no tab has to read it'
);
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
update public.credit_cards set annual_fee_cents = 1 where slug = 'no-such-card';
select tests.act_as_owner();
select is_empty('select * from realtime.messages', 'an edit that changes nothing says nothing');
select is((select revision from public.catalog_state), (select revision + 1 from start), 'and raises no revision');

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set verified_on = '2026-11-19' where id in (select id from public.credit_cards order by id limit 3);
select tests.act_as_owner();
select is(jsonb_array_length(payload -> 'changes'), 3, 'the changes of one statement travel together') from realtime.messages;
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set confidence = case confidence when 'low' then 'medium' else 'low' end;
select tests.act_as_owner();
-- Many rows are sent by columns; this turns them into rows again, as a tab does.
create view pg_temp.told as
  select (m.payload ->> 'revision')::bigint as revision, g -> 'ids' ->> (place - 1)::integer as id, g ->> 'operation' as operation,
    g -> 'same' || coalesce((select jsonb_object_agg(key, value -> (place - 1)::integer) from jsonb_each(g -> 'each')), '{}') as content
  from realtime.messages m, jsonb_array_elements(m.payload -> 'groups') g, generate_series(1, jsonb_array_length(g -> 'ids')) place
  where m.topic = 'catalog';
select is(
  (select count(*) from pg_temp.told join public.credit_cards c on c.id = told.id::bigint
   where operation = 'UPDATE' and to_jsonb(c) @> content and content ? 'confidence'),
  (select count(*) from public.credit_cards),
  'a change of hundreds of rows is told row by row'
);
select is(
  -- The time is the transaction's, in which some rows were changed before.
  (select array_agg(distinct key order by key) from realtime.messages, jsonb_array_elements(payload -> 'groups') g, jsonb_object_keys(g -> 'same' || (g -> 'each')) key),
  '{confidence,revision,updated_at}', 'with what changed and nothing else'
);
delete from realtime.messages;
create temporary table before_many as select revision from public.catalog_state;
select tests.act_as('app_admin', tests.member_id(3));
update public.companies set name = name || ' of thousands';
select tests.act_as_owner();
select is(
  (select count(*) from pg_temp.told join public.companies c on c.id = told.id::bigint where content ->> 'name' = c.name),
  (select count(*) from public.companies where name like '% of thousands'),
  'and so is one of thousands'
);
select ok(
  (select count(*) > 5 and max(octet_length(payload::text)) <= 200000 and min(event) = 'changes' and max(event) = 'changes'
     and max(jsonb_array_length(payload -> 'groups' -> 0 -> 'ids')) <= 500 from realtime.messages),
  'in parts that fit into messages'
);
select is(
  (select array_agg((payload ->> 'revision')::bigint order by payload ->> 'revision') from realtime.messages),
  (select array_agg(b.revision + number order by number) from before_many b, generate_series(1, (select count(*) from realtime.messages)) number),
  'each a revision of its own'
);
select is(
  (select count(*) from public.reference_changes where catalog_revision in (select (payload ->> 'revision')::bigint from realtime.messages)),
  (select count(*) from public.companies), 'that the history names'
);
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
insert into public.companies (slug, name, kind)
  select 'told-' || number, repeat('n', 100) || number, 'bank' from generate_series(1, 1200) number;
select tests.act_as_owner();
select is(
  (select count(*) from pg_temp.told join public.companies c on c.id = told.id::bigint
   where operation = 'INSERT' and content || jsonb_build_object('id', c.id) = to_jsonb(c)),
  1200::bigint, 'new rows are told whole, and shared values once'
);
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
delete from public.companies where slug like 'told-%';
select tests.act_as_owner();
select is((select count(*) from pg_temp.told where operation = 'DELETE' and content = '{}'), 1200::bigint, 'removed ones by their ids');
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.reviews set body = repeat('long ', 19000) where id = (select min(id) from public.reviews);
update public.reviews set title = 'Short' where id = (select min(id) from public.reviews);
select tests.act_as_owner();
select results_eq(
  $$ select octet_length(payload::text) > 90000, payload -> 'groups' -> 0 -> 'same' ->> 'title', payload -> 'groups' -> 0 -> 'same' ? 'body'
     from realtime.messages where topic = 'catalog' order by (payload ->> 'revision')::bigint $$,
  $$ values (true, null, true), (false, 'Short', false) $$,
  'the longest review is told as it is, and of a new title nothing but that'
);
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.reviews set body = repeat('"\長𝒳' || chr(9), 20000) where id = (select min(id) from public.reviews);
select tests.act_as_owner();
select ok(
  (select count(*) >= 4 and max(octet_length(payload::text)) <= 200000 and min(event) = 'part' and max(event) = 'part' from realtime.messages),
  'a change larger than a message is sent in parts'
);
select results_eq(
  $$ select topic, string_agg(payload ->> 'text', '' order by (payload ->> 'part')::integer)::jsonb #>> '{groups,0,same,body}' from realtime.messages group by topic $$,
  $$ select 'catalog', body from public.reviews where id = (select min(id) from public.reviews) $$,
  'which joined are the row'
);
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
insert into public.tips (slug, title, body, is_published) values ('secret', 'Secret', 'Not yet', false), ('dropped', 'Dropped', 'Never', false);
update public.tips set title = 'Secret still' where slug = 'secret';
delete from public.tips where slug = 'dropped';
select tests.act_as_owner();
select results_eq(
  $$ select topic, event, payload - '{id,revision}'::text[] from realtime.messages $$,
  $$ select 'catalog', 'changes', '{"schema": "public", "table": "tips", "changes": []}'::jsonb from generate_series(1, 3) $$,
  'a change of drafts tells that their table has changed, and nothing else'
);
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.tips set is_published = true where slug = 'secret';
select tests.act_as_owner();
select is(payload -> 'changes' -> 0 ->> 'operation', 'INSERT', 'publishing it is its first appearance') from realtime.messages where topic = 'catalog';
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.tips set is_published = false, body = 'Secret again' where slug = 'secret';
select tests.act_as_owner();
select results_eq(
  $$ select payload -> 'changes' -> 0 ->> 'operation', payload -> 'changes' -> 0 -> 'record' from realtime.messages where topic = 'catalog' $$,
  $$ values ('DELETE', 'null'::jsonb) $$,
  'withdrawing it is its removal'
);
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
insert into public.alliances (slug, name) values ('bare', 'Bare');
update public.alliances set name = 'Barer' where slug = 'bare';
delete from public.alliances where slug = 'bare';
insert into public.tips (slug, title, body, is_published) values ('hidden', 'Hidden', 'Never seen', false);
update public.tips set body = 'Published', is_published = true where slug = 'hidden';
select tests.act_as_owner();
select results_eq(
  $$ select payload #>> '{changes,0,operation}', payload #>> '{changes,0,record,name}', (payload #> '{changes,0}') - '{operation,id,record}'::text[]
     from realtime.messages where topic = 'catalog' and payload ->> 'table' = 'alliances' order by (payload ->> 'revision')::bigint $$,
  $$ values ('INSERT', 'Bare', '{}'::jsonb), ('UPDATE', 'Barer', '{}'), ('DELETE', null, '{}') $$,
  'a change carries the row as it is, and nothing of what it was'
);
select is(
  (select count(*) from realtime.messages where payload::text like '%Never seen%'), 0::bigint, 'which nobody is told who could not read it then'
);
delete from realtime.messages;

select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (id, name) values (tests.member_id(100), 'Mine');
select tests.act_as_owner();
select results_eq(
  $$ select topic, event, private, payload ->> 'table', payload ->> 'operation', payload -> 'record' ->> 'name' from realtime.messages $$,
  $$ values ('member:' || tests.member_id(1), 'change', true, 'wallets', 'INSERT', 'Mine') $$,
  'a member''s change goes to the member''s own channel'
);
delete from realtime.messages;
select tests.act_as('authenticated', tests.member_id(1));
update public.wallets set name = 'Better';
delete from public.wallets;
select tests.act_as_owner();
select set_eq(
  $$ select payload ->> 'operation' as operation, payload ->> 'id' as id, (payload ->> 'revision')::integer as revision,
       payload -> 'record' ->> 'name' as name from realtime.messages $$,
  $$ values ('DELETE', tests.member_id(100)::text, 2, null), ('UPDATE', tests.member_id(100)::text, 2, 'Better') $$,
  'change and removal carry id and revision'
);
delete from realtime.messages;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.whiteboards (id, name, document) values (tests.member_id(101), 'Large', jsonb_build_object('x', repeat('x', 200000)));
select tests.act_as_owner();
select results_eq(
  $$ select payload -> 'truncated', payload ? 'record' from realtime.messages $$, $$ values ('true'::jsonb, false) $$,
  'a row that is too large for a message is told of without its content'
);

-- Receivers of each channel: the policies on realtime.messages, evaluated as the Realtime server does.
insert into realtime.messages (topic, extension, private)
values ('catalog', 'broadcast', true), ('member:' || tests.member_id(1), 'broadcast', true), ('reports', 'broadcast', true), ('elsewhere', 'broadcast', true);
create function pg_temp.may_receive(api_role text, member uuid, channel text) returns boolean language plpgsql as $$
declare
  answer boolean;
begin
  perform tests.act_as(api_role, member), set_config('realtime.topic', channel, true);
  select exists (select from realtime.messages where topic = channel) into answer;
  perform tests.act_as_owner();
  return answer;
end
$$;
select ok(pg_temp.may_receive('anon', null, 'catalog'), 'a visitor receives the catalog''s changes');
select ok(pg_temp.may_receive('authenticated', tests.member_id(1), 'catalog'), 'a member too');
select ok(pg_temp.may_receive('app_admin', tests.member_id(3), 'catalog'), 'an admin too');
select ok(pg_temp.may_receive('authenticated', tests.member_id(1), 'member:' || tests.member_id(1)), 'a member receives the own changes');
select ok(not pg_temp.may_receive('authenticated', tests.member_id(2), 'member:' || tests.member_id(1)), 'nobody receives another member''s');
select ok(not pg_temp.may_receive('app_admin', tests.member_id(3), 'member:' || tests.member_id(1)), 'not even an admin');
select ok(not pg_temp.may_receive('anon', null, 'member:' || tests.member_id(1)), 'nor a visitor');
select ok(pg_temp.may_receive('app_admin', tests.member_id(3), 'reports'), 'reports of members are told to admins');
select ok(not pg_temp.may_receive('authenticated', tests.member_id(1), 'reports'), 'not to members');
select ok(not pg_temp.may_receive('anon', null, 'reports'), 'nor to visitors');
select ok(not pg_temp.may_receive('anon', null, 'elsewhere'), 'other channels are closed');

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  $$ insert into realtime.messages (topic, extension, event, private) values ('catalog', 'broadcast', 'changes', true) $$, '42501', null,
  'no client sends on the catalog channel'
);
select throws_ok(
  $$ insert into realtime.messages (topic, extension, event, private) values ('member:' || tests.member_id(1), 'broadcast', 'change', true) $$, '42501', null,
  'nor on a member''s channel'
);

select * from finish();
rollback;
