-- Data that a tab may fetch after an absence: its missed messages, and the revisions of the member's own rows.
begin;
select plan(21);
select tests.create_user(number) from generate_series(1, 3) number;
create temporary table start as select revision from public.catalog_state;
grant select on start to anon, authenticated, app_admin;

select tests.act_as('anon', null);
select is(
  public.catalog_changes_since((select revision from start)),
  (select jsonb_build_object('kind', 'changes', 'revision', revision, 'messages', '[]'::jsonb) from start),
  'who has seen everything is told that nothing was missed'
);
select is(
  public.catalog_changes_since(since_seconds => 0) ->> 'kind', 'changes', 'nothing happened since this moment'
);

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
insert into public.tips (slug, title, body, is_published) values ('secret', 'Secret', 'Not yet', false);
select tests.act_as_owner();
create temporary table sent as
  select payload - 'id' as payload from realtime.messages where topic = 'catalog' and (payload ->> 'revision')::bigint > (select revision from start);
grant select on sent to anon;

select tests.act_as('anon', null);
select results_eq(
  $$ select message -> 'payload' from jsonb_array_elements(
       public.catalog_changes_since((select revision from start)) -> 'messages') message $$,
  $$ select payload from sent order by (payload ->> 'revision')::bigint $$,
  'a visitor fetches exactly the messages that were sent, in order'
);
select is(
  public.catalog_changes_since((select revision from start))::text like '%Not yet%', false, 'a draft is not among them'
);
select is(
  jsonb_array_length(public.catalog_changes_since((select revision + 1 from start)) -> 'messages'), 1, 'only what comes after is sent'
);
select is(
  (public.catalog_changes_since((select revision from start)) -> 'messages' -> 0 ->> 'age_seconds')::integer between 0 and 60, true,
  'with how long ago it was'
);
select is(
  public.catalog_changes_since((select revision + 9 from start)) ->> 'kind', 'too_old', 'a revision that never was is answered with: read again'
);
select is(public.catalog_changes_since(0) ->> 'kind', 'too_old', 'so is one from before the log');
select throws_ok($$ select public.catalog_changes_since() $$, '22023', null, 'one of both is asked for');
select throws_ok($$ select * from private.catalog_messages $$, '42501', null, 'the log itself is closed');

select tests.act_as_owner();
update private.catalog_messages set sent_at = now() - interval '1 hour' where revision <= (select revision + 1 from start);
select is(
  jsonb_array_length(public.catalog_changes_since(since_seconds => 600) -> 'messages'), 1, 'a time takes what was sent since'
);
set local pointfolio.seeding = 'on';
update public.credit_cards set annual_fee_cents = 35000 where slug = 'amex-gold';
set local pointfolio.seeding = '';
select is(
  public.catalog_changes_since((select revision + 2 from start)) -> 'messages' -> 0 ->> 'event', 'changes', 'seeding leaves no gap'
);
delete from private.catalog_messages where revision = (select revision + 2 from start);
select is(
  public.catalog_changes_since((select revision from start)) ->> 'kind', 'too_old', 'a log with a gap is no log'
);
insert into private.catalog_messages (revision, event, payload) values (1, 'reset', '{}') on conflict do nothing;
update public.catalog_state set revision = 5000;
update public.credit_cards set annual_fee_cents = 36000 where slug = 'amex-gold';
select is(count(*), 0::bigint, 'old messages are dropped') from private.catalog_messages where revision <= 3001;
insert into private.catalog_messages (revision, event, payload, told_bytes) values (5002, 'changes', '{}', 100), (5003, 'changes', '{}', 5000000);
update public.catalog_state set revision = 5003;
update public.credit_cards set annual_fee_cents = 37000 where slug = 'amex-gold';
select is(
  (select array_agg(revision order by revision) from private.catalog_messages), '{5003,5004}', 'and more than a tab may fetch at once is not kept'
);

select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (id, name) values (tests.member_id(100), 'Mine');
update public.wallets set name = 'Better';
select is(
  public.list_member_revisions() -> 'wallets', jsonb_build_object(tests.member_id(100), 2), 'a member lists the revisions of their rows'
);
select is(public.list_member_revisions() -> 'member_cards', '{}', 'of every table');
select tests.act_as('authenticated', tests.member_id(2));
select is(public.list_member_revisions() -> 'wallets', '{}', 'of nobody else');
select tests.act_as('anon', null);
select throws_ok($$ select public.list_member_revisions() $$, '42501', null, 'a visitor has none');

select tests.act_as('authenticated', tests.member_id(2));
select is(
  public.catch_up(since_seconds => 0) -> 'catalog', public.catalog_changes_since(since_seconds => 0),
  'one answer has what was missed of the catalog'
);
select is(
  public.catch_up(since_seconds => 0) -> 'members', public.list_member_revisions(), 'and the revisions of the member''s own rows'
);

select * from finish();
rollback;
