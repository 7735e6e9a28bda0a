-- Figures for admins that reveal no single member: every count of members is rounded down to fives, so that
-- subtraction, or waiting for the next count, reveals nothing; one to four are null.

create function private.round_member_count(amount bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when amount = 0 or amount >= 5 then amount / 5 * 5 end
$$;

-- Caches counts that took longer than a second for six hundred times as long: a busy page then costs a large site no
-- more than a small one.
create unlogged table private.member_figures (
  id boolean primary key default true constraint member_figures_single_row_check check (id),
  figures jsonb not null,
  taken_at timestamptz not null,
  good_until timestamptz not null
);
alter table private.member_figures enable row level security;

-- Members, their sign-ups by day for a year, and their cards; small counts are still included here.
create function private.count_members() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'members', (select count(*) from public.members),
    'signUps', (
      select coalesce(jsonb_object_agg(day, amount), '{}')
      from (
        select (m.created_at at time zone 'utc')::date as day, count(*) as amount
        from public.members m where m.created_at >= (private.today() - 366)::timestamp at time zone 'utc'
        group by 1
      ) by_day
    ),
    'holders', (
      select coalesce(jsonb_object_agg(credit_card_id, amount), '{}')
      from (
        select credit_card_id, count(*) as amount
        from (select distinct m.credit_card_id, m.member_id from public.member_cards m where m.status = 'held') holder
        group by credit_card_id
      ) by_card
    )
  )
$$;

create function private.read_member_figures() returns jsonb
language plpgsql set search_path = '' as $$
declare
  started constant timestamptz := clock_timestamp();
  kept private.member_figures;
  counted jsonb;
  took interval;
begin
  select * into kept from private.member_figures;
  -- Run one count at a time; meanwhile other callers get the previous one.
  if kept.good_until > started
    or kept.id and not pg_try_advisory_xact_lock(hashtextextended('private.member_figures', 0)) then
    return kept.figures || jsonb_build_object('takenAt', kept.taken_at);
  end if;
  counted := private.count_members();
  took := clock_timestamp() - started;
  if took > interval '1 second' then
    insert into private.member_figures as present (figures, taken_at, good_until)
    values (counted, started, started + 600 * took)
    on conflict (id) do update set figures = excluded.figures, taken_at = excluded.taken_at, good_until = excluded.good_until;
  end if;
  return counted || jsonb_build_object('takenAt', started);
end
$$;

create function private.compute_website_statistics(days integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with member_figures as materialized (select private.read_member_figures() as figures)
  select jsonb_build_object(
    'least', 5,
    'takenAt', figures -> 'takenAt',
    'members', (figures ->> 'members')::bigint / 5 * 5,
    'signUps', (
      select jsonb_agg(jsonb_build_object(
        'day', day,
        'count', private.round_member_count(coalesce((figures #>> array['signUps', day::text])::bigint, 0))
      ) order by day)
      from generate_series(0, least(greatest(days, 1), 366) - 1) ago cross join lateral (select private.today() - ago as day) calendar
    ),
    'heldCards', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'members', holders) order by holders desc, name), '[]')
      from (
        select c.id, c.name, private.round_member_count(value::bigint) as holders
        from jsonb_each_text(figures -> 'holders') join public.credit_cards c on c.id = key::bigint
        where value::bigint >= 5
        order by holders desc, c.name limit 20
      ) held
    ),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'kind', f.kind, 'place', f.place, 'code', f.code, 'count', f.amount)
        order by f.day, f.kind, f.place, f.code), '[]')
      from private.daily_failures f where f.day > private.today() - least(greatest(days, 1), 366)
    )
  )
  from member_figures
  where (select private.is_admin())
$$;

-- Coverage and quality of the catalog; public facts, counted.
create function private.measure_catalog() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  measured jsonb := '[]';
  entry jsonb;
  target text;
begin
  foreach target in array '{credit_cards,category_points,spending_caps,card_choices,credit_card_benefits,signup_bonuses,point_systems,point_transfers,point_system_tiers,rules,companies}'::text[] loop
    execute format($sql$
      select jsonb_build_object('table', %1$L, 'rows', count(*), 'sourced', count(*) filter (where source_url is not null),
        'checkedThisYear', count(*) filter (where verified_on > private.today() - 365),
        'low', count(*) filter (where confidence = 'low')) from public.%1$I
    $sql$, target) into entry;
    measured := measured || entry;
  end loop;
  return measured;
end
$$;

-- Counting all members may take longer than the usual time limit.
create function public.compute_website_statistics(days integer default 90) returns jsonb
language sql set search_path = '' set statement_timeout = '60s' as $$
  select private.compute_website_statistics(days) || jsonb_build_object(
    'catalog', private.measure_catalog(),
    'cards', (
      select jsonb_build_object('all', count(*),
        'withEarningRules', count(*) filter (where exists (select from public.category_points p where p.credit_card_id = c.id)
          or exists (select from public.card_choices h where h.credit_card_id = c.id)),
        'withBenefits', count(*) filter (where exists (select from public.credit_card_benefits b where b.credit_card_id = c.id)),
        'withOffer', count(*) filter (where exists (select from public.signup_bonuses s where s.credit_card_id = c.id and s.is_current)),
        'withForeignFee', count(*) filter (where c.foreign_transaction_fee_percent is not null))
      from public.credit_cards c
    ),
    'openReports', (select count(*) from public.fact_reports r where r.status = 'open'))
$$;

grant execute on function
  private.compute_website_statistics(integer), private.measure_catalog(), public.compute_website_statistics(integer)
  to app_admin;
