begin;
select plan(31);
select tests.create_user(number) from generate_series(1, 3) number;
create temporary table start as select revision from public.catalogue_state;
grant select on start to authenticated, anon;
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
select tests.act_as_owner();
select results_eq(
  $$ select topic, event, private, extension from realtime.messages $$,
  $$ values ('catalogue', 'changes', true, 'broadcast') $$,
  'one edit of reference data is one private message on the catalogue channel'
);
select is(
  (payload ->> 'revision')::bigint, (select revision + 1 from start), 'it carries the catalogue''s revision, raised by one'
) from realtime.messages;
select is(
  (select revision from public.catalogue_state), (select revision + 1 from start), 'which the catalogue has from now on'
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
select is((select revision from public.catalogue_state), (select revision + 1 from start), 'and raises no revision');

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set verified_on = '2026-11-19' where id in (select id from public.credit_cards order by id limit 3);
select tests.act_as_owner();
select is(jsonb_array_length(payload -> 'changes'), 3, 'the changes of one statement travel together') from realtime.messages;
delete from realtime.messages;
create temporary table before_many as select revision from public.catalogue_state;
select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set confidence = case confidence when 'low' then 'medium' else 'low' end;
select tests.act_as_owner();
select is(
  (select sum(jsonb_array_length(payload -> 'changes')) from realtime.messages), (select count(*) from public.credit_cards),
  'a change of hundreds of rows is told row by row'
);
select ok(
  (select count(*) > 1 and max(jsonb_array_length(payload -> 'changes')) <= 50 and max(octet_length(payload::text)) < 200000 from realtime.messages),
  'in parts that fit into messages'
);
select is(
  (select array_agg((payload ->> 'revision')::bigint order by payload ->> 'revision') from realtime.messages),
  (select array_agg(b.revision + number order by number) from before_many b, generate_series(1, (select count(*) from realtime.messages)) number),
  'each a revision of its own'
);
select ok(
  -- The time is that of the transaction, in which some were changed before.
  (select bool_and(change -> 'changed' in ('["confidence"]', '["confidence", "updated_at"]'))
   from realtime.messages, jsonb_array_elements(payload -> 'changes') change),
  'with the columns that changed'
);
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.companies set verified_on = '2026-11-19';
select tests.act_as_owner();
select results_eq(
  $$ select event, payload ->> 'table', payload ? 'changes' from realtime.messages $$, $$ values ('reset', 'companies', false) $$,
  'a larger one asks the tabs to read the table anew'
);
delete from realtime.messages;

select tests.act_as('app_admin', tests.member_id(3));
insert into public.tips (slug, title, body, is_published) values ('secret', 'Secret', 'Not yet', false);
select tests.act_as_owner();
select is(payload -> 'changes', '[]', 'a draft is not told to visitors') from realtime.messages;
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.tips set is_published = true where slug = 'secret';
select tests.act_as_owner();
select is(payload -> 'changes' -> 0 ->> 'operation', 'INSERT', 'publishing it is its first appearance') from realtime.messages;
delete from realtime.messages;
select tests.act_as('app_admin', tests.member_id(3));
update public.tips set is_published = false, body = 'Secret again' where slug = 'secret';
select tests.act_as_owner();
select results_eq(
  $$ select payload -> 'changes' -> 0 ->> 'operation', payload -> 'changes' -> 0 -> 'record' from realtime.messages $$,
  $$ values ('DELETE', 'null'::jsonb) $$,
  'withdrawing it is its removal'
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

-- Who receives what: the policies on realtime.messages, asked as the Realtime server asks them.
insert into realtime.messages (topic, extension, private)
values ('catalogue', 'broadcast', true), ('member:' || tests.member_id(1), 'broadcast', true), ('reports', 'broadcast', true), ('elsewhere', 'broadcast', true);
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
select ok(pg_temp.may_receive('anon', null, 'catalogue'), 'a visitor receives the catalogue''s changes');
select ok(pg_temp.may_receive('authenticated', tests.member_id(1), 'catalogue'), 'a member too');
select ok(pg_temp.may_receive('app_admin', tests.member_id(3), 'catalogue'), 'an admin too');
select ok(pg_temp.may_receive('authenticated', tests.member_id(1), 'member:' || tests.member_id(1)), 'a member receives the own changes');
select ok(not pg_temp.may_receive('authenticated', tests.member_id(2), 'member:' || tests.member_id(1)), 'nobody receives another member''s');
select ok(not pg_temp.may_receive('app_admin', tests.member_id(3), 'member:' || tests.member_id(1)), 'not even an admin');
select ok(not pg_temp.may_receive('anon', null, 'member:' || tests.member_id(1)), 'nor a visitor');
select ok(pg_temp.may_receive('app_admin', tests.member_id(3), 'reports'), 'what members report is told to admins');
select ok(not pg_temp.may_receive('authenticated', tests.member_id(1), 'reports'), 'not to members');
select ok(not pg_temp.may_receive('anon', null, 'reports'), 'nor to visitors');
select ok(not pg_temp.may_receive('anon', null, 'elsewhere'), 'other channels are closed');

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  $$ insert into realtime.messages (topic, extension, event, private) values ('catalogue', 'broadcast', 'changes', true) $$, '42501', null,
  'no client sends on the catalogue channel'
);
select throws_ok(
  $$ insert into realtime.messages (topic, extension, event, private) values ('member:' || tests.member_id(1), 'broadcast', 'change', true) $$, '42501', null,
  'nor on a member''s channel'
);

select * from finish();
rollback;
