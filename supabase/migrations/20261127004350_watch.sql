-- The watch: it reads issuers' pages, and reports figures that differ from ours. It writes no fact, and is off until the
-- operator sets its key.

create table private.watch_clock (
  is_only boolean primary key default true constraint watch_clock_is_only_check check (is_only),
  key_hash bytea constraint watch_clock_key_hash_check check (octet_length(key_hash) = 32),
  function_url text constraint watch_clock_function_url_check check (function_url ~ '^https?://' and char_length(function_url) <= 2000)
);
alter table private.watch_clock enable row level security;
comment on column private.watch_clock.key_hash is 'SHA-256 of the key of the function; null lets nobody in.';
insert into private.watch_clock default values;

create table private.watched_pages (
  credit_card_id bigint primary key constraint watched_pages_credit_card_id_fkey references public.credit_cards (id) on delete cascade,
  read_at timestamptz not null,
  claim uuid constraint watched_pages_claim_key unique,
  outcome text constraint watched_pages_outcome_check check (outcome in ('read', 'nothing', 'forbidden', 'failed')),
  seen jsonb not null default '{}'
);
alter table private.watched_pages enable row level security;
comment on column private.watched_pages.outcome is 'nothing: no figure was found; forbidden: the host''s robots.txt excludes the page.';
comment on column private.watched_pages.seen is 'Figures of the last reading that found any.';

create table private.watched_hosts (
  host text primary key,
  failures smallint not null,
  rests_until timestamptz
);
alter table private.watched_hosts enable row level security;
comment on table private.watched_hosts is 'Hosts whose last reading failed.';
comment on column private.watched_hosts.failures is 'In a row; from the third on the host is left alone for a week each.';

create function private.host_of(address text) returns text
language sql immutable set search_path = '' as $$
  select substring(address from '^https://([a-z0-9.-]+)(?:/|$)')
$$;

-- Lets one caller in at a time, so that the limit of a day is exact.
create function private.require_watch_key(watch_key text) returns void
language plpgsql set search_path = '' as $$
begin
  perform from private.watch_clock where key_hash = private.hash_token(watch_key) for update;
  if not found then
    raise exception 'no key of the watch' using errcode = 'PT401';
  end if;
end
$$;

-- Pages that may be read now, of all hosts. A page of several cards says of no figure whose it is. A claim that was never
-- settled, by a reader that crashed, holds its page for two days.
create function private.list_pages_to_watch() returns table (credit_card_id bigint, page text, host text, read_at timestamptz, verified_on date)
language sql stable set search_path = '' as $$
  select card.id, card.website_url, card.host, watched.read_at, card.verified_on
  from (
    select c.id, c.website_url, c.verified_on, private.host_of(c.website_url) as host, count(*) over (partition by rtrim(c.website_url, '/')) as cards
    from public.credit_cards c where c.opened_to_new and c.discontinued_on is null
  ) card
  left join private.watched_pages watched on watched.credit_card_id = card.id
  left join private.watched_hosts known on known.host = card.host
  where card.host is not null and card.cards = 1
    and watched.read_at > private.reminder_time() - case when watched.claim is null then 14 else 2 end * interval '24 hours' is not true
    and known.rests_until > private.reminder_time() is not true
$$;

create function private.claim_watched_page(watch_key text, hosts text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_in_day constant integer := 25;
  at timestamptz;
  chosen record;
  new_claim constant uuid := gen_random_uuid();
begin
  perform private.require_watch_key(watch_key);
  at := private.reminder_time();
  if (select count(*) from private.watched_pages w where w.read_at > at - interval '24 hours') >= most_in_day then
    return null;
  end if;
  select * into chosen from private.list_pages_to_watch() due
  where due.host = any (hosts)
  order by due.read_at nulls first, due.verified_on nulls first, due.credit_card_id limit 1;
  if not found then
    return null;
  end if;
  insert into private.watched_pages (credit_card_id, read_at, claim, page) values (chosen.credit_card_id, at, new_claim, chosen.page)
  on conflict (credit_card_id) do update set read_at = excluded.read_at, claim = excluded.claim, page = excluded.page;
  return jsonb_build_object('claim', new_claim, 'page', chosen.page);
end
$$;

create function public.claim_watched_page(watch_key text, hosts text[]) returns jsonb
language sql set search_path = '' as $$
  select private.claim_watched_page(watch_key, hosts)
$$;
comment on function public.claim_watched_page(text, text[]) is
  'For the watch: the next page of a card on one of these hosts; null where none is due, or 25 were read in a day.';

create function private.format_watched_cents(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select '$' || to_char(cents / 100, 'FM999,999,990') || case when cents % 100 = 0 then '' else '.' || lpad((cents % 100)::text, 2, '0') end
$$;

-- Current offers of a card. Those with steps, and those that differ by applicant, are not compared.
create function private.list_watched_offers(card_id bigint)
returns table (id bigint, points bigint, cash_cents bigint, spend_cents bigint, window_days integer, is_compared boolean)
language sql stable set search_path = '' as $$
  select b.id, t.points, t.cash_cents, t.spend_cents, t.window_days, t.tier is not null and not b.is_as_high_as and count(*) over () = 1
  from public.signup_bonuses b left join public.signup_bonus_tiers t on t.signup_bonus_id = b.id
  where b.credit_card_id = card_id and b.is_current and not b.ends_on < private.today() is true
$$;

-- Figures that the last reading found, beside ours; a month of an offer is thirty days.
create function private.list_watched_figures(card_id bigint) returns table (table_name text, record_id bigint, label text, ours text, theirs text)
language sql stable set search_path = '' as $$
  with page as (
    select card.annual_fee_cents, card.foreign_transaction_fee_percent, seen.*
    from private.watched_pages watched
    join public.credit_cards card on card.id = watched.credit_card_id
    cross join lateral jsonb_to_record(watched.seen)
      as seen (fee_cents bigint, abroad_percent numeric, points bigint, cash_cents bigint, spend_cents bigint, months integer)
    where watched.credit_card_id = card_id
  ), offer as (
    select * from private.list_watched_offers(card_id) current_offer where current_offer.is_compared
  )
  select 'credit_cards', card_id, 'Annual fee', private.format_watched_cents(annual_fee_cents), private.format_watched_cents(fee_cents)
    from page where fee_cents is not null
  union all select 'credit_cards', card_id, 'Foreign transaction fee',
    coalesce(trim_scale(foreign_transaction_fee_percent) || '%', 'unknown'), trim_scale(abroad_percent) || '%'
    from page where abroad_percent is not null
  union all select 'signup_bonuses', offer.id, 'Sign-up bonus', to_char(offer.points, 'FM999,999,990'), to_char(page.points, 'FM999,999,990')
    from page cross join offer where page.points is not null and offer.points is not null
  -- Points of systems that pay cash are cents.
  union all select 'signup_bonuses', offer.id, 'Sign-up bonus',
    private.format_watched_cents(coalesce(offer.cash_cents, offer.points)), private.format_watched_cents(page.cash_cents)
    from page cross join offer where page.cash_cents is not null and coalesce(offer.cash_cents, offer.points) is not null
  union all select 'signup_bonuses', offer.id, 'Spending for the bonus',
    private.format_watched_cents(offer.spend_cents), private.format_watched_cents(page.spend_cents)
    from page cross join offer where page.spend_cents is not null and offer.spend_cents is not null
  union all select 'signup_bonuses', offer.id, 'Months for the bonus', round(offer.window_days / 30.0)::text, page.months::text
    from page cross join offer where page.months is not null and offer.window_days is not null
  union all select 'credit_cards', card_id, 'Sign-up bonus', 'none',
    coalesce(to_char(points, 'FM999,999,990'), private.format_watched_cents(cash_cents))
    from page where num_nonnulls(points, cash_cents) > 0 and not exists (select from private.list_watched_offers(card_id))
$$;

-- Closes what the fact and the page agree about again, what belongs to another record now, and what is about an offer that is
-- not compared any longer. `may_open` reports what
-- differs, unless it is open, an admin has declined it, or too much is open for the inbox to show members' reports.
create function private.compare_watched_page(card_id bigint, may_open boolean) returns void
language plpgsql set search_path = '' as $$
declare
  most_open constant integer := 50;
  day constant date := (private.reminder_time() at time zone 'utc')::date;
  figure record;
  opening text;
begin
  if not exists (select from private.watched_pages w where w.credit_card_id = card_id) then
    return;
  end if;
  update public.fact_reports r set status = 'corrected', answer = 'Ours and the issuer’s page agree again.'
  from private.list_watched_figures(card_id) f
  where r.origin = 'watch' and r.status = 'open' and starts_with(r.problem, f.label || ':')
    and (r.table_name, r.record_id) in (
      select 'credit_cards', card_id union all select 'signup_bonuses', b.id from public.signup_bonuses b where b.credit_card_id = card_id)
    and (f.ours = f.theirs or (r.table_name, r.record_id) <> (f.table_name, f.record_id));
  update public.fact_reports r set status = 'corrected', answer = 'We no longer show this.'
  from public.signup_bonuses b
  where b.credit_card_id = card_id and r.table_name = 'signup_bonuses' and r.record_id = b.id and r.origin = 'watch' and r.status = 'open'
    and not exists (select from private.list_watched_offers(card_id) offer where offer.id = b.id and offer.is_compared);
  if not may_open then
    return;
  end if;
  for figure in
    select f.*, card.name, card.website_url from private.list_watched_figures(card_id) f
    join public.credit_cards card on card.id = card_id
    where f.ours <> f.theirs
  loop
    opening := format('%s: the watch saw %s → %s on ', figure.label, figure.ours, figure.theirs);
    continue when exists (
      select from public.fact_reports r
      where r.table_name = figure.table_name and r.record_id = figure.record_id and r.origin = 'watch'
        and r.status in ('open', 'declined') and starts_with(r.problem, opening));
    update public.fact_reports r set problem = opening || day || '.', source_url = figure.website_url
    where r.table_name = figure.table_name and r.record_id = figure.record_id and r.origin = 'watch'
      and r.status = 'open' and starts_with(r.problem, figure.label || ':');
    continue when found or (select count(*) from public.fact_reports r where r.origin = 'watch' and r.status = 'open') >= most_open;
    insert into public.fact_reports (member_id, origin, table_name, record_id, subject, problem, source_url)
    values (null, 'watch', figure.table_name, figure.record_id, left(figure.name, 200), opening || day || '.', figure.website_url);
  end loop;
end
$$;

-- The figures come as text, so that a visitor without the key has none parsed.
create function private.settle_watched_page(watch_key text, page_claim uuid, outcome text, seen text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most_failures constant integer := 3;
  at timestamptz;
  read record;
begin
  perform private.require_watch_key(watch_key);
  if octet_length(seen) > 1000 then
    raise exception 'more than figures' using errcode = 'invalid_parameter_value';
  end if;
  at := private.reminder_time();
  -- Waits for a change of the facts that is under way, which finds no report that is opened meanwhile.
  perform from public.catalog_state where id for no key update;
  -- A page that is the card's no longer says nothing about it.
  update private.watched_pages w set claim = null, outcome = found.outcome,
    seen = case found.outcome when 'read' then settle_watched_page.seen::jsonb else w.seen end
  from public.credit_cards card cross join lateral (
    select case when settle_watched_page.outcome = 'read' and card.website_url is distinct from due.page then 'nothing'
      else settle_watched_page.outcome end as outcome
    from private.watched_pages due where due.credit_card_id = card.id
  ) found
  where w.claim = page_claim and card.id = w.credit_card_id
  returning card.id, private.host_of(w.page) as host, w.outcome into read;
  if not found then
    return false;
  end if;
  if read.outcome = 'failed' then
    insert into private.watched_hosts as known (host, failures) values (read.host, 1)
    on conflict (host) do update set failures = least(known.failures + 1, most_failures),
      rests_until = case when known.failures + 1 >= most_failures then at + 7 * interval '24 hours' end;
  elsif read.outcome <> 'forbidden' then
    delete from private.watched_hosts known where known.host = read.host;
  end if;
  if read.outcome = 'read' then
    perform private.compare_watched_page(read.id, true);
  end if;
  return true;
end
$$;

create function public.settle_watched_page(watch_key text, page_claim uuid, outcome text, seen text default '{}') returns boolean
language sql set search_path = '' as $$
  select private.settle_watched_page(watch_key, page_claim, outcome, seen)
$$;
comment on function public.settle_watched_page(text, uuid, text, text) is
  'For the watch: what became of a page, and its figures. What differs from ours becomes a report, never a fact.';
grant execute on function
  private.claim_watched_page(text, text[]), public.claim_watched_page(text, text[]),
  private.settle_watched_page(text, uuid, text, text), public.settle_watched_page(text, uuid, text, text)
  to anon, authenticated;

-- A corrected fact closes its report at once, and so does one that is removed.
create function private.close_watch_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed constant jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_op = 'DELETE' then
    update public.fact_reports r set status = 'corrected', answer = 'We no longer show this.'
    where r.table_name = tg_table_name and r.record_id = (changed ->> 'id')::bigint and r.origin = 'watch' and r.status = 'open';
  end if;
  perform private.compare_watched_page(case tg_table_name
    when 'credit_cards' then (changed ->> 'id')::bigint
    when 'signup_bonuses' then (changed ->> 'credit_card_id')::bigint
    else (select b.credit_card_id from public.signup_bonuses b where b.id = (changed ->> 'signup_bonus_id')::bigint) end, false);
  return null;
end
$$;
create trigger close_watch_reports after update of annual_fee_cents, foreign_transaction_fee_percent on public.credit_cards
  for each row when (
    (old.annual_fee_cents, old.foreign_transaction_fee_percent) is distinct from (new.annual_fee_cents, new.foreign_transaction_fee_percent)
  ) execute function private.close_watch_reports();
create trigger close_watch_reports after insert or update on public.signup_bonuses
  for each row execute function private.close_watch_reports();
create trigger close_watch_reports after insert or update on public.signup_bonus_tiers
  for each row execute function private.close_watch_reports();

-- Calls the function, which needs no key for that, if a page is due.
create function private.ring_watch() returns boolean
language plpgsql set search_path = '' as $$
declare
  url constant text := (select function_url from private.watch_clock);
begin
  if url is null or not exists (select from private.list_pages_to_watch())
    or not exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    return false;
  end if;
  execute 'select net.http_post(url := $1, timeout_milliseconds := 60000)' using url;
  return true;
end
$$;

-- Registers the function's address and key, by the operator, and calls it each hour. Nulls turn the watch off.
create function private.start_watch(url text, key_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.watch_clock set function_url = url, key_hash = decode(start_watch.key_hash, 'hex') where is_only;
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('ring-watch', '23 * * * *', 'select private.ring_watch()') $cron$;
  end if;
end
$$;
