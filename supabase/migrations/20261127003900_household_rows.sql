-- Rows that other members of the household share. They are read through a function, so that a direct read of a table
-- returns only the caller's own rows.
create function private.kinds_of_household_rows(rows_of text) returns text[]
language sql immutable set search_path = '' as $$
  select case
    when rows_of in ('member_cards', 'own_cards') then '{cards}'
    when rows_of = 'people' then '{cards,points}'
    when rows_of = 'point_balances' then '{points}'
    when rows_of in ('bonus_trackers', 'benefit_uses', 'purchases', 'card_offers') then '{benefits}'
    when rows_of = 'annual_spending_profiles' then '{spending}'
    when rows_of = 'planned_steps' then '{plan}'
  end::text[]
$$;

-- Other members of the caller's household who share one of the kinds.
create function private.list_sharing_members(kinds text[]) returns setof uuid
language sql stable set search_path = '' as $$
  select other.member_id
  from private.household_members own
  join private.household_members other on other.household_id = own.household_id and other.member_id <> own.member_id
  where own.member_id = (select auth.uid())
    and exists (select from private.household_shares s where s.member_id = other.member_id and s.kind = any (kinds))
$$;

-- Rows in the format of the owner's screens, but without notes and the shops of purchases.
create function private.list_household_rows(rows_of text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  long_ago constant date := private.today() - 730;
  sharing uuid[];
  -- Each member has a part of these 5,000 rows: one with many takes no other's place.
  most integer;
  bonuses_of uuid[];
  answer jsonb;
begin
  perform private.require_proved_factors();
  if private.kinds_of_household_rows(rows_of) is null then
    raise exception 'no rows of % are shared', rows_of using errcode = 'invalid_parameter_value';
  end if;
  sharing := array(select private.list_sharing_members(private.kinds_of_household_rows(rows_of)));
  most := 5000 / greatest(cardinality(sharing), 1);
  case rows_of
    when 'member_cards' then
      bonuses_of := array(select private.list_sharing_members('{benefits}'));
      select jsonb_agg(shown) into answer from (
        select c.member_id, c.id, c.credit_card_id, c.nickname, c.status, c.applied_on, c.approved_on, c.opened_on, c.closed_on,
          c.fee_month, c.fee_day, c.annual_fee_cents, null::smallint as statement_day, null::smallint as due_day, null::text as autopay,
          case when c.member_id = any (bonuses_of) then c.bonus_posted_on end as bonus_posted_on,
          c.choices, null::text as notes, c.changed_from_credit_card_id, c.product_changed_on, c.person_id, c.position, c.revision, c.created_at
        from public.member_cards c where c.member_id = any (sharing)
        order by c.member_id, c.position, c.created_at, c.id
      ) shown;
    when 'own_cards' then
      -- Five others' make 13 MB: one read of a caller at a time.
      perform private.take_turn('household', seconds => 1);
      -- Include only those that a shared card is.
      select jsonb_agg(shown) into answer from (
        select o.member_id, o.id, o.credit_card_id, o.name, o.facts, o.revision, o.created_at
        from public.own_cards o
        where o.member_id = any (sharing)
          and exists (select from public.member_cards c where c.member_id = o.member_id and o.credit_card_id in (c.own_card_id, c.changed_from_own_card_id))
        order by o.member_id, o.created_at, o.id
      ) shown;
    when 'people' then
      select jsonb_agg(shown) into answer from (
        select p.member_id, p.id, p.name, p.kind, p.position, p.revision, p.created_at
        from public.people p
        -- Include only people named by a shared row.
        where p.member_id = any (sharing) and exists (
          select from public.member_cards c
          where c.person_id = p.id and c.member_id = any (array(select private.list_sharing_members('{cards}')))
          union all
          select from public.point_balances b
          where b.person_id = p.id and b.member_id = any (array(select private.list_sharing_members('{points}')))
          union all
          select from public.planned_steps s
          where s.person_id = p.id and s.member_id = any (array(select private.list_sharing_members('{plan}')))
        )
        order by p.member_id, p.position, p.created_at, p.id
      ) shown;
    when 'point_balances' then
      select jsonb_agg(shown) into answer from (
        select b.member_id, b.id, b.person_id, b.point_system_id, b.points, b.counted_on, b.expires_on, b.revision, b.created_at
        from public.point_balances b where b.member_id = any (sharing)
        order by b.member_id, b.created_at, b.id
      ) shown;
    when 'bonus_trackers' then
      select jsonb_agg(shown) into answer from (
        select t.member_id, t.id, t.member_card_id, t.signup_bonus_id, t.required_spend_cents, t.spent_cents, t.starts_on, t.deadline_on,
          t.points, t.cash_cents, t.posted_on, null::text as notes, t.revision, t.created_at
        from public.bonus_trackers t where t.member_id = any (sharing)
        order by t.member_id, t.deadline_on, t.id
      ) shown;
    when 'benefit_uses' then
      select jsonb_agg(shown) into answer from (
        select u.member_id, u.id, u.member_card_id, u.credit_card_benefit_id, u.period_starts_on, u.used_cents, u.used_count, u.revision
        from unnest(sharing) other (id) cross join lateral (
          select * from public.benefit_uses own where own.member_id = other.id and own.period_starts_on >= long_ago
          order by own.period_starts_on desc, own.id limit most
        ) u
        order by u.period_starts_on desc, u.id
      ) shown;
    when 'purchases' then
      -- Include only purchases that count for a credit or a running bonus, whose progress the others see. The day may
      -- not be over in every time zone. An id may be a hash that includes the shop
      -- (src/features/mine/purchases), which a reader of the other fields could guess, so another id is shown, made with a
      -- key of the household that nobody is told. The days of a card's bonuses are merged first: 200 of them are searched once, not for each of
      -- 10,000 purchases.
      with running as (
        select t.member_card_id, range_agg(daterange(t.starts_on, t.deadline_on, '[]')) as days
        from public.bonus_trackers t
        where t.member_id = any (sharing) and t.posted_on is null and (t.deadline_on is null or t.deadline_on >= private.today() - 1)
        group by t.member_card_id
      )
      select jsonb_agg(shown) into answer from (
        select p.member_id, md5((select h.row_key from private.households h where h.id = private.get_own_household())::text || p.id::text)::uuid as id, p.member_card_id, p.amount_cents,
          p.made_on, null::bigint as sub_category_id, p.credit_card_benefit_id, null::text as merchant, null::text as notes, p.revision,
          p.created_at
        from unnest(sharing) other (id) cross join lateral (
          select own.* from public.purchases own left join running on running.member_card_id = own.member_card_id
          where own.member_id = other.id and own.made_on >= long_ago
            and (own.credit_card_benefit_id is not null or own.made_on <@ running.days)
          order by own.made_on desc, own.created_at desc, own.id limit most
        ) p
        order by p.made_on desc, p.created_at desc, p.id
      ) shown;
    when 'planned_steps' then
      select jsonb_agg(shown) into answer from (
        select s.member_id, s.id, s.person_id, s.action, s.credit_card_id, s.member_card_id, s.becomes_credit_card_id, s.planned_on, s.revision,
          s.created_at
        from public.planned_steps s where s.member_id = any (sharing)
        order by s.member_id, s.planned_on, s.created_at, s.id
      ) shown;
    when 'card_offers' then
      -- Include only offers that may still pay and are untouched: a use tells where, when and for how much their owner has shopped.
      select jsonb_agg(shown) into answer from (
        select o.member_id, o.id, o.member_card_id, o.shop, o.gives, o.back_percent, o.back_rate, o.back_cents, o.back_points,
          o.min_spend_cents, o.adds_up, o.times, o.ends_on, o.is_added, o.used_times, o.used_on, o.spent_cents, null::text as notes,
          o.revision, o.created_at
        from public.card_offers o
        where o.member_id = any (sharing) and o.used_times = 0 and o.spent_cents = 0 and o.used_on is null and (o.ends_on is null or o.ends_on >= private.today() - 1)
        order by o.member_id, o.ends_on, o.created_at, o.id
      ) shown;
    when 'annual_spending_profiles' then
      select jsonb_agg(shown) into answer from (
        select distinct on (profile.member_id) profile.member_id, profile.amounts
        from public.annual_spending_profiles profile join public.members m on m.id = profile.member_id
        where profile.member_id = any (sharing)
        order by profile.member_id, profile.id is distinct from m.selected_annual_spending_profile_id, profile.position, profile.created_at, profile.id
      ) shown;
  end case;
  return coalesce(answer, '[]');
end
$$;

create function public.list_household_rows(rows_of text) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_household_rows(rows_of) where (select private.require_plain_query())
$$;
comment on function public.list_household_rows(text) is
  'Rows of one table of those in the caller''s household who share them; never the caller''s own, and nothing that could be written.';

-- Notifies the others' tabs that something they may see has changed, without naming the row or its owner.
create function private.tell_household(member uuid, changed text) returns void
language plpgsql set search_path = '' as $$
declare
  -- The selected profile is stored in the member's row.
  rows_of constant text := case changed when 'members' then 'annual_spending_profiles' else changed end;
begin
  if private.kinds_of_household_rows(rows_of) is null then
    return;
  end if;
  perform private.send_to_member(other.member_id, 'household', jsonb_build_object('table', rows_of))
  from private.household_members own
  join private.household_members other on other.household_id = own.household_id and other.member_id <> own.member_id
  where own.member_id = member and exists (
    select from private.household_shares s where s.member_id = member and s.kind = any (private.kinds_of_household_rows(rows_of))
  );
end
$$;

grant execute on function private.list_household_rows(text), public.list_household_rows(text) to authenticated;
