-- Rules for everything a later migration adds.
begin;
select plan(32);

select is_empty(
  $$ select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p') and not relrowsecurity $$,
  'row-level security is on for every table'
);
select is_empty(
  $$ select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef $$,
  'no security definer function in public'
);
select isnt_empty(
  $$ select proname from pg_proc where pronamespace = 'private'::regnamespace and prosecdef $$,
  'security definer functions are looked for where they are'
);
select is_empty(
  $$ select proname from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not coalesce(proconfig, '{}') @> array['search_path=""'] $$,
  'every function has an empty search_path'
);
select is_empty(
  $$ select conrelid::regclass || '.' || conname from pg_constraint
     where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select from pg_index where indrelid = conrelid and indpred is null
           and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1]) $$,
  'every foreign key leads an index'
);
-- Members' rows have no history, so that none may go with a fact that an admin removes and brings back.
create temporary view gone_with_facts as
select c.conname::text collate "default" as name
from pg_constraint c
join pg_attribute owner on owner.attrelid = c.conrelid and owner.attname = 'member_id'
join pg_trigger t on t.tgrelid = c.confrelid and t.tgname = 'record_inserts'
where c.contype = 'f' and c.confdeltype = 'c';
select is_empty('select name from gone_with_facts', 'no row of a member is removed with a fact');
savepoint careless;
alter table public.benefit_uses add constraint careless foreign key (credit_card_benefit_id) references public.credit_card_benefits (id) on delete cascade;
select results_eq('select name from gone_with_facts', '{careless}'::text[], 'which is looked for');
rollback to careless;
-- A unique key is checked before its foreign keys, and its answer tells of the rows of all members. The exceptions are
-- ids, which are random, and tokens, whose holder reads what they show.
create temporary view told_of_others as
select format('%s.%s', c.relname, i.indexrelid::regclass) collate "default" as name
from pg_index i join pg_class c on c.oid = i.indrelid
join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'member_id'
where c.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)
  and not owner.attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1]) and i.indexrelid <> all ('{public.whiteboards_share_token_key,public.shared_pages_share_token_key}'::regclass[])
  and not (i.indisprimary and pg_get_indexdef(i.indexrelid) like '% (id)');
select is_empty('select name from told_of_others', 'no unique key tells a member what others have');
savepoint careless;
alter table public.benefit_uses add constraint careless unique (member_card_id, period_starts_on);
select results_eq('select name from told_of_others', '{benefit_uses.careless}'::text[], 'which is looked for');
rollback to careless;
select is_empty(
  $$ select a.attrelid::regclass || '.' || a.attname from pg_policy p
     join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
       and d.refclassid = 'pg_class'::regclass and d.refobjid = p.polrelid
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     join pg_class c on c.oid = a.attrelid and c.relnamespace = 'public'::regnamespace
     where a.atttypid <> 'boolean'::regtype
       and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indkey[0] = a.attnum and i.indpred is null) $$,
  'every column that a policy asks for leads an index, but for those that are true of nearly all rows'
);
select isnt_empty(
  $$ select from pg_policy p join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
     join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where p.polrelid = 'public.whiteboards'::regclass and a.attname = 'member_id' $$,
  'which is what policies depend on'
);
select is_empty(
  $$ select attrelid::regclass, attname from pg_attribute join pg_class c on c.oid = attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and attnum > 0 and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)
     and (has_column_privilege('authenticated', attrelid, attnum, 'insert, update') or has_column_privilege('anon', attrelid, attnum, 'insert, update')) $$,
  'no member says when something was done: the clock is ours'
);
select is_empty(
  $$ select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
     and ('timestamptz'::regtype::oid = any (proargtypes) or 'timestamp'::regtype::oid = any (proargtypes)) $$,
  'nor to a function'
);
select is_empty(
  $$ select table_name, privilege_type from information_schema.role_table_grants
     where table_schema in ('public', 'private') and grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT' $$,
  'anon holds no write privilege on a table'
);
select is_empty(
  $$ select table_name, column_name from information_schema.role_column_grants
     where table_schema in ('public', 'private') and grantee in ('anon', 'PUBLIC') and privilege_type <> 'SELECT' $$,
  'anon holds no write privilege on a column'
);
select is_empty(
  $$ select relname from pg_class where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
     and (has_sequence_privilege('anon', oid, 'usage, update') or has_sequence_privilege('authenticated', oid, 'usage, update')) $$,
  'nobody moves a sequence by hand'
);
select is_empty(
  $$ select table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'public' and grantee in ('authenticated', 'app_admin') and privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER') $$,
  'nobody holds truncate, references or trigger'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') $$,
  '{catalog_changes_since, claim_operator_alerts, claim_reminder_looks, claim_reminders, claim_watched_page, end_reminder_pass, enqueue_reminders, list_removed_credit_cards, read_calendar_feed, read_health, read_household_invitation, read_reminder_look, read_shared_page, read_shared_whiteboard, report_fact, report_from_browser, settle_reminders, settle_watched_page, unsubscribe_from_mail}'::text[],
  'anon calls the declared functions only'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute') $$,
  '{accept_household_invitation, arrange_wallet_cards, arrange_wallets, catalog_changes_since, catch_up, claim_operator_alerts, claim_reminder_looks, claim_reminders, claim_watched_page, count_member_mutation, delete_current_user, end_reminder_pass, end_session, enqueue_reminders, get_calendar_feed, get_household, import_member_data, invite_to_household, keep_plan, leave_household, list_household_rows, list_member_files, list_member_revisions, list_push_devices, list_removed_credit_cards, list_sessions, list_unused_whiteboard_images, look_at_household_invitation, read_calendar_feed, read_health, read_household_invitation, read_reminder_look, read_shared_page, read_shared_whiteboard, read_whiteboard, register_push_device, remove_from_household, remove_member_card, remove_wallet, rename_in_household, renew_calendar_feed, report_fact, report_from_browser, report_function_error, restore_member_card, save_benefit_custom_values, save_point_system_custom_values, send_test_reminder, set_household_share, settle_reminders, settle_watched_page, unsubscribe_from_mail, use_catalog_card, withdraw_calendar_feed, withdraw_household_invitation, withdraw_push_device}'::text[],
  'members call the declared functions only'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace and prosecdef and has_function_privilege('authenticated', oid, 'execute') $$,
  '{accept_household_invitation, catalog_changes_since, check_request, claim_operator_alerts, claim_reminder_looks, claim_reminders, claim_watched_page, count_member_mutation, count_member_write, count_rate_limit, delete_current_user, end_reminder_pass, end_session, enqueue_reminders, get_calendar_feed, get_household, has_proved_factors, invite_to_household, is_image_of_shared_whiteboard, leave_household, list_household_rows, list_push_devices, list_removed_credit_cards, list_sessions, look_at_household_invitation, raise_member_revision, read_calendar_feed, read_document, read_health, read_household_invitation, read_reminder_look, read_shared_page, read_shared_whiteboard, register_push_device, remove_from_household, rename_in_household, renew_calendar_feed, report_fact, report_from_browser, report_function_error, send_test_reminder, set_household_share, settle_reminders, settle_watched_page, unsubscribe_from_mail, use_catalog_card, withdraw_calendar_feed, withdraw_household_invitation, withdraw_push_device}'::text[],
  'members reach the declared security definer functions only'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'public'::regnamespace
     and has_function_privilege('app_admin', oid, 'execute') and not has_function_privilege('authenticated', oid, 'execute') $$,
  '{answer_once, apply_reference_rows, compute_website_statistics, count_attention, count_references, find_reference_rows, list_attention, list_browser_reports, list_card_changes, list_cards_to_check, list_editors, report_differences, restore_reference_change, restore_removed_rows, save_credit_card}'::text[],
  'admins call the declared functions besides'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace = 'private'::regnamespace and prosecdef
     and has_function_privilege('app_admin', oid, 'execute') and not has_function_privilege('authenticated', oid, 'execute') $$,
  '{bring_back_record, compute_website_statistics, count_holders, count_references, find_answer, is_admin, keep_answer, list_browser_reports, list_editors, report_differences}'::text[],
  'admins reach the declared security definer functions besides'
);
select is_empty(
  $$ select table_name from information_schema.role_table_grants where table_schema = 'private' and grantee in ('anon', 'authenticated', 'app_admin', 'PUBLIC') $$,
  'private tables are private'
);
select is_empty(
  $$ select tablename, policyname from pg_policies where 'app_admin' = any (roles) and concat(qual, with_check) not like '%private.is_admin()%' $$,
  'every policy for admins asks whether the account is one still'
);
select is_empty(
  $$ select tablename, policyname from pg_policies where schemaname in ('public', 'realtime', 'storage') and 'public' = any (roles) $$,
  'every policy names its roles'
);
select is_empty(
  $$ select tablename, policyname from pg_policies
     where schemaname in ('public', 'realtime', 'storage')
       and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT (auth\.uid|auth\.jwt|auth\.role|realtime\.topic)\(\)', '', 'g')
         ~ '(auth\.uid|auth\.jwt|auth\.role|realtime\.topic)\(\)' $$,
  'constant calls in policies are wrapped in a select, so that they run once'
);
select is_empty(
  $$ select tablename, cmd, role from pg_policies cross join unnest(roles) role
     where schemaname = 'public' and permissive = 'PERMISSIVE' group by tablename, cmd, role having count(*) > 1 or bool_or(cmd = 'ALL') $$,
  'one permissive policy per table, verb and role'
);
select set_eq(
  $$ select distinct tablename from pg_policies
     where schemaname in ('public', 'storage') and concat(qual, with_check) like '%auth.uid()%' $$,
  $$ select tablename from pg_policies where permissive = 'RESTRICTIVE' and roles = '{authenticated}' and qual like '%require_proved_factors()%' $$,
  'whatever is a member''s asks for the second factor'
);
select is_empty(
  $$ select tablename from pg_tables where schemaname = 'public' and tablename not in ('catalog_state', 'fact_changes', 'reference_changes')
     and not exists (select from pg_trigger where tgrelid = format('public.%I', tablename)::regclass and tgname = 'raise_revision') $$,
  'every table that people change raises its revision'
);
select is_empty(
  $$ select tgrelid::regclass from pg_trigger made where tgname = 'record_inserts'
     and not exists (select from pg_trigger where tgrelid = made.tgrelid and tgname = 'lock_catalog') $$,
  'every table that keeps a history takes the lock of the catalog first'
);
select is_empty(
  $$ select tablename from pg_tables
     where schemaname = 'public' and tablename not in ('catalog_state', 'fact_changes', 'reference_changes')
       and not exists (select from pg_trigger where tgrelid = format('public.%I', tablename)::regclass and tgname = 'send_member_updates')
       and 3 <> (select count(*) from pg_trigger where tgrelid = format('public.%I', tablename)::regclass
         and tgname in ('record_inserts', 'record_updates', 'record_deletes')) $$,
  'every table tells of its changes'
);
select set_eq(
  $$ select rolname || ' ' || setting from pg_roles cross join unnest(rolconfig) setting
     where rolname in ('anon', 'authenticated', 'app_admin') and setting like 'statement_timeout=%' $$,
  '{anon statement_timeout=1s, authenticated statement_timeout=8s, app_admin statement_timeout=8s}'::text[],
  'nobody''s statement takes long'
);

select * from finish();
rollback;
