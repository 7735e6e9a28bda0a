-- Members' reports of wrong public facts, with the outcome. Members see their own reports with the answers; admins
-- see and answer all. A report is kept as sent: it cannot be edited or withdrawn, and is deleted with the account.
create table public.fact_reports (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint fact_reports_member_id_fkey references public.members (id) on delete cascade,
  table_name text not null constraint fact_reports_table_name_check check (table_name in (
    'acceptance', 'alliances', 'benefit_spending', 'benefits', 'card_choices', 'category_points', 'companies', 'credit_card_benefits',
    'credit_card_requirements', 'credit_card_rules', 'credit_cards', 'fee_refunds', 'linked_rates', 'merchants', 'point_system_tiers', 'point_systems',
    'point_transfers', 'product_changes', 'requirements', 'rules', 'signup_bonuses', 'spending_caps', 'spending_costs', 'sub_categories', 'valuations',
    'wallet_setups'
  )),
  record_id bigint not null,
  subject text not null constraint fact_reports_subject_check check (char_length(subject) between 1 and 200 and private.is_visible_name(subject)),
  page_path text constraint fact_reports_page_path_check
    check (page_path ~ '^/([^/\\]|$)' and page_path !~ '[[:cntrl:]]' and char_length(page_path) <= 500 and private.is_plain_text(page_path)),
  problem text not null constraint fact_reports_problem_check check (char_length(btrim(problem)) between 1 and 1000 and private.is_plain_text(problem)),
  suggested_value text constraint fact_reports_suggested_value_check check (char_length(suggested_value) between 1 and 200 and private.is_plain_text(suggested_value)),
  source_url text constraint fact_reports_source_url_check check (private.is_web_address(source_url)),
  status text not null default 'open' constraint fact_reports_status_check check (status in ('open', 'corrected', 'declined')),
  answer text constraint fact_reports_answer_check check (char_length(btrim(answer)) between 1 and 1000 and private.is_plain_text(answer)),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default 1,
  constraint fact_reports_declined_check check (status <> 'declined' or answer is not null)
);
comment on column public.fact_reports.subject is 'The fact as the member saw it, which tells what was meant when the row is gone.';
comment on constraint fact_reports_declined_check on public.fact_reports is 'Tells the reporter why nothing was changed.';
create index fact_reports_member_id_idx on public.fact_reports (member_id, created_at desc);
create index fact_reports_status_idx on public.fact_reports (status, created_at);
create index fact_reports_record_idx on public.fact_reports (table_name, record_id);
-- Shops of one name, and those that are in no list, are reported with the words on the statement, each by itself.
create unique index fact_reports_open_key on public.fact_reports
  (member_id, table_name, record_id, (case when table_name in ('merchants', 'sub_categories') then subject else '' end)) where status = 'open';

-- Requires that a report's subject exists, and limits reports so that no one floods the inbox.
-- Runs as the caller, who learns nothing of a draft.
create function private.check_fact_report() returns trigger
language plpgsql set search_path = '' as $$
declare
  hourly constant integer := 10;
  is_there boolean;
begin
  -- The policy, which is asked after this trigger, refuses a report in another's name: nothing of theirs is read for it.
  if (select auth.uid()) is distinct from new.member_id then
    return new;
  end if;
  -- A member's simultaneous reports take turns, so that each counts those before it.
  perform pg_advisory_xact_lock(hashtextextended(new.member_id::text, 0));
  if (select count(*) from public.fact_reports r where r.member_id = new.member_id and r.created_at > now() - interval '1 hour') >= hourly then
    raise exception 'at most % reports an hour', hourly using errcode = 'PT429';
  end if;
  if exists (
    select from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and c.relname = new.table_name and t.tgname = 'record_inserts'
  ) then
    execute format('select exists (select from public.%I where id = $1)', new.table_name) into is_there using new.record_id;
    if not is_there then
      raise exception 'there is no such record' using errcode = 'foreign_key_violation', constraint = 'fact_reports_record_id_fkey', table = 'fact_reports', schema = 'public';
    end if;
  end if;
  return new;
end
$$;

-- Sets the time of the answer, which the writer cannot choose.
create function private.mark_answered_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.status, new.answer) is distinct from (old.status, old.answer) then
    new.answered_at := now();
  end if;
  return new;
end
$$;

create function private.send_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  present constant jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform private.send_message(
    jsonb_build_object(
      'schema', 'public', 'table', tg_table_name, 'operation', tg_op, 'id', present -> 'id', 'revision', present -> 'revision',
      'record', case when tg_op <> 'DELETE' then present end
    ),
    'change', 'reports'
  );
  return null;
end
$$;

create trigger check_fact_report before insert on public.fact_reports for each row execute function private.check_fact_report();
create trigger limit_member_writes before insert on public.fact_reports
  for each statement execute function private.limit_member_writes();
create trigger limit_rows_per_member after insert on public.fact_reports referencing new table as added
  for each statement execute function private.limit_rows_per_member(1000);
create trigger mark_answered_report before update on public.fact_reports for each row execute function private.mark_answered_report();
create trigger raise_revision before update on public.fact_reports for each row execute function private.raise_revision();
select private.follow_member_table('public.fact_reports');
select private.hide_statistics('public.fact_reports');
create trigger send_report_change after insert or update or delete on public.fact_reports
  for each row execute function private.send_report_change();

alter table public.fact_reports enable row level security;
create policy "members read their own reports" on public.fact_reports
  for select to authenticated using (member_id = (select auth.uid()));
create policy "a second factor where one is set up" on public.fact_reports
  as restrictive to authenticated using ((select private.require_proved_factors()) and (select private.require_plain_query()));
create policy "admins read all reports" on public.fact_reports
  for select to app_admin using ((select private.is_admin()));
create policy "members add their own reports" on public.fact_reports
  for insert to authenticated with check (member_id = (select auth.uid()));
create policy "admins answer reports" on public.fact_reports
  for update to app_admin using ((select private.is_admin())) with check (true);

grant select on public.fact_reports to authenticated;
grant insert (id, member_id, table_name, record_id, subject, page_path, problem, suggested_value, source_url) on public.fact_reports to authenticated;
grant update (status, answer) on public.fact_reports to app_admin;
grant select, insert, update, delete on public.fact_reports to service_role;
