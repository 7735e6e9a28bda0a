-- Members' own values, which override the catalog's.

-- A custom value is kept only if at least one of its values is set; an empty one is deleted, not stored.
create table public.point_system_custom_values (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint point_system_custom_values_member_id_fkey references public.members (id) on delete cascade,
  point_system_id bigint not null constraint point_system_custom_values_point_system_id_fkey references public.point_systems (id) on delete restrict,
  travel_value numeric(10, 4) constraint point_system_custom_values_travel_value_check check (travel_value between 0 and 1000),
  cash_value numeric(10, 4) constraint point_system_custom_values_cash_value_check check (cash_value between 0 and 1000),
  gift_card_value numeric(10, 4) constraint point_system_custom_values_gift_card_value_check check (gift_card_value between 0 and 1000),
  status_level_value numeric(10, 4) constraint point_system_custom_values_status_level_value_check check (status_level_value between 0 and 1000),
  constraint point_system_custom_values_member_id_point_system_id_key unique (member_id, point_system_id),
  constraint point_system_custom_values_any_set_check
    check (num_nonnulls(travel_value, cash_value, gift_card_value, status_level_value) > 0)
);
create index point_system_custom_values_point_system_id_idx on public.point_system_custom_values (point_system_id, member_id);
select private.protect_member_table('public.point_system_custom_values',
  '{id, member_id, point_system_id, travel_value, cash_value, gift_card_value, status_level_value}',
  '{travel_value, cash_value, gift_card_value, status_level_value}', 200);

create table public.benefit_custom_values (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint benefit_custom_values_member_id_fkey references public.members (id) on delete cascade,
  credit_card_benefit_id bigint not null,
  catalog_benefit_id bigint generated always as (case when credit_card_benefit_id < 1000000000000000 then credit_card_benefit_id end) stored
    constraint benefit_custom_values_credit_card_benefit_id_fkey references public.credit_card_benefits (id) on delete restrict,
  own_benefit_id bigint generated always as (case when credit_card_benefit_id >= 1000000000000000 then credit_card_benefit_id end) stored,
  value bigint constraint benefit_custom_values_value_check check (value between 0 and 100000000000),
  is_high_value boolean,
  is_points_value boolean,
  constraint benefit_custom_values_own_benefit_id_fkey foreign key (member_id, own_benefit_id)
    references private.own_card_benefits (member_id, id) on delete cascade,
  constraint benefit_custom_values_member_id_credit_card_benefit_id_key unique (member_id, credit_card_benefit_id),
  constraint benefit_custom_values_any_set_check check (value is not null or is_high_value is true or is_points_value is true)
);
comment on column public.benefit_custom_values.value is 'A year''s worth: cents, or points of the card''s system with is_points_value.';
create index benefit_custom_values_catalog_benefit_id_idx on public.benefit_custom_values (catalog_benefit_id, member_id);
create index benefit_custom_values_own_benefit_id_idx on public.benefit_custom_values (member_id, own_benefit_id);
select private.protect_member_table('public.benefit_custom_values',
  '{id, member_id, credit_card_benefit_id, value, is_high_value, is_points_value}',
  '{value, is_high_value, is_points_value}', 1000);

-- A member's own rate for a card in a category or sub-category.
create table public.spending_category_custom_values (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint spending_category_custom_values_member_id_fkey references public.members (id) on delete cascade,
  credit_card_id bigint not null,
  catalog_card_id bigint generated always as (case when credit_card_id < 1000000000000 then credit_card_id end) stored
    constraint spending_category_custom_values_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  own_card_id bigint generated always as (case when credit_card_id >= 1000000000000 then credit_card_id end) stored,
  category_id bigint constraint spending_category_custom_values_category_id_fkey references public.categories (id) on delete restrict,
  sub_category_id bigint constraint spending_category_custom_values_sub_category_id_fkey references public.sub_categories (id) on delete restrict,
  rate numeric(8, 4) not null constraint spending_category_custom_values_rate_check check (rate between 0 and 1000),
  valid_during daterange not null default '(,)' constraint spending_category_custom_values_valid_during_check
    check (private.is_calendar_range(valid_during)),
  constraint spending_category_custom_values_own_card_id_fkey foreign key (member_id, own_card_id)
    references public.own_cards (member_id, credit_card_id) on delete cascade,
  constraint spending_category_custom_values_target_check check (num_nonnulls(category_id, sub_category_id) = 1)
);
create index spending_category_custom_values_member_id_idx on public.spending_category_custom_values (member_id);
create index spending_category_custom_values_catalog_card_id_idx on public.spending_category_custom_values (catalog_card_id, member_id);
create index spending_category_custom_values_own_card_id_idx on public.spending_category_custom_values (member_id, own_card_id);
create index spending_category_custom_values_category_id_idx on public.spending_category_custom_values (category_id, member_id);
create index spending_category_custom_values_sub_category_id_idx on public.spending_category_custom_values (sub_category_id, member_id);
select private.protect_member_table('public.spending_category_custom_values',
  '{id, member_id, credit_card_id, category_id, sub_category_id, rate, valid_during}',
  '{credit_card_id, category_id, sub_category_id, rate, valid_during}', 1000);

-- Replaces a member's full list of custom values in one transaction: entries without a value are dropped, rows
-- missing from the list are deleted, and unchanged rows keep their revision. Both functions return the rows that are
-- kept.
create function private.replace_point_system_custom_values(custom_values jsonb)
returns setof public.point_system_custom_values
language plpgsql set search_path = '' as $$
begin
  delete from public.point_system_custom_values present
  where present.member_id = (select auth.uid())
    and not exists (
      select from jsonb_to_recordset(custom_values) as wanted (
        point_system_id bigint, travel_value numeric, cash_value numeric, gift_card_value numeric, status_level_value numeric
      )
      where wanted.point_system_id = present.point_system_id
        and num_nonnulls(wanted.travel_value, wanted.cash_value, wanted.gift_card_value, wanted.status_level_value) > 0
    );

  insert into public.point_system_custom_values as present
    (member_id, point_system_id, travel_value, cash_value, gift_card_value, status_level_value)
  select (select auth.uid()), wanted.*
  from jsonb_to_recordset(custom_values) as wanted (
    point_system_id bigint, travel_value numeric, cash_value numeric, gift_card_value numeric, status_level_value numeric
  )
  where num_nonnulls(wanted.travel_value, wanted.cash_value, wanted.gift_card_value, wanted.status_level_value) > 0
  on conflict on constraint point_system_custom_values_member_id_point_system_id_key do update set
    travel_value = excluded.travel_value,
    cash_value = excluded.cash_value,
    gift_card_value = excluded.gift_card_value,
    status_level_value = excluded.status_level_value;

  return query
  select * from public.point_system_custom_values kept
  where kept.member_id = (select auth.uid()) order by kept.point_system_id;
end
$$;

create function private.replace_benefit_custom_values(custom_values jsonb)
returns setof public.benefit_custom_values
language plpgsql set search_path = '' as $$
begin
  delete from public.benefit_custom_values present
  where present.member_id = (select auth.uid())
    and not exists (
      select from jsonb_to_recordset(custom_values) as wanted (
        credit_card_benefit_id bigint, value bigint, is_high_value boolean, is_points_value boolean
      )
      where wanted.credit_card_benefit_id = present.credit_card_benefit_id
        and (wanted.value is not null or wanted.is_high_value is true or wanted.is_points_value is true)
    );

  insert into public.benefit_custom_values as present
    (member_id, credit_card_benefit_id, value, is_high_value, is_points_value)
  select (select auth.uid()), wanted.*
  from jsonb_to_recordset(custom_values) as wanted (
    credit_card_benefit_id bigint, value bigint, is_high_value boolean, is_points_value boolean
  )
  where wanted.value is not null or wanted.is_high_value is true or wanted.is_points_value is true
  on conflict on constraint benefit_custom_values_member_id_credit_card_benefit_id_key do update set
    value = excluded.value,
    is_high_value = excluded.is_high_value,
    is_points_value = excluded.is_points_value;

  return query
  select * from public.benefit_custom_values kept
  where kept.member_id = (select auth.uid()) order by kept.credit_card_benefit_id;
end
$$;

-- Lists of custom values are part of the member's settings: saving one raises the revision of the members row, and a
-- list based on an older revision is refused.
create function private.raise_member_revision(expected_revision bigint) returns bigint
language sql security definer set search_path = '' as $$
  update public.members
  set updated_at = clock_timestamp()
  where id = (select auth.uid()) and revision = coalesce(expected_revision, revision) and (select private.require_proved_factors())
  returning revision
$$;

create function public.save_point_system_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision bigint;
begin
  perform private.require_list(custom_values, 'custom_values');
  new_revision := private.raise_member_revision(expected_revision);
  if new_revision is not null then
    perform private.replace_point_system_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;
comment on function public.save_point_system_custom_values(jsonb, bigint) is
  'The member''s new revision; null, with nothing changed, where expected_revision is not the present one.';

create function public.save_benefit_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision bigint;
begin
  perform private.require_list(custom_values, 'custom_values');
  new_revision := private.raise_member_revision(expected_revision);
  if new_revision is not null then
    perform private.replace_benefit_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;
comment on function public.save_benefit_custom_values(jsonb, bigint) is
  'The member''s new revision; null, with nothing changed, where expected_revision is not the present one.';

grant execute on function
  private.replace_point_system_custom_values(jsonb), private.replace_benefit_custom_values(jsonb),
  private.raise_member_revision(bigint), public.save_point_system_custom_values(jsonb, bigint),
  public.save_benefit_custom_values(jsonb, bigint)
  to authenticated;
