-- Figures for admins that reveal no single member: a count of fewer than five is not told (null), and the number of
-- members is rounded down to fives, so that nothing can be found out by subtraction or by waiting for the next one.
create function private.hide_small_count(amount bigint) returns bigint
language sql immutable set search_path = '' as $$
  select case when amount = 0 or amount >= 5 then amount end
$$;

create function private.compute_website_statistics(days integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'least', 5,
    'members', (select count(*) / 5 * 5 from public.members),
    'signUps', (
      select jsonb_agg(jsonb_build_object('day', day::date, 'count', private.hide_small_count(amount)) order by day)
      from (
        select day, count(m.id) as amount
        from generate_series(current_date - least(greatest(days, 1), 366) + 1, current_date, interval '1 day') day
        left join public.members m on m.created_at >= day and m.created_at < day + interval '1 day'
        group by day
      ) by_day
    ),
    'heldCards', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'members', holders) order by holders desc, name), '[]')
      from (
        select c.id, c.name, count(distinct m.member_id) as holders
        from public.member_cards m join public.credit_cards c on c.id = m.credit_card_id
        where m.status = 'held'
        group by c.id, c.name having count(distinct m.member_id) >= 5
        order by holders desc, c.name limit 20
      ) held
    ),
    'failures', (
      select coalesce(jsonb_agg(jsonb_build_object('day', f.day, 'kind', f.kind, 'place', f.place, 'code', f.code, 'count', f.amount)
        order by f.day, f.kind, f.place, f.code), '[]')
      from private.daily_failures f where f.day > current_date - least(greatest(days, 1), 366)
    )
  )
$$;

-- How much of the catalogue is known, and how well; public facts, counted.
create function private.measure_catalogue() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  measured jsonb := '[]';
  entry jsonb;
  target text;
begin
  foreach target in array '{credit_cards,category_points,spending_caps,card_choices,credit_card_benefits,signup_bonuses,point_systems,point_transfers,point_system_tiers,rules,companies}'::text[] loop
    execute format($sql$
      select jsonb_build_object('table', %1$L, 'rows', count(*), 'sourced', count(*) filter (where source_url is not null),
        'checkedThisYear', count(*) filter (where verified_on > current_date - 365),
        'low', count(*) filter (where confidence = 'low')) from public.%1$I
    $sql$, target) into entry;
    measured := measured || entry;
  end loop;
  return measured;
end
$$;

create function public.compute_website_statistics(days integer default 90) returns jsonb
language sql stable set search_path = '' as $$
  select private.compute_website_statistics(days) || jsonb_build_object(
    'catalogue', private.measure_catalogue(),
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

revoke execute on function
  private.hide_small_count(bigint), private.compute_website_statistics(integer), private.measure_catalogue(),
  public.compute_website_statistics(integer) from public;
grant execute on function
  private.compute_website_statistics(integer), private.measure_catalogue(), public.compute_website_statistics(integer)
  to app_admin;
