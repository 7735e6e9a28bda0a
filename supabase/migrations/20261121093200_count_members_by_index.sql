-- The figures for admins count every member and every held card. They are counted along indexes, and what took longer than
-- a second is kept for six hundred times as long: a busy page then asks no more of a large site than of a small one.
create index member_cards_credit_card_id_status_member_id_idx on public.member_cards (credit_card_id, status, member_id);
-- The index above begins with the same column.
drop index public.member_cards_credit_card_id_idx;

create unlogged table private.member_figures (
  id boolean primary key default true constraint member_figures_single_row_check check (id),
  figures jsonb not null,
  taken_at timestamptz not null,
  good_until timestamptz not null
);
alter table private.member_figures enable row level security;

-- Members, their sign-ups by day for a year and the cards they hold; counts that are too small to be told are left in here.
create function private.count_members() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'members', (select count(*) from public.members),
    'signUps', (
      select coalesce(jsonb_object_agg(day, amount), '{}')
      from (
        select m.created_at::date as day, count(*) as amount
        from public.members m where m.created_at >= current_date - 366
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
  -- One count at a time; meanwhile everybody else is told the former one.
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

create or replace function private.compute_website_statistics(days integer) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with member_figures as materialized (select private.read_member_figures() as figures)
  select jsonb_build_object(
    'least', 5,
    'takenAt', figures -> 'takenAt',
    'members', (figures ->> 'members')::bigint / 5 * 5,
    'signUps', (
      select jsonb_agg(jsonb_build_object(
        'day', day::date,
        'count', private.hide_small_count(coalesce((figures #>> array['signUps', day::date::text])::bigint, 0))
      ) order by day)
      from generate_series(current_date - least(greatest(days, 1), 366) + 1, current_date, interval '1 day') day
    ),
    'heldCards', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'members', holders) order by holders desc, name), '[]')
      from (
        select c.id, c.name, value::bigint as holders
        from jsonb_each_text(figures -> 'holders') join public.credit_cards c on c.id = key::bigint
        where value::bigint >= 5
        order by holders desc, c.name limit 20
      ) held
    ),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'kind', f.kind, 'place', f.place, 'code', f.code, 'count', f.amount)
        order by f.day, f.kind, f.place, f.code), '[]')
      from private.daily_failures f where f.day > current_date - least(greatest(days, 1), 366)
    )
  )
  from member_figures
$$;
-- It may write down what it counted.
alter function public.compute_website_statistics(integer) volatile;
revoke execute on function private.count_members(), private.read_member_figures() from public;

-- Of the companies nearly all are credit unions; the others are read with every catalogue.
create index companies_other_than_credit_unions_idx on public.companies (kind, name) where kind <> 'credit_union';
