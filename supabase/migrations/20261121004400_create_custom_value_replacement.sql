-- A member's full list of custom values in one transaction: entries in which nothing is set are dropped, rows that are
-- not in the list are removed, unchanged rows keep their revision. Both return the rows that are kept.
create function public.replace_point_system_custom_values(custom_values jsonb)
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

create function public.replace_benefit_custom_values(custom_values jsonb)
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

grant execute on function
  public.replace_point_system_custom_values(jsonb), public.replace_benefit_custom_values(jsonb)
  to authenticated;
