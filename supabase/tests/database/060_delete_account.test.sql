begin;
select plan(45);
select tests.create_user(number) from generate_series(1, 2) number;

create function pg_temp.fill(number integer) returns void language plpgsql as $$
begin
  perform tests.act_as('authenticated', tests.member_id(number));
  insert into public.annual_spending_profiles (name) values ('Household');
  update public.members set selected_annual_spending_profile_id = (select id from public.annual_spending_profiles);
  insert into public.people (name) values ('Alex');
  insert into public.member_cards (credit_card_id, person_id) select (select min(id) from public.credit_cards), id from public.people;
  insert into public.wallets (name) values ('Mine');
  insert into public.wallet_cards (wallet_id, credit_card_id, member_card_id)
    select wallets.id, credit_card_id, member_cards.id from public.wallets, public.member_cards;
  insert into public.bonus_trackers (member_card_id, required_spend_cents) select id, 400000 from public.member_cards;
  insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
    select member_cards.id, (select min(id) from public.credit_card_benefits), '2026-01-01' from public.member_cards;
  insert into public.purchases (member_card_id, amount_cents, made_on) select id, 4200, '2026-11-20' from public.member_cards;
  insert into public.point_balances (point_system_id, points, person_id)
    select (select min(id) from public.point_systems), 1000, id from public.people;
  insert into public.point_system_custom_values (point_system_id, travel_value) select min(id), 1.5 from public.point_systems;
  insert into public.benefit_custom_values (credit_card_benefit_id, value) select min(id), 5000 from public.credit_card_benefits;
  insert into public.spending_category_custom_values (credit_card_id, category_id, rate)
    select (select min(id) from public.credit_cards), (select min(id) from public.categories), 4;
  insert into public.whiteboards (name) values ('Plan');
  insert into public.planned_steps (person_id, action, credit_card_id, planned_on)
    select (select id from public.people), 'apply', min(id), '2027-03-01' from public.credit_cards;
  insert into public.shared_pages (kind, title, document, lasts_days) values ('wallet', 'Mine', '{}', 7);
  insert into public.own_cards (credit_card_id, name, facts) values (1000000000001, 'Lakeside Cash', '{"issuer":"Lakeside Credit Union","points":null,"card":{"company_id":null,"network":"visa","point_system_id":1,"is_business":false,"is_charge_card":false,"annual_fee_cents":0,"first_year_fee_cents":0,"foreign_transaction_fee_percent":null,"base_rate":1,"unlocks_transfers":false,"needs_unlock":false,"counts_toward_5_24":true,"art_primary_hex":"#64748b","art_secondary_hex":"#334155"},"spending_caps":[],"card_choices":[],"category_points":[],"linked_rates":[],"credit_card_benefits":[],"signup_bonuses":[]}');
  insert into public.member_cards (id, credit_card_id) values (tests.member_id(number + 900), 1000000000001);
  insert into public.shop_corrections (shop, sub_category_id) select 'WALMART CAFE', min(id) from public.sub_categories;
  insert into public.card_offers (member_card_id, shop, gives, back_cents) select id, 'A shop', 'dollars', 1000 from public.member_cards;
  insert into public.redemptions (point_system_id, points, cash_cents, redeemed_on) select min(id), 5000, 9000, '2026-11-20' from public.point_systems;
  insert into public.own_reminders (title, due_on) values ('Call the issuer', '2026-11-30');
  insert into public.reminder_preferences (mail_rhythm) values ('weekly');
  insert into storage.objects (bucket_id, name) values ('avatars', tests.member_id(number) || '/me.png');
  insert into public.fact_reports (table_name, record_id, subject, problem) select 'credit_cards', min(id), 'A card', 'Its fee' from public.credit_cards;
  perform public.count_member_mutation(1);
  perform public.invite_to_household('Ann');
  perform public.set_household_share('cards', true);
  perform tests.act_as_owner();
  insert into private.told_reminders values (tests.member_id(number), 'a key', now());
  insert into private.unsubscribe_tokens values (sha256(number::text::bytea), tests.member_id(number), now());
  insert into private.reminder_outbox (member_id, channel, key, what, made_at, expires_at, next_try_at)
    values (tests.member_id(number), 'mail', 'a key', '{}', now(), now(), now());
  insert into private.answered_requests (admin_id, id, answer) values (tests.member_id(number), tests.member_id(number + 700), '{}');
  insert into auth.flow_state (id, user_id, authentication_method, provider_type)
    values (tests.member_id(number + 500), tests.member_id(number), 'email', 'email');
  insert into auth.audit_log_entries (id, payload)
    values (tests.member_id(number + 600), json_build_object('action', 'login', 'actor_id', tests.member_id(number)));
end
$$;
select pg_temp.fill(number) from generate_series(1, 2) number;
insert into public.reference_changes (catalog_revision, table_name, record_id, operation, changed_by)
  values (1, 'tips', 1, 'INSERT', tests.member_id(1)), (2, 'tips', 1, 'DELETE', tests.member_id(1));

-- Rows with the member's id, in any table.
create function pg_temp.traces(number integer) returns setof text language plpgsql as $$
declare
  place record;
  found_rows bigint;
begin
  for place in
    select nspname, relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage', 'realtime')
      and has_table_privilege(pg_class.oid, 'select')
    order by 1, 2
  loop
    execute format('select count(*) from %I.%I t where t::text like %L', place.nspname, place.relname, '%' || tests.member_id(number) || '%') into found_rows;
    if found_rows > 0 then
      return next format('%s.%s', place.nspname, place.relname);
    end if;
  end loop;
end
$$;

select ok(
  (select count(*) from pg_temp.traces(1)) >= 20,
  'before: the account has left rows in every member table, storage, messages and history'
);
insert into auth.sessions (id, user_id, created_at) values
  (tests.member_id(801), tests.member_id(1), now() - interval '9 minutes'),
  (tests.member_id(802), tests.member_id(1), now() - interval '11 minutes'),
  (tests.member_id(803), tests.member_id(2), now());
create temporary table before_of_other as select * from pg_temp.traces(2) trace;

select tests.act_as('anon');
select throws_ok('select public.delete_current_user()', '42501', null, 'anon deletes no account');
select tests.act_as('authenticated', null);
select throws_ok('select public.delete_current_user()', '42501', 'not signed in', 'a token without a subject deletes no account');

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok('select public.delete_current_user()', 'PT412', null, 'a token of no session deletes nothing');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(802));
select throws_ok('select public.delete_current_user()', 'PT412', null, 'nor one of a session that is older than ten minutes');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(803));
select throws_ok('select public.delete_current_user()', 'PT412', null, 'nor with the session of somebody else');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(801));
select lives_ok('select public.delete_current_user()', 'a member who has just signed in deletes the own account');
select tests.act_as_owner();

select results_eq('select * from pg_temp.traces(1)', '{storage.objects}'::text[], 'nothing of the account is left in any table but the files, which Storage removes');
select results_eq(
  $$ select count(*), count(distinct changed_by), bool_or(changed_by in (select id from auth.users)) from public.reference_changes where table_name = 'tips' $$,
  'values (2::bigint, 1::bigint, false)', 'changes of an admin stay in the history as the work of one, whom nobody knows'
);
select tests.act_as('authenticated', tests.member_id(1));
select results_eq($$ select public.list_member_files('avatars') $$, $$ values (tests.member_id(1) || '/me.png') $$, 'with the last token they are found, and removed');
select tests.act_as_owner();
select throws_ok(
  $$ insert into storage.objects (bucket_id, name, metadata) values ('avatars', tests.member_id(1) || '/late.png', '{"size": 10}') $$,
  '42501', 'no account for this file', 'a file that arrives later is not kept, whoever writes its row'
);
insert into storage.objects (bucket_id, name) values ('avatars', 'of the site.png');
set local role service_role;
select results_eq('select * from public.list_orphaned_files()', $$ values ('avatars', '00000000-0000-4000-8000-000000000001/me.png') $$, 'leftover files are found later: only those of a member who is no more');
reset role;
select tests.act_as_owner();
select is(has_function_privilege('app_admin', 'public.list_orphaned_files()', 'execute'), false, 'by the operator alone');
select tests.act_as('authenticated', tests.member_id(1), tests.member_id(801));
create temporary view writing as
select name, call from (values
  ('accept_household_invitation', $$('a', 'Ann')$$), ('arrange_wallet_cards', $$(tests.member_id(1), '{}', '[]')$$), ('arrange_wallets', $$('{}', '{}')$$),
  ('count_member_mutation', '(1)'), ('import_member_data', $$('{"annual_spending_profiles": []}')$$), ('invite_to_household', $$('Ann')$$),
  ('keep_plan', $$('[]')$$), ('leave_household', '()'), ('look_at_household_invitation', $$('a')$$),
  ('register_push_device', $$('https://fcm.googleapis.com/a', 'a', 'a')$$), ('remove_from_household', '(tests.member_id(2))'),
  ('remove_member_card', '(tests.member_id(1), 1)'), ('remove_wallet', $$(tests.member_id(1), 1, '{}')$$), ('rename_in_household', $$('Ann')$$),
  ('renew_calendar_feed', $$('UTC')$$), ('report_function_error', $$('a.b', 'TIMEOUT')$$),
  ('restore_member_card', $$('{"member_cards": [{"id": "00000000-0000-4000-8000-000000000001"}], "bonus_trackers": [], "benefit_uses": [], "wallet_card_ids": []}')$$),
  ('save_benefit_custom_values', $$('[]')$$), ('save_point_system_custom_values', $$('[]')$$), ('send_test_reminder', $$('mail')$$),
  ('set_household_share', $$('cards', true)$$), ('use_catalog_card', '(tests.member_id(1), 1, 1)'), ('withdraw_household_invitation', '(tests.member_id(1))')
) known (name, call);
grant select on writing to public;
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace and provolatile = 'v'
     and has_function_privilege('authenticated', oid, 'execute') and not has_function_privilege('anon', oid, 'execute') $$,
  -- Ending a session, feed or device that does not exist has this answer.
  $$ select name from writing union all select unnest('{delete_current_user, end_session, withdraw_calendar_feed, withdraw_push_device}'::text[]) $$,
  'every function of members that writes is tried'
);
select throws_ok(format('select public.%s%s', name, call), '42501', 'not signed in', format('with the last token %s is refused', name)) from writing;
select is(public.end_session(tests.member_id(803)), false, 'no session is ended');
select is(public.withdraw_push_device(tests.member_id(1)), false, 'and no device');
select throws_ok($$ insert into public.wallets (name) values ('Late') $$, '42501', 'not signed in', 'no row is added');
select lives_ok('select public.delete_current_user()', 'who was not told that the account is gone is told so when asking again');
select tests.act_as_owner();
select results_eq('select * from pg_temp.traces(1)', '{storage.objects}'::text[], 'and that leaves nothing either');
select set_eq('select * from pg_temp.traces(2)', 'select trace from before_of_other', 'the other member still has everything');
select is(count(*), 1::bigint, 'and the other account stands') from auth.users where id = tests.member_id(2);
delete from auth.users where id = tests.member_id(2);
select results_eq('select * from pg_temp.traces(2)', '{storage.objects}'::text[], 'until the operator deletes it, and no trace or message of it is left either');

select * from finish();
rollback;
