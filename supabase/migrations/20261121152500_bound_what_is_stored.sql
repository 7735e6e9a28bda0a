-- What the columns took although nothing can read it: a rate that is no number, a day of the year 294276 or "infinity", a
-- name in addresses of any length, a megabyte of chosen options. One such row stopped every screen that it reached.

-- 1900 to 2199: every day that an account, an offer or a source can have, and four digits of a year in every notation.
create function private.is_calendar_day(day date) returns boolean
language sql immutable set search_path = '' as $$
  select day between date '1900-01-01' and date '2199-12-31'
$$;

-- Open ends are fine, those that are written as "infinity" are not.
create function private.is_calendar_range(span daterange) returns boolean
language sql immutable set search_path = '' as $$
  select not isempty(span)
    and coalesce(private.is_calendar_day(lower(span)), true)
    and coalesce(private.is_calendar_day(upper(span) - 1), true)
$$;

-- Checks run as the writer, who therefore needs execute.
grant execute on function private.is_calendar_day(date), private.is_calendar_range(daterange) to authenticated, service_role;

do $$
declare
  target record;
begin
  for target in
    select relname as table_name, attname as column_name, atttypid = 'daterange'::regtype as is_range,
      exists (
        select from pg_catalog.pg_constraint where conrelid = c.oid and conname = relname || '_' || attname || '_check'
      ) as is_checked
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('date'::regtype, 'daterange'::regtype)
    order by 1, 2
  loop
    if target.is_range then
      -- The former check, that it is not empty, is part of the new one.
      execute format('alter table public.%1$I drop constraint if exists %2$I, add constraint %2$I check (private.is_calendar_range(%3$I))',
        target.table_name, target.table_name || '_' || target.column_name || '_check', target.column_name);
    else
      execute format('alter table public.%1$I add constraint %2$I check (private.is_calendar_day(%3$I))',
        target.table_name,
        target.table_name || '_' || target.column_name || case when target.is_checked then '_day' else '' end || '_check',
        target.column_name);
    end if;
  end loop;
end
$$;

-- Not a number is above every number, so that "at least zero" let it in.
alter table public.card_choices
  drop constraint card_choices_rate_check,
  add constraint card_choices_rate_check check (rate >= 0 and rate < 'NaN');
alter table public.category_points
  drop constraint category_points_rate_check,
  add constraint category_points_rate_check check (rate >= 0 and rate < 'NaN');
alter table public.credit_cards
  drop constraint credit_cards_base_rate_check,
  add constraint credit_cards_base_rate_check check (base_rate >= 0 and base_rate < 'NaN');
alter table public.point_system_tiers
  drop constraint point_system_tiers_earn_bonus_percent_check,
  add constraint point_system_tiers_earn_bonus_percent_check check (earn_bonus_percent >= 0 and earn_bonus_percent < 'NaN');
alter table public.point_systems
  drop constraint point_systems_travel_value_check,
  drop constraint point_systems_cash_value_check,
  drop constraint point_systems_gift_card_value_check,
  drop constraint point_systems_status_level_value_check,
  drop constraint point_systems_untransferable_value_check,
  add constraint point_systems_travel_value_check check (travel_value >= 0 and travel_value < 'NaN'),
  add constraint point_systems_cash_value_check check (cash_value >= 0 and cash_value < 'NaN'),
  add constraint point_systems_gift_card_value_check check (gift_card_value >= 0 and gift_card_value < 'NaN'),
  add constraint point_systems_status_level_value_check check (status_level_value >= 0 and status_level_value < 'NaN'),
  add constraint point_systems_untransferable_value_check check (untransferable_value >= 0 and untransferable_value < 'NaN');
alter table public.point_transfers
  drop constraint point_transfers_bonus_percent_check,
  add constraint point_transfers_bonus_percent_check check (bonus_percent > 0 and bonus_percent < 'NaN');
alter table public.spending_caps
  drop constraint spending_caps_fallback_rate_check,
  add constraint spending_caps_fallback_rate_check check (fallback_rate >= 0 and fallback_rate < 'NaN');
alter table public.valuations
  drop constraint valuations_value_check,
  add constraint valuations_value_check check (value >= 0 and value < 'NaN');

-- Amounts are read as numbers that are exact up to 2^53 - 1.
alter table public.companies
  drop constraint companies_assets_cents_check,
  add constraint companies_assets_cents_check check (assets_cents between 0 and 9007199254740991);
alter table public.point_system_tiers
  drop constraint point_system_tiers_min_balance_cents_check,
  add constraint point_system_tiers_min_balance_cents_check check (min_balance_cents between 0 and 9007199254740991);
alter table public.spending_caps
  drop constraint spending_caps_amount_cents_check,
  add constraint spending_caps_amount_cents_check check (amount_cents between 1 and 9007199254740991);

-- Members name reference rows by slugs of at most 80 characters: a longer one could not be chosen by anybody.
do $$
declare
  target text;
begin
  for target in
    select relname from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'slug' and not a.attisdropped
    order by 1
  loop
    execute format('alter table public.%1$I drop constraint %2$I, add constraint %2$I check (
      slug ~ ''^[a-z0-9]+(-[a-z0-9]+)*$'' and char_length(slug) <= 80)', target, target || '_slug_check');
  end loop;
end
$$;
alter table public.credit_cards
  drop constraint credit_cards_product_family_check,
  drop constraint credit_cards_website_url_check,
  add constraint credit_cards_product_family_check check (product_family ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(product_family) <= 80),
  add constraint credit_cards_website_url_check check (website_url ~ '^https?://' and char_length(website_url) <= 2000);
alter table public.companies
  drop constraint companies_website_url_check,
  add constraint companies_website_url_check check (website_url ~ '^https?://' and char_length(website_url) <= 2000);
alter table public.alliances
  drop constraint alliances_website_url_check,
  add constraint alliances_website_url_check check (website_url ~ '^https?://' and char_length(website_url) <= 2000);
alter table public.categories
  drop constraint categories_icon_check,
  add constraint categories_icon_check check (icon ~ '^[a-z0-9-]+$' and char_length(icon) <= 80);
alter table public.sub_categories
  drop constraint sub_categories_icon_check,
  add constraint sub_categories_icon_check check (icon ~ '^[a-z0-9-]+$' and char_length(icon) <= 80),
  add constraint sub_categories_mcc_codes_check check (octet_length(mcc_codes::text) <= 4000);

-- Four hundred lists of four hundred slugs are thirteen megabytes; what a request to the procedures can hold is 64 kB.
alter table public.members
  drop constraint members_selectable_categories_check,
  add constraint members_selectable_categories_check
    check (private.is_slug_list_by_key(selectable_categories) and octet_length(selectable_categories::text) <= 65536);
alter table public.member_cards
  drop constraint member_cards_choices_check,
  add constraint member_cards_choices_check check (private.is_slug_list_by_key(choices) and octet_length(choices::text) <= 16384);
