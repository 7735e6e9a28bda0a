-- The history of a card with everything that belongs to it, what was removed included; the latest change first.
create function public.list_card_changes(card_id bigint, most integer default 100) returns setof public.reference_changes
language sql stable set search_path = '' as $$
  with own as (
    select c.* from public.reference_changes c
    where (c.table_name = 'credit_cards' and c.record_id = card_id)
      or (c.table_name in ('spending_caps', 'card_choices', 'category_points', 'credit_card_benefits', 'signup_bonuses', 'credit_card_rules')
        and (coalesce(c.after, c.before) ->> 'credit_card_id')::bigint = card_id)
  )
  select * from own
  union all
  select c.* from public.reference_changes c
  where (c.table_name = 'card_choice_options' and (coalesce(c.after, c.before) ->> 'card_choice_id')::bigint in (
      select id from public.card_choices where credit_card_id = card_id
      union select record_id from own where table_name = 'card_choices'))
    or (c.table_name = 'signup_bonus_tiers' and (coalesce(c.after, c.before) ->> 'signup_bonus_id')::bigint in (
      select id from public.signup_bonuses where credit_card_id = card_id
      union select record_id from own where table_name = 'signup_bonuses'))
  order by id desc
  limit least(most, 500)
$$;
grant execute on function public.list_card_changes(bigint, integer) to app_admin;
