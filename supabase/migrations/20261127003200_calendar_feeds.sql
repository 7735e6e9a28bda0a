-- Private addresses of members' calendar feeds. Calendars cannot sign in, so the token in the address is the only
-- credential; only its hash is stored, and only the functions below reach the table.
create table private.calendar_feeds (
  member_id uuid primary key constraint calendar_feeds_member_id_fkey references public.members (id) on delete cascade,
  token_hash bytea not null constraint calendar_feeds_token_hash_key unique
    constraint calendar_feeds_token_hash_check check (octet_length(token_hash) = 32),
  time_zone text not null constraint calendar_feeds_time_zone_check check (char_length(time_zone) between 1 and 64),
  made_at timestamptz not null default now(),
  read_at timestamptz,
  hour_began_at timestamptz not null default now(),
  reads_in_hour smallint not null default 0
);
alter table private.calendar_feeds enable row level security;
comment on column private.calendar_feeds.token_hash is 'SHA-256 of the token, which is told once and kept nowhere.';
comment on column private.calendar_feeds.time_zone is 'By which it is told what day the member has.';

create function private.get_calendar_feed() returns table (made_at timestamptz, read_at timestamptz, time_zone text)
language sql stable security definer set search_path = '' as $$
  select f.made_at, f.read_at, f.time_zone
  from private.calendar_feeds f
  where f.member_id = (select auth.uid()) and (select private.has_proved_factors())
$$;

create function public.get_calendar_feed() returns table (made_at timestamptz, read_at timestamptz, time_zone text)
language sql stable set search_path = '' as $$
  select * from private.get_calendar_feed() where (select private.require_plain_query())
$$;
comment on function public.get_calendar_feed() is 'Since when the caller has a calendar feed and when it was read last; no row where there is none.';

-- An unguessable secret of 43 base64url characters: 366 random bits in, 256 out.
create function private.draw_token() returns text
language sql volatile set search_path = '' as $$
  select translate(
    encode(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), 'base64'),
    '+/=', '-_'
  )
$$;

-- Hash stored in place of a token; null for a text too long to be one, so that no one can have megabytes hashed.
create function private.hash_token(token text) returns bytea
language sql immutable set search_path = '' as $$
  select case when octet_length(token) <= 200 then sha256(convert_to(token, 'UTF8')) end
$$;

-- Browsers know newer time zones than the database, and Postgres takes made-up ones of other days, such as `A+167`.
create function private.known_zone(zone text) returns text
language plpgsql stable set search_path = '' as $$
begin
  if char_length(zone) between 1 and 64 and abs(extract(epoch from now() at time zone zone - now() at time zone 'UTC')) <= 50400 then
    return zone;
  end if;
  return 'UTC';
exception when invalid_parameter_value then
  return 'UTC';
end
$$;

create function private.renew_calendar_feed(zone text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  token constant text := private.draw_token();
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_proved_factors();
  insert into private.calendar_feeds (member_id, token_hash, time_zone)
  values (member, private.hash_token(token), private.known_zone(zone))
  on conflict (member_id) do update set
    token_hash = excluded.token_hash, time_zone = excluded.time_zone, made_at = now(), read_at = null,
    hour_began_at = now(), reads_in_hour = 0;
  return token;
end
$$;

create function public.renew_calendar_feed(zone text) returns text
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.renew_calendar_feed(zone);
end
$$;
comment on function public.renew_calendar_feed(text) is
  'Makes the caller''s calendar feed anew: the token of its address, which is told this once. The former one ends.';

create function private.withdraw_calendar_feed() returns boolean
language sql security definer set search_path = '' as $$
  with ended as (
    delete from private.calendar_feeds f where f.member_id = (select auth.uid()) and (select private.has_proved_factors())
    returning f.member_id
  )
  select exists (select from ended)
$$;

create function public.withdraw_calendar_feed() returns boolean
language sql set search_path = '' as $$
  select private.withdraw_calendar_feed()
$$;
comment on function public.withdraw_calendar_feed() is 'Ends the caller''s calendar feed; false where there was none.';

-- Rows for calculating the dates of the next year, for calendar feeds and reminders: no purchases, no benefit uses
-- and nothing past, only the rest of a bonus and the amount of a benefit used in its current period. PL/pgSQL caches
-- this query's plan, which takes most of the time, for the next member of a sender's call.
create function private.list_due_rows(member uuid, today date) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  last constant date := today + 366;
  months_of_today constant integer := date_part('year', today) * 12 + date_part('month', today);
begin
  return (
    with held as (
      select mc.*, coalesce(mc.nickname, card.name, own.name) || coalesce(' (' || owner.name || ')', '') as name,
        coalesce(card.annual_fee_cents, (own.facts #>> '{card,annual_fee_cents}')::integer) as card_fee_cents,
        coalesce(card.first_year_fee_cents, (own.facts #>> '{card,first_year_fee_cents}')::integer) as first_year_fee_cents,
        coalesce(card.company_id, (own.facts #>> '{card,company_id}')::bigint) as company_id,
        own.facts -> 'credit_card_benefits' as own_benefits, own.facts -> 'card_choices' as own_choices,
        own.facts -> 'category_points' as own_rates
      from public.member_cards mc
      left join public.credit_cards card on card.id = mc.catalog_card_id
      left join public.own_cards own on own.member_id = mc.member_id and own.credit_card_id = mc.own_card_id
      left join public.people owner on owner.id = mc.person_id
      where mc.member_id = list_due_rows.member and mc.status = 'held'
    ), purchase as materialized (
      select mine.member_card_id, mine.credit_card_benefit_id, mine.made_on, mine.amount_cents
      from public.purchases mine where mine.member_id = list_due_rows.member
    ), used as (
      select u.member_card_id, u.credit_card_benefit_id, u.period_starts_on as used_on, u.used_cents
      from public.benefit_uses u join held on held.id = u.member_card_id
      where u.used_cents > 0
      union all
      select p.member_card_id, p.credit_card_benefit_id, p.made_on, p.amount_cents from purchase p where p.credit_card_benefit_id is not null
    ), benefit as materialized (
      -- Periods as in src/domain/schedule/benefit-period.ts.
      select b.*,
        (origin.day + make_interval(months => coalesce(first.months, 0)))::date as starts_on,
        (origin.day + make_interval(months => first.months + length.months))::date as next_on
      from (
        select held.id as member_card_id, held.opened_on, b.id, b.name, b.value_cents, b.period, b.alignment, b.start_month, b.excludes_first_year,
          b.occurrences_per_period, b.min_spend_cents, b.ends_on
        from held join public.credit_card_benefits b on b.credit_card_id = held.credit_card_id
        union all
        select held.id, held.opened_on, held.own_card_id * 1000 + b.id, b.name, b.value_cents, b.period, b.alignment, b.start_month, b.excludes_first_year,
          b.occurrences_per_period, b.min_spend_cents, b.ends_on
        from held, jsonb_populate_recordset(null::public.credit_card_benefits, held.own_benefits) b
        where held.own_benefits is not null
      ) b
      -- `offset 0` prevents evaluating the expressions again at each place that uses them.
      cross join lateral (select case
        when b.alignment = 'anniversary' or b.period = 'once' then b.opened_on
        when b.period = 'four_years' and b.opened_on is not null then date_trunc('year', b.opened_on)::date
        else date '1600-01-01'
      end as day offset 0) origin
      cross join lateral (select case b.period
        when 'month' then 1 when 'quarter' then 3 when 'half_year' then 6 when 'year' then 12 when 'four_years' then 48
      end as months) length
      cross join lateral (select length.months * (
        (months_of_today - (date_part('year', origin.day) * 12 + date_part('month', origin.day))::integer) / length.months
      ) as months offset 0) begun
      cross join lateral (select begun.months - case
        when origin.day + make_interval(months => begun.months) > today then length.months else 0
      end as months offset 0) first
      where b.value_cents > 0 and (b.ends_on is null or b.ends_on >= today) and not exists (
        select from public.benefit_custom_values own
        where own.member_id = list_due_rows.member and own.credit_card_benefit_id = b.id and own.value = 0
      )
    ), spent as (
      select benefit.member_card_id, benefit.id, sum(used.used_cents) as cents
      from benefit join used on used.member_card_id = benefit.member_card_id and used.credit_card_benefit_id = benefit.id
      -- A one-time benefit has one period, from the opening day.
      where used.used_on >= benefit.starts_on and (benefit.period = 'once' or used.used_on < benefit.next_on)
      group by 1, 2
    ), span as (
      select 'bonus:' || t.id as key, t.member_card_id, coalesce(t.starts_on, '-infinity') as first_on, t.deadline_on as last_on
      from public.bonus_trackers t
      where t.member_id = list_due_rows.member and t.deadline_on between today and last and (t.posted_on is null or t.posted_on > today)
      union all
      select benefit.member_card_id || ':' || benefit.id, benefit.member_card_id, benefit.starts_on, benefit.next_on - 1
      from benefit where benefit.min_spend_cents is not null
    ), paid as (
      -- Sums all spans in one walk over the days of a card: 200 of them over 10,000 purchases took seconds.
      select walked.key, sum(walked.sign * walked.so_far)::bigint as cents
      from (
        select event.key, event.sign, sum(event.cents) over (
          partition by event.member_card_id order by event.day, event.place rows unbounded preceding
        ) as so_far
        from (
          select p.member_card_id, p.made_on as day, 1 as place, p.amount_cents as cents, null as key, 0 as sign from purchase p
          union all select span.member_card_id, span.first_on, 0, 0, span.key, -1 from span
          union all select span.member_card_id, span.last_on, 2, 0, span.key, 1 from span
        ) event
      ) walked
      where walked.key is not null
      group by walked.key
    ), tracker as (
      select t.id, t.member_card_id, t.deadline_on, t.required_spend_cents - t.spent_cents - paid.cents as left_cents
      from public.bonus_trackers t
      join held on held.id = t.member_card_id
      join paid on paid.key = 'bonus:' || t.id
    )
    select jsonb_build_object(
      'cards', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', held.id, 'name', held.name, 'opened_on', held.opened_on, 'closed_on', held.closed_on,
          'fee_month', held.fee_month, 'fee_day', held.fee_day,
          -- The member's own fee overrides the product's.
          'annual_fee_cents', coalesce(held.annual_fee_cents, held.card_fee_cents),
          'first_year_fee_cents', coalesce(held.annual_fee_cents, held.first_year_fee_cents), 'refund_days', refund.days_after_posting,
          'due_day', held.due_day, 'autopay', held.autopay
        ) order by held.id), '[]')
        from held left join public.fee_refunds refund on refund.company_id = held.company_id
      ),
      'trackers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', t.id, 'member_card_id', t.member_card_id, 'left_cents', t.left_cents, 'deadline_on', t.deadline_on
        ) order by t.id), '[]')
        from tracker t where t.left_cents > 0
      ),
      'benefits', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'name', b.name, 'value_cents', b.value_cents, 'period', b.period, 'alignment', b.alignment,
          'start_month', b.start_month, 'excludes_first_year', b.excludes_first_year,
          'occurrences_per_period', b.occurrences_per_period, 'used_cents', b.used_cents
        ) order by b.id), '[]')
        from (
          select b.id, b.name, b.value_cents, b.period, b.alignment, b.start_month, b.excludes_first_year, b.occurrences_per_period,
            jsonb_object_agg(b.member_card_id, coalesce(spent.cents, 0)) as used_cents
          from benefit b left join spent on spent.member_card_id = b.member_card_id and spent.id = b.id
          left join paid on paid.key = b.member_card_id || ':' || b.id
          where coalesce(spent.cents, 0) < b.value_cents::bigint * b.occurrences_per_period
            -- One that spending earns is due only once the log, or its use, shows that it is earned.
            and (b.min_spend_cents is null or spent.cents > 0 or b.min_spend_cents <= paid.cents)
          group by 1, 2, 3, 4, 5, 6, 7, 8
        ) b
      ),
      'choices', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'member_card_id', choice.id, 'slug', choice.slug, 'name', choice.name, 'every', choice.change_period
        ) order by choice.id, choice.slug), '[]')
        from (
          select held.id, choice.slug, choice.name, choice.mode, choice.change_period
          from held join public.card_choices choice on choice.credit_card_id = held.credit_card_id
          union all
          -- As in src/features/mine/own-cards/merge-own-cards.ts.
          select held.id, coalesce(choice.slug, 'own-' || (held.own_card_id * 1000 + choice.id)), choice.name, choice.mode, choice.change_period
          from held, jsonb_populate_recordset(null::public.card_choices, held.own_choices) choice
          where held.own_choices is not null
        ) choice
        where choice.mode = 'member_selected' and choice.change_period in ('quarter', 'month')
      ),
      'activations', (
        select coalesce(jsonb_agg(to_jsonb(period) order by period.member_card_id, period.starts_on), '[]')
        from (
          select rule.member_card_id, rule.slug, rule.name, company.website_url as site, lower(rule.valid_during) as starts_on, upper(rule.valid_during) - 1 as ends_on,
            jsonb_agg(distinct coalesce(sub.name, category.name)) as categories
          from (
            select held.id as member_card_id, held.company_id, held.choices, choice.slug, choice.name, rule.category_id, rule.sub_category_id, rule.valid_during
            from held
            join public.card_choices choice on choice.credit_card_id = held.credit_card_id and choice.mode = 'rotating'
            join public.category_points rule on rule.card_choice_id = choice.id and rule.requires_activation
            union all
            select held.id, held.company_id, held.choices, coalesce(choice.slug, 'own-' || (held.own_card_id * 1000 + choice.id)), choice.name,
              rule.category_id, rule.sub_category_id, rule.valid_during
            from held
            cross join lateral jsonb_populate_recordset(null::public.card_choices, held.own_choices) choice
            join lateral jsonb_populate_recordset(null::public.category_points, held.own_rates) rule
              on rule.card_choice_id = choice.id and rule.requires_activation
            where held.own_choices is not null and choice.mode = 'rotating'
          ) rule
          left join public.companies company on company.id = rule.company_id
          left join public.categories category on category.id = rule.category_id
          left join public.sub_categories sub on sub.id = rule.sub_category_id
          where coalesce(sub.id, category.id) is not null and lower(rule.valid_during) is not null and upper(rule.valid_during) > today and lower(rule.valid_during) <= last
            -- As in src/domain/purchase/activation.ts.
            and not coalesce(rule.choices -> rule.slug ? to_char(lower(rule.valid_during), 'YYYY"-q"Q'), false)
          group by rule.member_card_id, rule.slug, rule.name, company.website_url, rule.valid_during
        ) period
      ),
      'balances', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'system', coalesce(system.name, own.facts #>> '{points,name}'), 'points', b.points, 'expires_on', b.expires_on
        ) order by b.id), '[]')
        from public.point_balances b
        left join public.point_systems system on system.id = b.catalog_system_id
        left join public.own_cards own on own.member_id = b.member_id and own.own_points_id = b.own_points_id
        where b.member_id = list_due_rows.member and b.points > 0 and b.expires_on between today and last
      ),
      'steps', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'action', step.action, 'person_id', step.person_id, 'credit_card_id', step.credit_card_id, 'member_card_id', step.member_card_id,
          'becomes_credit_card_id', step.becomes_credit_card_id, 'planned_on', step.planned_on,
          'kept_on', (step.created_at at time zone 'UTC')::date,
          'name', coalesce(account.nickname, card.name, own.name) || coalesce(' (' || owner.name || ')', ''), 'becomes', becomes.name,
          'system', coalesce(system.name, case when balance.own_points_id is not null then own.facts #>> '{points,name}' end) || coalesce(' (' || owner.name || ')', ''), 'points', balance.points
        ) order by step.planned_on, step.id), '[]')
        from public.planned_steps step
        left join public.credit_cards card on card.id = step.catalog_card_id
        left join public.own_cards own on own.member_id = step.member_id and own.credit_card_id = step.own_card_id
        left join public.credit_cards becomes on becomes.id = step.becomes_credit_card_id
        left join public.member_cards account on account.id = step.member_card_id
        left join public.people owner on owner.id = step.person_id
        left join public.point_balances balance on step.action = 'move' and balance.member_id = step.member_id
          and balance.person_id is not distinct from step.person_id and balance.point_system_id = coalesce(card.point_system_id, own.own_points_id, (own.facts #>> '{card,point_system_id}')::bigint)
        left join public.point_systems system on system.id = balance.catalog_system_id
        where step.member_id = list_due_rows.member and step.planned_on between date_trunc('month', today) and last
          and (step.action <> 'move' or balance.points > 0)
      ),
      -- Identifies the plan's completed steps.
      'step_cards', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', mc.id, 'credit_card_id', mc.credit_card_id, 'person_id', mc.person_id, 'is_held', mc.status = 'held', 'closed_on', mc.closed_on
        ) order by mc.id), '[]')
        from public.member_cards mc
        where mc.member_id = list_due_rows.member and exists (
          select from public.planned_steps step
          where step.member_id = list_due_rows.member and step.planned_on between date_trunc('month', today) and last
            and (step.member_card_id = mc.id or mc.credit_card_id in (step.credit_card_id, step.becomes_credit_card_id))
        )
      ),
      'offers', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', o.id, 'member_card_id', o.member_card_id, 'shop', o.shop, 'gives', o.gives, 'back_percent', o.back_percent, 'back_rate', o.back_rate,
          'back_cents', o.back_cents, 'back_points', o.back_points, 'min_spend_cents', o.min_spend_cents, 'adds_up', o.adds_up, 'times', o.times,
          'ends_on', o.ends_on, 'used_times', o.used_times, 'spent_cents', o.spent_cents
        ) order by o.id), '[]')
        from public.card_offers o join held on held.id = o.member_card_id
        where o.member_id = list_due_rows.member and o.is_added and o.ends_on between today and last
      ),
      'own_reminders', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'title', r.title, 'due_on', r.due_on, 'repeats', r.repeats, 'is_mailed', r.is_mailed
        ) order by r.id), '[]')
        from public.own_reminders r
        where r.member_id = list_due_rows.member and r.due_on <= last and (r.due_on >= today or r.repeats <> 'never')
      ),
      'offers_from_cents', coalesce((select p.offers_from_cents from public.reminder_preferences p where p.member_id = list_due_rows.member), 500)
    )
  );
end
$$;

-- Serves the calendar to any caller with the token, at most so often an hour: calendars fetch every few hours.
create function private.read_calendar_feed(token text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_in_hour constant integer := 60;
  feed private.calendar_feeds;
  today date;
begin
  -- One read of a feed at a time: others would wait for its row, each with a connection.
  perform from private.calendar_feeds f where f.token_hash = private.hash_token(token) for no key update skip locked;
  if not found and exists (select from private.calendar_feeds f where f.token_hash = private.hash_token(token)) then
    return jsonb_build_object('kind', 'too_often', 'seconds', 1);
  end if;
  update private.calendar_feeds f set
    hour_began_at = case when f.hour_began_at > now() - interval '1 hour' then f.hour_began_at else now() end,
    reads_in_hour = case when f.hour_began_at > now() - interval '1 hour' then least(f.reads_in_hour + 1, most_in_hour + 1) else 1 end,
    read_at = now()
  where f.token_hash = private.hash_token(token)
  returning f.* into feed;
  if not found then
    return jsonb_build_object('kind', 'unknown');
  end if;
  begin
    if feed.reads_in_hour <= most_in_hour then
      today := (now() at time zone feed.time_zone)::date;
      return jsonb_build_object('kind', 'found', 'today', today) || private.list_due_rows(feed.member_id, today);
    end if;
  -- A read that the time limit ends counts as well; otherwise slow reads would have no limit.
  exception when query_canceled then
    null;
  end;
  return jsonb_build_object(
    'kind', 'too_often',
    'seconds', greatest(1, ceil(extract(epoch from feed.hour_began_at + interval '1 hour' - now()))::integer)
  );
end
$$;

create function public.read_calendar_feed(token text) returns jsonb
language sql set search_path = '' as $$
  select private.read_calendar_feed(token) where (select private.require_plain_query())
$$;
comment on function public.read_calendar_feed(text) is
  'What the calendar of this token is made of: found, unknown (withdrawn, renewed, or never there) or too_often.';

grant execute on function
  private.get_calendar_feed(), public.get_calendar_feed(), private.renew_calendar_feed(text), public.renew_calendar_feed(text),
  private.withdraw_calendar_feed(), public.withdraw_calendar_feed()
  to authenticated;
grant execute on function private.read_calendar_feed(text), public.read_calendar_feed(text) to anon, authenticated;
