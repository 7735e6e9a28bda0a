-- Every table × role × verb. A table that is not declared here fails.
begin;
-- Written by `npm run access:sql` from tests/access/matrix.ts: begin
create temporary table declared (table_name text primary key, kind text not null);
insert into declared values
  ('acceptance', 'reference'),
  ('alliances', 'reference'),
  ('benefit_spending', 'reference'),
  ('benefits', 'reference'),
  ('card_choice_options', 'reference'),
  ('card_choices', 'reference'),
  ('categories', 'reference'),
  ('category_points', 'reference'),
  ('companies', 'reference'),
  ('credit_card_benefits', 'reference'),
  ('credit_card_requirements', 'reference'),
  ('credit_card_rules', 'reference'),
  ('credit_cards', 'reference'),
  ('fee_refunds', 'reference'),
  ('linked_rates', 'reference'),
  ('merchants', 'reference'),
  ('point_system_tiers', 'reference'),
  ('point_systems', 'reference'),
  ('point_transfers', 'reference'),
  ('product_changes', 'reference'),
  ('requirements', 'reference'),
  ('rules', 'reference'),
  ('signup_bonus_credits', 'reference'),
  ('signup_bonus_tiers', 'reference'),
  ('signup_bonuses', 'reference'),
  ('spending_caps', 'reference'),
  ('spending_costs', 'reference'),
  ('spending_presets', 'reference'),
  ('sub_categories', 'reference'),
  ('sub_category_parents', 'reference'),
  ('valuations', 'reference'),
  ('wallet_setup_cards', 'reference'),
  ('wallet_setups', 'reference'),
  ('reviews', 'editorial'),
  ('tips', 'editorial'),
  ('videos', 'editorial'),
  ('catalog_state', 'state'),
  ('fact_changes', 'state'),
  ('reference_changes', 'history'),
  ('members', 'account'),
  ('fact_reports', 'report'),
  ('benefit_custom_values', 'member'),
  ('benefit_uses', 'member'),
  ('bonus_trackers', 'member'),
  ('point_balances', 'member'),
  ('purchases', 'member'),
  ('planned_steps', 'member'),
  ('card_offers', 'member'),
  ('shared_pages', 'member'),
  ('redemptions', 'member'),
  ('own_reminders', 'member'),
  ('shop_corrections', 'member'),
  ('reminder_preferences', 'member'),
  ('point_system_custom_values', 'member'),
  ('spending_category_custom_values', 'member'),
  ('whiteboards', 'member'),
  ('wallet_cards', 'member'),
  ('wallets', 'member'),
  ('member_cards', 'member'),
  ('people', 'member'),
  ('own_cards', 'member'),
  ('annual_spending_profiles', 'member');

-- Answers of each kind to select, insert, update and delete.
create temporary table expected (kind text, actor text, outcomes text[]);
insert into expected values
  ('reference', 'anon', '{allowed, refused, refused, refused}'),
  ('reference', 'owner', '{allowed, refused, refused, refused}'),
  ('reference', 'member', '{allowed, refused, refused, refused}'),
  ('reference', 'admin', '{allowed, allowed, allowed, allowed}'),
  ('state', 'anon', '{allowed, refused, refused, refused}'),
  ('state', 'owner', '{allowed, refused, refused, refused}'),
  ('state', 'member', '{allowed, refused, refused, refused}'),
  ('state', 'admin', '{allowed, refused, refused, refused}'),
  ('history', 'anon', '{refused, refused, refused, refused}'),
  ('history', 'owner', '{refused, refused, refused, refused}'),
  ('history', 'member', '{refused, refused, refused, refused}'),
  ('history', 'admin', '{allowed, refused, refused, refused}'),
  ('account', 'anon', '{refused, refused, refused, refused}'),
  ('account', 'owner', '{allowed, refused, allowed, refused}'),
  ('account', 'member', '{nothing, refused, nothing, refused}'),
  ('account', 'admin', '{nothing, refused, nothing, refused}'),
  ('report', 'anon', '{refused, refused, refused, refused}'),
  ('report', 'owner', '{allowed, allowed, refused, refused}'),
  ('report', 'member', '{nothing, refused, refused, refused}'),
  ('report', 'admin', '{allowed, refused, allowed, refused}'),
  ('member', 'anon', '{refused, refused, refused, refused}'),
  ('member', 'owner', '{allowed, allowed, allowed, allowed}'),
  ('member', 'member', '{nothing, refused, nothing, nothing}'),
  ('member', 'admin', '{nothing, refused, nothing, nothing}'),
  ('editorial', 'anon', '{allowed, refused, refused, refused}'),
  ('editorial', 'owner', '{allowed, refused, refused, refused}'),
  ('editorial', 'member', '{allowed, refused, refused, refused}'),
  ('editorial', 'admin', '{allowed, allowed, allowed, allowed}'),
  ('draft', 'anon', '{nothing, refused, refused, refused}'),
  ('draft', 'owner', '{nothing, refused, refused, refused}'),
  ('draft', 'member', '{nothing, refused, refused, refused}'),
  ('draft', 'admin', '{allowed, allowed, allowed, allowed}');
-- Written by `npm run access:sql`: end

create function pg_temp.actor_role(actor text) returns text language sql as $$
  select case actor when 'anon' then 'anon' when 'admin' then 'app_admin' else 'authenticated' end
$$;

-- Member 1 owns the rows, member 2 is another one, member 3 is the admin.
select tests.create_user(number) from generate_series(1, 3) number;
create function pg_temp.act(actor text) returns void language sql as $$
  select tests.act_as(pg_temp.actor_role(actor), case actor
    when 'owner' then tests.member_id(1) when 'member' then tests.member_id(2) when 'admin' then tests.member_id(3) end)
$$;

insert into public.videos (slug, title, provider, provider_video_id, is_published) values ('v', 'V', 'youtube', 'abc', true);
insert into public.reviews (slug, title, body, is_published) values ('r', 'R', 'Text', true);
select tests.act_as('authenticated', tests.member_id(1));
insert into public.annual_spending_profiles (name) values ('Household');
insert into public.people (name) values ('Alex');
insert into public.member_cards (credit_card_id) select min(id) from public.credit_cards;
insert into public.wallets (name) values ('Mine');
insert into public.wallet_cards (wallet_id, credit_card_id) select wallets.id, (select min(id) from public.credit_cards) from public.wallets;
insert into public.bonus_trackers (member_card_id, required_spend_cents) select id, 400000 from public.member_cards;
insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
  select member_cards.id, (select min(id) from public.credit_card_benefits), '2026-01-01' from public.member_cards;
insert into public.purchases (member_card_id, amount_cents, made_on) select id, 4200, '2026-11-20' from public.member_cards;
insert into public.point_balances (point_system_id, points) select min(id), 1000 from public.point_systems;
insert into public.point_system_custom_values (point_system_id, travel_value) select min(id), 1.5 from public.point_systems;
insert into public.benefit_custom_values (credit_card_benefit_id, value) select min(id), 5000 from public.credit_card_benefits;
insert into public.spending_category_custom_values (credit_card_id, category_id, rate)
  select (select min(id) from public.credit_cards), (select min(id) from public.categories), 4;
insert into public.whiteboards (name) values ('Plan');
insert into public.own_cards (credit_card_id, name, facts) values (1000000000001, 'Lakeside Cash',
  '{"issuer":"Lakeside Credit Union","points":null,"card":{"company_id":null,"network":"visa","point_system_id":1,"is_business":false,"is_charge_card":false,"annual_fee_cents":0,"first_year_fee_cents":0,"foreign_transaction_fee_percent":null,"base_rate":1,"unlocks_transfers":false,"needs_unlock":false,"counts_toward_5_24":true,"art_primary_hex":"#64748b","art_secondary_hex":"#334155"},"spending_caps":[],"card_choices":[],"category_points":[],"linked_rates":[],"credit_card_benefits":[],"signup_bonuses":[]}');
insert into public.card_offers (member_card_id, shop, gives, back_cents) select id, 'A shop', 'dollars', 1000 from public.member_cards;
insert into public.planned_steps (person_id, action, credit_card_id, planned_on)
  select (select id from public.people), 'apply', min(id), '2027-03-01' from public.credit_cards;
insert into public.shared_pages (kind, title, document, lasts_days) values ('wallet', 'Mine', '{}', 7);
insert into public.shop_corrections (shop) values ('WALMART CAFE');
insert into public.redemptions (point_system_id, points, cash_cents, redeemed_on) select min(id), 5000, 9000, '2026-11-20' from public.point_systems;
insert into public.own_reminders (title, due_on) values ('Call the issuer', '2026-11-30');
insert into public.reminder_preferences (time_zone) values ('UTC');
insert into public.fact_reports (table_name, record_id, subject, problem)
  select 'credit_cards', min(id), 'A card', 'The fee is another one.' from public.credit_cards;
select tests.act_as_owner();

-- Row of each table that is tried, as its owner sees it.
create temporary table tried (table_name text, kind text, primary key (table_name, kind), id text, content jsonb);
insert into public.fact_changes (table_name, record_id, is_news) values ('credit_cards', 1, true);
do $$
declare
  entry record;
begin
  for entry in select * from declared order by table_name loop
    execute format(
      'insert into pg_temp.tried select %L, %L, (content ->> ''id''), content from (select to_jsonb(t) as content from public.%I t %s limit 1) row',
      entry.table_name, entry.kind, entry.table_name,
      case entry.kind when 'account' then format('where id = %L', tests.member_id(1)) when 'editorial' then 'where is_published' else '' end
    );
  end loop;
end
$$;
insert into public.reference_changes (catalog_revision, table_name, record_id, operation) values (1, 'tips', 1, 'INSERT');
insert into tried select 'reference_changes', 'history', id::text, to_jsonb(r) from public.reference_changes r limit 1
  on conflict (table_name, kind) do nothing;
do $$
declare
  editorial text;
begin
  foreach editorial in array '{tips, videos, reviews}'::text[] loop
    execute format(
      'with draft as (
        insert into public.%1$I select (jsonb_populate_record(t, jsonb_build_object(''id'', 900000, ''slug'', ''draft'', ''is_published'', false))).*
        from public.%1$I t where is_published limit 1 returning *
      ) insert into pg_temp.tried select %1$L, ''draft'', ''900000'', to_jsonb(draft) from draft', editorial);
  end loop;
end
$$;

-- Columns that the table's own writer may set, so that no refusal is due to an unwritable column.
create function pg_temp.columns_for(target text, verb text) returns text[] language sql as $$
  select coalesce(
    array_agg(column_name::text order by ordinal_position) filter (
      where has_column_privilege(
        case when exists (select from pg_policies where schemaname = 'public' and tablename = target and 'app_admin' = any (roles) and cmd = upper(verb))
          then 'app_admin' else 'authenticated' end,
        format('public.%I', target), column_name, verb)),
    array_agg(column_name::text order by ordinal_position) filter (where column_name <> 'id'))
  from information_schema.columns where table_schema = 'public' and table_name = target
$$;

create function pg_temp.statement_for(target text, verb text, row_id text, content jsonb) returns text language sql as $$
  select case verb
    when 'select' then format('select from public.%I where id = %L', target, row_id)
    when 'insert' then (
      select format('insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, %L)',
        target, string_agg(quote_ident(name), ', '), string_agg(quote_ident(name), ', '), target, content)
      from unnest(pg_temp.columns_for(target, 'insert')) name)
    when 'update' then format('update public.%1$I set %2$I = %3$s where id = %4$L', target,
      (pg_temp.columns_for(target, 'update'))[1],
      (select format('(jsonb_populate_record(null::public.%I, %L)).%I', target, content, (pg_temp.columns_for(target, 'update'))[1])),
      row_id)
    else format('delete from public.%I where id = %L', target, row_id)
  end
$$;

create temporary table attempts as
select tried.table_name, tried.kind, expected.actor, verb, expected.outcomes[position] as outcome,
  pg_temp.statement_for(tried.table_name, verb, tried.id, tried.content) as statement
from tried
join expected using (kind)
cross join unnest('{select, insert, update, delete}'::text[]) with ordinality verbs (verb, position);

create temporary table outcomes (table_name text, kind text, actor text, verb text, outcome text);
do $$
declare
  attempt record;
  outcome text;
begin
  for attempt in select * from attempts loop
    perform pg_temp.act(attempt.actor);
    outcome := tests.attempt(attempt.statement);
    perform tests.act_as_owner();
    insert into pg_temp.outcomes values (attempt.table_name, attempt.kind, attempt.actor, attempt.verb, outcome);
  end loop;
end
$$;

select plan((3 + (select count(*) from attempts) + (select count(*) from declared where kind in ('member', 'account')))::integer);

select set_eq(
  $$ select table_name from declared $$,
  $$ select tablename::text from pg_tables where schemaname = 'public' $$,
  'every public table is declared, and nothing else'
);
select set_eq($$ select table_name from tried where kind <> 'draft' $$, $$ select table_name from declared $$, 'every declared table is tried');
select is((select count(*) from pg_views where schemaname = 'public'), 0::bigint, 'no view stands beside the tables');

select is(outcomes.outcome, attempts.outcome, format('%s, %s: %s may %s: %s', table_name, kind, actor, verb, attempts.outcome))
from attempts join outcomes using (table_name, kind, actor, verb)
order by table_name, kind, actor, verb;

-- "Only the columns that are theirs to change."
create temporary table changeable (table_name text, columns text[]);
insert into changeable values
  ('members', '{name, image_url, category_priority, bonus_filters, best_card_filters, selected_annual_spending_profile_id, selectable_categories, redemption_preference, point_system_tiers, new_user_wizard, requirements_held, has_business, credit_level, shows_expected_quarters, payment_costs, used_programs}'),
  ('annual_spending_profiles', '{name, amounts, position}'),
  ('benefit_custom_values', '{value, is_high_value, is_points_value}'),
  ('benefit_uses', '{used_cents, used_count, notes}'),
  ('bonus_trackers', '{member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes}'),
  ('member_cards', '{credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, fee_month, fee_day, annual_fee_cents, statement_day, due_day, autopay, bonus_posted_on, choices, notes, position, changed_from_credit_card_id, product_changed_on, person_id}'),
  ('own_cards', '{name, facts}'),
  ('people', '{name, kind, position}'),
  ('card_offers', '{member_card_id, shop, gives, back_percent, back_rate, back_cents, back_points, min_spend_cents, adds_up, times, ends_on, is_added, used_times, used_on, spent_cents, notes}'),
  ('planned_steps', '{planned_on}'),
  ('point_balances', '{points, counted_on, expires_on}'),
  ('point_system_custom_values', '{travel_value, cash_value, gift_card_value, status_level_value}'),
  ('purchases', '{member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant, notes}'),
  ('own_reminders', '{title, due_on, repeats, is_mailed}'),
  ('redemptions', '{points, cash_cents, taxes_cents, redeemed_on}'),
  ('reminder_preferences', '{time_zone, mail_rhythm, mail_kinds, push_kinds, lead_days, quiet_from, quiet_to, most_a_day, tells_amounts, offers_from_cents}'),
  ('shared_pages', '{lasts_days}'),
  ('shop_corrections', '{sub_category_id}'),
  ('spending_category_custom_values', '{credit_card_id, category_id, sub_category_id, rate, valid_during}'),
  ('wallet_cards', '{wallet_id, credit_card_id, member_card_id, position}'),
  ('wallets', '{name, notes, position}'),
  ('whiteboards', '{name, document, is_shared, thumbnail}');
select set_eq(
  format($$ select column_name::text from information_schema.columns
    where table_schema = 'public' and table_name = %L
      and has_column_privilege('authenticated', 'public.%I', column_name, 'update') $$, declared.table_name, declared.table_name),
  (select columns from changeable where changeable.table_name = declared.table_name),
  format('a member changes only the declared columns of %s', declared.table_name)
)
from declared where kind in ('member', 'account') order by table_name;

select * from finish();
rollback;
