-- What decides which cards a member can hold, and what it costs them to pay by card.
create function private.is_percent_by_slug(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object' then
    (select count(*) <= 400 and coalesce(bool_and(
        key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(key) <= 80 and percent between 0 and 100
      ), true)
     from jsonb_each(value) entry (key, content)
     cross join lateral (select case when jsonb_typeof(content) = 'number' then content::numeric else -1 end) number (percent))
  else false end;
end
$$;
grant execute on function private.is_percent_by_slug(jsonb) to authenticated, service_role;

alter table public.members
  add column requirements_held jsonb not null default '[]' constraint members_requirements_held_check check (private.is_slug_list(requirements_held)),
  add column has_business boolean not null default false,
  add column shows_expected_quarters boolean not null default true,
  add column payment_costs jsonb not null default '{}' constraint members_payment_costs_check check (private.is_percent_by_slug(payment_costs));
comment on column public.members.requirements_held is 'Slugs of the requirements that the member meets.';
comment on column public.members.shows_expected_quarters is 'Rotating categories that nobody has announced count as those of a year before.';
comment on column public.members.payment_costs is 'Percent that is charged for paying by card, by the slug of the sub-category; instead of what is usual.';
grant update (requirements_held, has_business, shows_expected_quarters, payment_costs) on public.members to authenticated;

create or replace function public.import_member_data(content jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
  known constant text[] := '{members,member_cards,annual_spending_profiles,wallets,wallet_cards,bonus_trackers,benefit_uses,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values,whiteboards}';
  -- What exports of before do not name.
  added_since constant jsonb := '{"requirements_held": [], "has_business": false, "shows_expected_quarters": true, "payment_costs": {}}';
  strange text;
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  select key into strange from jsonb_object_keys(content) key where key <> all (known) limit 1;
  if strange is not null then
    raise exception 'unknown part % of an export', left(strange, 40) using errcode = 'invalid_parameter_value';
  end if;

  content := private.rename_ids(content, private.replace_member_rows('public.annual_spending_profiles', null,
    '{name,amounts,position}', content -> 'annual_spending_profiles'));
  content := private.rename_ids(content, private.replace_member_rows('public.member_cards', null,
    '{credit_card_id,nickname,status,applied_on,approved_on,opened_on,closed_on,fee_month,fee_day,annual_fee_cents,bonus_posted_on,choices,notes,position}',
    content -> 'member_cards'));
  content := private.rename_ids(content, private.replace_member_rows('public.wallets', null,
    '{name,notes,position}', content -> 'wallets'));
  perform private.replace_member_rows('public.wallet_cards', null,
    '{wallet_id,credit_card_id,member_card_id,position}', content -> 'wallet_cards');
  perform private.replace_member_rows('public.bonus_trackers', null,
    '{member_card_id,signup_bonus_id,required_spend_cents,spent_cents,starts_on,deadline_on,points,cash_cents,posted_on,notes}',
    content -> 'bonus_trackers');
  perform private.replace_member_rows('public.benefit_uses', '{member_card_id,credit_card_benefit_id,period_starts_on}',
    '{used_cents,used_count,notes}', content -> 'benefit_uses');
  perform private.replace_member_rows('public.point_balances', '{point_system_id}',
    '{points,counted_on,expires_on}', content -> 'point_balances');
  perform private.replace_member_rows('public.point_system_custom_values', '{point_system_id}',
    '{travel_value,cash_value,gift_card_value,status_level_value}', content -> 'point_system_custom_values');
  perform private.replace_member_rows('public.benefit_custom_values', '{credit_card_benefit_id}',
    '{value,is_high_value,is_points_value}', content -> 'benefit_custom_values');
  perform private.replace_member_rows('public.spending_category_custom_values', null,
    '{credit_card_id,category_id,sub_category_id,rate,valid_during}', content -> 'spending_category_custom_values');
  perform private.replace_member_rows('public.whiteboards', null, '{name,document}', content -> 'whiteboards');

  update public.members set
    name = wanted.name,
    category_priority = wanted.category_priority,
    bonus_filters = wanted.bonus_filters,
    best_card_filters = wanted.best_card_filters,
    selectable_categories = wanted.selectable_categories,
    redemption_preference = wanted.redemption_preference,
    point_system_tiers = wanted.point_system_tiers,
    new_user_wizard = wanted.new_user_wizard,
    requirements_held = wanted.requirements_held,
    has_business = wanted.has_business,
    shows_expected_quarters = wanted.shows_expected_quarters,
    payment_costs = wanted.payment_costs,
    selected_annual_spending_profile_id = wanted.selected_annual_spending_profile_id
  from jsonb_populate_record(null::public.members, added_since || (content -> 'members')) wanted
  where members.id = member;
  if not found then
    raise exception 'no such member' using errcode = 'insufficient_privilege';
  end if;
end
$$;
