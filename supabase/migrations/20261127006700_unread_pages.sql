-- Pages that may be read now, of all hosts. A page of several cards says of no figure whose it is. A claim that was never
-- settled, by a reader that crashed, holds its page for two days.
create or replace function private.list_pages_to_watch() returns table (credit_card_id bigint, page text, host text, read_at timestamptz, verified_on date)
language sql stable set search_path = '' as $$
  select card.id, card.website_url, card.host, watched.read_at, card.verified_on
  from (
    select c.id, c.website_url, c.verified_on, private.host_of(c.website_url) as host, count(*) over (partition by rtrim(c.website_url, '/')) as cards
    from public.credit_cards c where c.opened_to_new and c.discontinued_on is null
  ) card
  left join private.watched_pages watched on watched.credit_card_id = card.id
  left join private.watched_hosts known on known.host = card.host
  where card.host is not null and card.cards = 1
    and watched.read_at > private.reminder_time() - make_interval(days => case when watched.claim is null then 14 else 2 end) is not true
    and known.rests_until > private.reminder_time() is not true
$$;
