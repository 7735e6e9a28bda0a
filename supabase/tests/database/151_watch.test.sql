-- The watch of issuers' pages.
begin;
select plan(62);
create function pg_temp.card(slug text) returns bigint language sql stable as $$ select id from public.credit_cards c where c.slug = card.slug $$;
create function pg_temp.stand_at(moment timestamptz) returns void language sql security definer as
  $$ update private.reminder_clock set stands_at = moment $$;
create function pg_temp.claim(host text default 'issuer.test') returns jsonb language sql as $$ select public.claim_watched_page('the key', array[host]) $$;
create function pg_temp.read_page(figures text) returns boolean language sql as $$
  select public.settle_watched_page('the key', (pg_temp.claim() ->> 'claim')::uuid, 'read', figures)
$$;
create function pg_temp.fail(host text) returns boolean language sql as $$
  select public.settle_watched_page('the key', (pg_temp.claim(host) ->> 'claim')::uuid, 'failed')
$$;
create function pg_temp.open_reports() returns setof text language sql security definer as $$
  select problem from public.fact_reports where origin = 'watch' and status = 'open' order by problem
$$;
create function pg_temp.days_later(days integer) returns void language sql security definer as
  $$ update private.reminder_clock set stands_at = stands_at + make_interval(days => days) $$;
grant execute on all functions in schema pg_temp to public;
select tests.create_user(1), tests.create_user(12);
update auth.users set email_confirmed_at = now() where id = tests.member_id(12);
select private.grant_admin(tests.member_id(12));
update public.credit_cards set website_url = 'https://issuer.test/preferred' where slug = 'chase-sapphire-preferred';

-- Access, and off by default.
select tests.act_as('anon');
select is(tests.attempt('select from private.' || name), 'refused', format('nobody reads %s', name)) from unnest('{watch_clock, watched_pages, watched_hosts}'::text[]) name;
select is(tests.attempt(call), 'refused', format('nobody calls %s', call)) from unnest(array[
  $$ select private.start_watch('https://attacker.test', repeat('0', 64)) $$, 'select private.ring_watch()', 'select private.list_pages_to_watch()',
  'select private.compare_watched_page(1, true)', 'select private.list_watched_figures(1)'
]) call;
create function pg_temp.refused(key text) returns setof text language sql as $$
  select throws_ok(call, 'PT401', 'no key of the watch', format('refused: %s', call)) from unnest(array[
    format('select public.claim_watched_page(%L, %L)', key, '{issuer.test}'), format('select public.settle_watched_page(%L, gen_random_uuid(), %L, %L)', key, 'read', 'not even read')
  ]) call
$$;
select pg_temp.refused(key) from unnest('{the key, NULL}'::text[]) key;
select tests.act_as_owner();
select is(private.ring_watch(), false, 'nobody is called while the watch is off');
select private.start_watch('https://functions.test/watch', encode(sha256('the key'), 'hex'));
select pg_temp.stand_at('2026-11-20 12:00Z');
select tests.act_as('authenticated', tests.member_id(12));
select pg_temp.refused('another key');

-- Differences, from the page of a card with an offer of one step.
select tests.act_as_owner();
select is((select count(*) from public.signup_bonuses b join public.signup_bonus_tiers t on t.signup_bonus_id = b.id
  where b.credit_card_id = pg_temp.card('chase-sapphire-preferred') and b.is_current), 1::bigint, 'the card has one offer');
update public.credit_cards set annual_fee_cents = 9500, foreign_transaction_fee_percent = 0 where slug = 'chase-sapphire-preferred';
update public.signup_bonuses set is_as_high_as = false where credit_card_id = pg_temp.card('chase-sapphire-preferred');
update public.signup_bonus_tiers t set points = 75000, cash_cents = null, spend_cents = 500000, window_days = 90
  from public.signup_bonuses b where b.id = t.signup_bonus_id and b.is_current and b.credit_card_id = pg_temp.card('chase-sapphire-preferred');
create temporary table facts as select c.*, to_jsonb(t) as tier from public.credit_cards c join public.signup_bonuses b on b.credit_card_id = c.id
  join public.signup_bonus_tiers t on t.signup_bonus_id = b.id where c.slug = 'chase-sapphire-preferred' and b.is_current;
select tests.act_as('anon');
select is(pg_temp.claim('elsewhere.test'), null, 'a host without pages has none');
select ok(pg_temp.read_page('{"fee_cents": 9500, "abroad_percent": 0, "points": 75000, "spend_cents": 500000, "months": 3}'), 'a page is read');
select is_empty('select pg_temp.open_reports()', 'and says what we say');
select is(pg_temp.claim(), null, 'it is not read again soon');
select pg_temp.days_later(14);
select ok(pg_temp.read_page('{"fee_cents": 15000, "abroad_percent": 2.7, "points": 60000, "spend_cents": 400050, "months": 6}'), 'after two weeks it is');
create temporary table five as select * from unnest(array[
  'Annual fee: the watch saw $95 → $150 on 2026-12-04.', 'Foreign transaction fee: the watch saw 0% → 2.7% on 2026-12-04.',
  'Months for the bonus: the watch saw 3 → 6 on 2026-12-04.', 'Sign-up bonus: the watch saw 75,000 → 60,000 on 2026-12-04.',
  'Spending for the bonus: the watch saw $5,000 → $4,000.50 on 2026-12-04.'
]) problem;
select results_eq('select pg_temp.open_reports()', 'table five', 'every difference is reported');
select tests.act_as_owner();
select is_empty(
  $$ select from facts f join public.credit_cards c using (id) join public.signup_bonuses b on b.credit_card_id = c.id and b.is_current
     join public.signup_bonus_tiers t on t.signup_bonus_id = b.id where (c.annual_fee_cents, c.revision, to_jsonb(t)) is distinct from (f.annual_fee_cents, f.revision, f.tier) $$,
  'no fact is written'
);
select tests.act_as('app_admin', tests.member_id(12));
select is((select name from public.list_cards_to_check(1)), (select name from public.credit_cards where slug = 'chase-sapphire-preferred'), 'its page is the first to read');
select is(
  (select count(*) from public.fact_reports where status = 'open' and origin = 'watch' and member_id is null and source_url = 'https://issuer.test/preferred'
    and (table_name, record_id) in (select 'credit_cards', pg_temp.card('chase-sapphire-preferred')
      union all select 'signup_bonuses', b.id from public.signup_bonuses b where b.credit_card_id = pg_temp.card('chase-sapphire-preferred') and b.is_current)),
  5::bigint, 'beside the fact, with the page that says so'
);
select tests.act_as('authenticated', tests.member_id(1));
select is_empty('select from public.fact_reports', 'no member reads them');

-- One is open at a time.
select tests.act_as('anon');
select pg_temp.days_later(14);
select ok(pg_temp.read_page('{"fee_cents": 15000}'), 'the page says the same');
select results_eq('select pg_temp.open_reports()', 'table five', 'which is not reported again');
select pg_temp.days_later(14);
select ok(pg_temp.read_page('{"fee_cents": 19900}'), 'the page says something new');
select set_has('select pg_temp.open_reports()', $$ values ('Annual fee: the watch saw $95 → $199 on 2027-01-01.') $$, 'which replaces what it said');
select is((select count(*) from pg_temp.open_reports()), 5::bigint, 'and is one report');

-- Closed when the fact, or the page, agrees.
select tests.act_as_owner();
update public.credit_cards set annual_fee_cents = 19900 where slug = 'chase-sapphire-preferred';
select is((select count(*) from pg_temp.open_reports()), 4::bigint, 'a corrected fact closes its report');
select pg_temp.days_later(14);
select ok(pg_temp.read_page('{"fee_cents": 19900, "abroad_percent": 0, "points": 60000, "spend_cents": 500000, "months": 3}'), 'the page takes some of it back');
select results_eq('select pg_temp.open_reports()', $$ values ('Sign-up bonus: the watch saw 75,000 → 60,000 on 2026-12-04.') $$, 'which closes those');
update public.signup_bonus_tiers t set points = 60000
  from public.signup_bonuses b where b.id = t.signup_bonus_id and b.is_current and b.credit_card_id = pg_temp.card('chase-sapphire-preferred');
select is_empty('select pg_temp.open_reports()', 'a corrected offer closes the last');
select is(
  (select count(*) from public.fact_reports where origin = 'watch' and status = 'corrected' and answer is not null and answered_at is not null), 5::bigint, 'with an answer'
);

-- A declined difference stays so; an offer that we lack is told.
select pg_temp.days_later(14);
select pg_temp.read_page('{"fee_cents": 100}');
update public.fact_reports set status = 'declined', answer = 'It is still so.' where status = 'open';
select pg_temp.days_later(14);
select pg_temp.read_page('{"fee_cents": 100}');
select is_empty('select pg_temp.open_reports()', 'a declined difference is not reported again');
update public.signup_bonuses set is_current = false where credit_card_id = pg_temp.card('chase-sapphire-preferred');
select pg_temp.days_later(14);
select pg_temp.read_page('{"cash_cents": 20000}');
select results_eq('select pg_temp.open_reports()', $$ values ('Sign-up bonus: the watch saw none → $200 on 2027-02-26.') $$, 'an offer that we lack is reported');
select pg_temp.days_later(14);
select public.settle_watched_page('the key', (pg_temp.claim() ->> 'claim')::uuid, 'nothing');
select is((select count(*) from pg_temp.open_reports()), 1::bigint, 'a page without figures closes nothing');
insert into public.signup_bonuses (slug, credit_card_id, source, source_url, verified_on, confidence)
  values ('watched', pg_temp.card('chase-sapphire-preferred'), 'Test', 'https://issuer.test', '2026-11-20', 'high');
insert into public.signup_bonus_tiers (signup_bonus_id, tier, spend_cents, window_days, cash_cents, source, source_url, verified_on, confidence)
  select id, 1, 50000, 90, 20000, 'Test', 'https://issuer.test', '2026-11-20', 'high' from public.signup_bonuses where slug = 'watched';
select is_empty('select pg_temp.open_reports()', 'the offer that was added closes it');
select is(public.settle_watched_page('the key', gen_random_uuid(), 'read', '{"fee_cents": 1}'), false, 'an unknown claim is of no page');
select throws_ok($$ select public.settle_watched_page('the key', gen_random_uuid(), 'read', repeat(' ', 1001)) $$, '22023', null, 'nor is more than figures taken');

-- Changes of a card while its page is read, and of the offers that its reports are about.
create function pg_temp.offer() returns bigint language sql stable as $$ select id from public.signup_bonuses where slug = 'watched' $$;
create function pg_temp.differ() returns bigint language sql as $$
  select pg_temp.days_later(14);
  select pg_temp.read_page('{"cash_cents": 30000, "spend_cents": 60000, "months": 4}');
  select count(*) from pg_temp.open_reports()
$$;
select is(pg_temp.differ(), 3::bigint, 'an offer that differs is reported');
update public.signup_bonuses set is_current = false where id = pg_temp.offer();
select is_empty('select pg_temp.open_reports()', 'which closes with the offer');
update public.signup_bonuses set is_current = true where id = pg_temp.offer();
select is(pg_temp.differ(), 3::bigint, 'and opens with it');
delete from public.signup_bonus_tiers where signup_bonus_id = pg_temp.offer();
select is_empty('select pg_temp.open_reports()', 'an offer without its step is compared no longer');
insert into public.signup_bonus_tiers (signup_bonus_id, tier, spend_cents, window_days, cash_cents, source, source_url, verified_on, confidence)
  values (pg_temp.offer(), 1, 50000, 90, 20000, 'Test', 'https://issuer.test', '2026-11-20', 'high');
select pg_temp.differ();
delete from public.signup_bonuses where id = pg_temp.offer();
select is_empty('select pg_temp.open_reports()', 'nor is one that is removed');
select pg_temp.days_later(14);
create temporary table held as select pg_temp.claim() ->> 'claim' as claim;
update public.credit_cards set website_url = null where slug = 'chase-sapphire-preferred';
select ok(public.settle_watched_page('the key', (select claim::uuid from held), 'failed'), 'a page is settled whose card has none any more');
select results_eq('select host, failures::integer from private.watched_hosts', $$ values ('issuer.test', 1) $$, 'and its own host has failed');
update public.credit_cards set website_url = 'https://issuer.test/preferred' where slug = 'chase-sapphire-preferred';
select pg_temp.days_later(14);
update held set claim = pg_temp.claim() ->> 'claim' where true;
update public.credit_cards set website_url = 'https://issuer.test/another' where slug = 'chase-sapphire-preferred';
select public.settle_watched_page('the key', (select claim::uuid from held), 'read', '{"fee_cents": 1234}');
select is_empty('select pg_temp.open_reports()', 'what a page says that is the card''s no longer is not reported');
update public.credit_cards set website_url = 'https://issuer.test/preferred' where slug = 'chase-sapphire-preferred';

-- Pages of one open card each.
select pg_temp.days_later(14);
update public.credit_cards set website_url = 'https://issuer.test/preferred/' where slug = 'amex-gold';
select is(pg_temp.claim(), null, 'a page of two cards is not read');
update public.credit_cards set opened_to_new = false where slug = 'amex-gold';
select is(pg_temp.claim() ->> 'page', 'https://issuer.test/preferred', 'one of them closed, it is');
update public.credit_cards set website_url = 'https://issuer.test:8443/x', opened_to_new = true where slug = 'amex-gold';
select is(pg_temp.claim(), null, 'an address with a port is of no host');

-- Three errors in a row.
update public.credit_cards set website_url = 'https://down.test/' || id, opened_to_new = true, discontinued_on = null
  where id in (select id from public.credit_cards where slug <> 'chase-sapphire-preferred' order by id limit 30);
select pg_temp.fail('down.test') from generate_series(1, 2);
select public.settle_watched_page('the key', (pg_temp.claim('down.test') ->> 'claim')::uuid, 'nothing');
select pg_temp.fail('down.test') from generate_series(1, 2);
select isnt((select pg_temp.claim('down.test')), null, 'two errors in a row are borne');
select pg_temp.fail('down.test');
select is((select pg_temp.claim('down.test')), null, 'after three the host rests');
select pg_temp.days_later(8);
select ok(pg_temp.fail('down.test'), 'for a week');
select is((select pg_temp.claim('down.test')), null, 'and for another after the next error');

-- Twenty-five a day.
delete from private.watched_hosts;
delete from private.watched_pages;
select is((select count(pg_temp.claim('down.test')) from generate_series(1, 40)), 25::bigint, 'twenty-five pages are read in a day');
select pg_temp.days_later(1);
select is((select count(pg_temp.claim('down.test')) from generate_series(1, 40)), 5::bigint, 'and the others the next');
select pg_temp.days_later(1);
select is((select count(pg_temp.claim('down.test')) from generate_series(1, 40)), 25::bigint, 'pages whose reading never ended are due again on the third day');
select tests.act_as_owner();
select private.start_watch(null, null);
select throws_ok($$ select pg_temp.claim() $$, 'PT401', null, 'no key, no watch');
select is(private.ring_watch(), false, 'and nobody is called');
select * from finish();
rollback;
