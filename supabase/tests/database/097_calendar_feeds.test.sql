-- Calendar feed: its owner, the data its token gives access to, and its end.
begin;
select plan(39);
select tests.create_user(number) from generate_series(1, 2) number;
create temporary table told (name text primary key, token text);
grant all on told to public;
create function pg_temp.read(which text) returns jsonb language sql as
  $$ select public.read_calendar_feed(coalesce((select token from told where name = which), which)) $$;
grant execute on function pg_temp.read(text) to public;

select tests.act_as('authenticated', tests.member_id(1));
select is_empty('select * from public.get_calendar_feed()', 'nobody has a feed by themselves');
select is(public.withdraw_calendar_feed(), false, 'there is none to withdraw');
insert into told select 'first', public.renew_calendar_feed('America/New_York');
select matches((select token from told), '^[A-Za-z0-9_-]{43}$', 'its token has 256 bits');
select results_eq(
  'select made_at = now(), read_at, time_zone from public.get_calendar_feed()',
  $$ values (true, null::timestamptz, 'America/New_York') $$, 'its owner sees since when it is there'
);
insert into public.member_cards (id, credit_card_id, nickname, opened_on) select tests.member_id(100), min(id), 'Mine', '2024-03-05' from public.credit_cards;
insert into public.purchases (member_card_id, amount_cents, made_on, merchant, notes) values (tests.member_id(100), 4200, '2026-11-20', 'A shop', 'A note');
select is(tests.attempt('select from private.calendar_feeds'), 'refused', 'nobody reads the table');
select is(tests.attempt('delete from private.calendar_feeds'), 'refused', 'nor writes it');

select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select * from public.get_calendar_feed()', 'another member sees nothing of it');
select is(public.withdraw_calendar_feed(), false, 'and does not withdraw it');
insert into told select 'other', public.renew_calendar_feed('nowhere/at_all');
select is((select time_zone from public.get_calendar_feed()), 'UTC', 'a zone that is not known is the one of the world');
insert into public.member_cards (id, credit_card_id, nickname) select tests.member_id(200), min(id), 'Another' from public.credit_cards;

select tests.act_as_owner();
select is(
  (select token_hash from private.calendar_feeds where member_id = tests.member_id(1)),
  (select sha256(convert_to(token, 'UTF8')) from told where name = 'first'), 'a hash is kept'
);
select is_empty(
  $$ select from private.calendar_feeds feed, told where strpos(to_jsonb(feed)::text, told.token) > 0 $$, 'and no token'
);

select tests.act_as('anon');
select is(tests.attempt($$ select public.renew_calendar_feed('UTC') $$), 'refused', 'a visitor makes none');
select is(tests.attempt('select from public.get_calendar_feed()'), 'refused', 'sees none');
select is(tests.attempt('select public.withdraw_calendar_feed()'), 'refused', 'withdraws none');
select is(pg_temp.read('first') -> 'cards' -> 0 ->> 'name', 'Mine', 'but whoever has the address reads it');
select is(jsonb_array_length(pg_temp.read('first') -> 'cards'), 1, 'and nothing of anybody else');
select is((pg_temp.read('first') ->> 'today')::date, (now() at time zone 'America/New_York')::date, 'on the day of its member');
select set_eq(
  $$ select jsonb_object_keys(pg_temp.read('first')) $$,
  '{kind, today, cards, trackers, benefits, choices, activations, balances, steps, step_cards, offers, offers_from_cents, own_reminders}'::text[], 'purchases and uses stay out of it'
);
select ok(pg_temp.read('first')::text !~ 'A shop|A note|4200', 'with their shops, notes and amounts');
select tests.act_as_owner();
update public.member_cards set statement_day = 20, due_day = 14, autopay = 'minimum' where id = tests.member_id(100);
select is(
  (select jsonb_agg(jsonb_build_array(row -> 'due_day', row -> 'autopay', row ? 'statement_day')) from jsonb_array_elements(private.list_due_rows(tests.member_id(1), '2026-11-27') -> 'cards') row),
  '[[14, "minimum", false]]'::jsonb, 'the day a payment is due, and what is paid by itself'
);
insert into public.card_offers (member_id, member_card_id, shop, gives, back_cents, ends_on, is_added) values
  (tests.member_id(1), tests.member_id(100), 'Nike', 'dollars', 2000, '2026-12-31', true),
  (tests.member_id(1), tests.member_id(100), 'Not added', 'dollars', 2000, '2026-12-31', false),
  (tests.member_id(1), tests.member_id(100), 'Over', 'dollars', 2000, '2026-11-26', true);
select is(
  (select jsonb_agg(jsonb_build_array(row -> 'shop', row -> 'back_cents', row -> 'ends_on')) from jsonb_array_elements(private.list_due_rows(tests.member_id(1), '2026-11-27') -> 'offers') row),
  '[["Nike", 2000, "2026-12-31"]]'::jsonb, 'offers that are added and not over'
);
insert into public.reminder_preferences (member_id, offers_from_cents) values (tests.member_id(1), 900);
select is(private.list_due_rows(tests.member_id(1), '2026-11-27') -> 'offers_from_cents', '900'::jsonb, 'from the amount that the member set');
create function pg_temp.list_activations() returns jsonb language sql as $$
  select private.list_due_rows(tests.member_id(1), '2026-11-27') -> 'activations'
$$;
update public.member_cards set credit_card_id = (select id from public.credit_cards where slug = 'discover-it-cash-back') where id = tests.member_id(100);
select is(
  (select jsonb_agg(row - 'categories') from jsonb_array_elements(pg_temp.list_activations()) row),
  jsonb_build_array(jsonb_build_object(
    'member_card_id', tests.member_id(100), 'slug', 'discover-quarterly', 'name', (select name from public.card_choices where slug = 'discover-quarterly'),
    'site', 'https://www.discover.com', 'starts_on', '2026-10-01', 'ends_on', '2026-12-31'
  )), 'a quarter to activate, with its last day and the address of the issuer'
);
update public.member_cards set choices = '{"discover-quarterly": ["2026-q4"]}' where id = tests.member_id(100);
select is(pg_temp.list_activations(), '[]'::jsonb, 'until it is activated');
update public.member_cards set credit_card_id = (select id from public.credit_cards where slug = 'world-of-hyatt-card') where id = tests.member_id(100);
create function pg_temp.count_earned() returns bigint language sql as $$
  select count(*) from jsonb_array_elements(private.list_due_rows(tests.member_id(1), '2026-11-27') -> 'benefits') row
  where row ->> 'name' = 'Free night after $15,000 spend'
$$;
select is(pg_temp.count_earned(), 0::bigint, 'a night that spending earns does not lapse before it is earned');
insert into public.purchases (member_id, member_card_id, amount_cents, made_on) values (tests.member_id(1), tests.member_id(100), 1500000, '2026-06-20');
select is(pg_temp.count_earned(), 1::bigint, 'but then');
select tests.act_as('anon');
select is(pg_temp.read('other') -> 'cards' -> 0 ->> 'name', 'Another', 'each address leads to its own');
select is(pg_temp.read(token), '{"kind": "unknown"}'::jsonb, format('%L opens nothing', token))
from unnest(array['', 'nothing', repeat('A', 43)]) token;

select tests.act_as_owner();
update private.calendar_feeds set reads_in_hour = 60 where member_id = tests.member_id(1);
select tests.act_as('anon');
select is(pg_temp.read('first') - 'seconds', '{"kind": "too_often"}'::jsonb, 'sixty times an hour are enough');
select is(pg_temp.read('other') ->> 'kind', 'found', 'which is nobody else''s concern');
select tests.act_as_owner();
update private.calendar_feeds set hour_began_at = now() - interval '61 minutes' where member_id = tests.member_id(1);
select tests.act_as('anon');
select is(pg_temp.read('first') ->> 'kind', 'found', 'until the hour is over');

select tests.act_as('authenticated', tests.member_id(1));
insert into told select 'second', public.renew_calendar_feed('America/New_York');
select results_eq(
  $$ select name, pg_temp.read(name) ->> 'kind' from told order by name $$,
  $$ values ('first', 'unknown'), ('other', 'found'), ('second', 'found') $$, 'a renewed address ends the former one'
);

select public.withdraw_calendar_feed();
select tests.act_as_owner();
delete from auth.users where id = tests.member_id(2);
select tests.act_as('anon');
select results_eq(
  $$ select name, pg_temp.read(name) ->> 'kind' from told order by name $$,
  $$ values ('first', 'unknown'), ('other', 'unknown'), ('second', 'unknown') $$,
  'a withdrawn one opens nothing, nor does that of an account that is no more'
);

-- Megabytes are not hashed: a text longer than a token finds nothing, not even its own hash.
select tests.act_as_owner();
insert into private.calendar_feeds (member_id, token_hash, time_zone) values (tests.member_id(1), sha256(convert_to(repeat('a', 201), 'UTF8')), 'UTC')
on conflict (member_id) do update set token_hash = excluded.token_hash, reads_in_hour = 0;
select tests.act_as('anon');
select is(public.read_calendar_feed(repeat('a', 201)), '{"kind": "unknown"}'::jsonb, 'a text that is too long opens nothing');

-- As much as a member may say of a credit.
select tests.act_as_owner();
update public.credit_card_benefits set value_cents = 2147483647, occurrences_per_period = 32767 where credit_card_id = (select credit_card_id from public.member_cards where id = tests.member_id(100));
select ok(private.list_due_rows(tests.member_id(1), '2026-11-27') ->> 'benefits' like '%2147483647%', 'no value of a credit is too large');

-- Reads that their time limit ends would otherwise have no limit of their own.
create or replace function private.list_due_rows(member uuid, today date) returns jsonb language plpgsql stable as
  $$ begin raise query_canceled; end $$;
update private.calendar_feeds set token_hash = private.hash_token('slow') where member_id = tests.member_id(1);
select tests.act_as('anon');
select is(pg_temp.read('slow') - 'seconds', '{"kind": "too_often"}'::jsonb, 'a read that takes longer than a visitor may is refused');
select tests.act_as_owner();
select is((select reads_in_hour from private.calendar_feeds where member_id = tests.member_id(1)), 1::smallint, 'and counts');

select * from finish();
rollback;
