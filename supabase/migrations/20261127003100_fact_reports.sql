-- Reports of wrong public facts, with the outcome. Members see their own reports with the answers; admins see and
-- answer all. A report is kept as sent: it cannot be edited or withdrawn, and is deleted with the account. A visitor's
-- report belongs to no member; an admin may write to the address that came with it, until the report is closed.

create function private.is_reportable(table_name text) returns boolean
language sql immutable set search_path = '' as $$
  select table_name in (
    'acceptance', 'alliances', 'benefit_spending', 'benefits', 'card_choices', 'category_points', 'companies', 'credit_card_benefits',
    'credit_card_requirements', 'credit_card_rules', 'credit_cards', 'fee_refunds', 'linked_rates', 'merchants', 'point_system_tiers', 'point_systems',
    'point_transfers', 'product_changes', 'requirements', 'rules', 'signup_bonuses', 'spending_caps', 'spending_costs', 'sub_categories', 'valuations',
    'wallet_setups'
  )
$$;
grant execute on function private.is_reportable(text) to authenticated, service_role;

create table public.fact_reports (
  id uuid primary key default gen_random_uuid(),
  member_id uuid default auth.uid() constraint fact_reports_member_id_fkey references public.members (id) on delete cascade,
  table_name text not null constraint fact_reports_table_name_check check (private.is_reportable(table_name)),
  record_id bigint not null,
  subject text not null constraint fact_reports_subject_check check (char_length(subject) between 1 and 200 and private.is_visible_name(subject)),
  page_path text constraint fact_reports_page_path_check
    check (page_path ~ '^/([^/\\]|$)' and page_path !~ '[[:cntrl:]]' and char_length(page_path) <= 500 and private.is_plain_text(page_path)),
  problem text not null constraint fact_reports_problem_check check (char_length(btrim(problem)) between 1 and 1000 and private.is_plain_text(problem)),
  suggested_value text constraint fact_reports_suggested_value_check check (char_length(suggested_value) between 1 and 200 and private.is_plain_text(suggested_value)),
  source_url text constraint fact_reports_source_url_check check (private.is_web_address(source_url)),
  reply_to text constraint fact_reports_reply_to_check check (
    char_length(reply_to) <= 254 and reply_to ~ '^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$'
  ),
  origin text not null default 'person' constraint fact_reports_origin_check check (origin in ('person', 'file', 'watch')),
  status text not null default 'open' constraint fact_reports_status_check check (status in ('open', 'corrected', 'declined')),
  answer text constraint fact_reports_answer_check check (char_length(btrim(answer)) between 1 and 1000 and private.is_plain_text(answer)),
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default 1,
  constraint fact_reports_visitor_check check (reply_to is null or member_id is null),
  constraint fact_reports_declined_check check (status <> 'declined' or answer is not null)
);
comment on column public.fact_reports.subject is 'The fact as the member saw it, which tells what was meant when the row is gone.';
comment on column public.fact_reports.origin is 'Sent by a person, or found by comparing the catalog with a file or, by the watch, with the issuer''s page.';
comment on column public.fact_reports.reply_to is 'Email address of a visitor who wants an answer.';
comment on constraint fact_reports_declined_check on public.fact_reports is 'Tells the reporter why nothing was changed.';
create index fact_reports_member_id_idx on public.fact_reports (member_id, created_at desc);
create index fact_reports_status_idx on public.fact_reports (status, created_at, member_id);
create index fact_reports_record_idx on public.fact_reports (table_name, record_id, member_id);
-- Shops of one name, and those that are in no list, are reported with the words on the statement, each by itself; cards
-- that the catalog lacks with their names, under their issuer or their points.
create unique index fact_reports_open_key on public.fact_reports
  (member_id, table_name, record_id, (case when table_name in ('merchants', 'sub_categories', 'companies', 'point_systems') then subject else '' end)) where status = 'open';

-- Requires that a report's subject exists, and limits reports so that no one floods the inbox.
create function private.check_fact_report() returns trigger
language plpgsql set search_path = '' as $$
declare
  hourly constant integer := 10;
  is_there boolean;
begin
  -- The policy, which is asked after this trigger, refuses a report in another's name: nothing of theirs is read for it.
  if new.member_id is not null and (select auth.uid()) is distinct from new.member_id then
    return new;
  end if;
  -- A member's simultaneous reports take turns, so that each counts those before it; visitors' are counted before.
  perform pg_advisory_xact_lock(hashtextextended(new.member_id::text, 0));
  if (select count(*) from public.fact_reports r where r.member_id = new.member_id and r.created_at > now() - interval '1 hour') >= hourly then
    raise exception 'at most % reports an hour', hourly using errcode = 'PT429';
  end if;
  -- Other tables are refused whatever is in them, so that nobody learns of a draft.
  if private.is_reportable(new.table_name) then
    execute format('select exists (select from public.%I where id = $1)', new.table_name) into is_there using new.record_id;
    if not is_there then
      raise exception 'there is no such record' using errcode = 'foreign_key_violation', constraint = 'fact_reports_record_id_fkey', table = 'fact_reports', schema = 'public';
    end if;
  end if;
  return new;
end
$$;

-- Sets the time of the answer, which the writer cannot choose, and forgets the address of a visitor who has it.
create function private.mark_answered_report() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (new.status, new.answer) is distinct from (old.status, old.answer) then
    new.answered_at := now();
  end if;
  if new.status <> 'open' then
    new.reply_to := null;
  end if;
  return new;
end
$$;

-- Visitors' reports of the present day, one row. An address is counted by its hash with the day's random key; the
-- first report of the next day removes both.
create unlogged table private.visitor_reports (
  id boolean primary key default true constraint visitor_reports_single_row_check check (id),
  day date not null,
  key bytea not null,
  amount integer not null
);
alter table private.visitor_reports enable row level security;

create unlogged table private.visitor_report_addresses (
  day date not null,
  address_hash bytea not null,
  amount integer not null,
  primary key (day, address_hash)
);
alter table private.visitor_report_addresses enable row level security;

-- Counts a visitor's report, and raises PT429 beyond the limits. The address is what the sender's proxies say, which
-- the sender may have written; the limits of all hold in any case, and leave members' reports their place in the inbox.
create function private.count_visitor_report() returns void
language plpgsql set search_path = '' as $$
declare
  most_of_address constant integer := 5;
  most_in_day constant integer := 50;
  most_open constant integer := 100;
  headers constant json := nullif(current_setting('request.headers', true), '');
  address constant text := coalesce(btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)), '');
  counted private.visitor_reports;
  of_address integer;
begin
  -- The row stays locked until the report is added, so that the limits are exact.
  insert into private.visitor_reports as present (day, key, amount)
  values (private.today(), uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 1)
  on conflict (id) do update set
    day = excluded.day,
    key = case when present.day = excluded.day then present.key else excluded.key end,
    amount = case when present.day = excluded.day then present.amount + 1 else 1 end
  returning * into counted;
  delete from private.visitor_report_addresses a where a.day <> counted.day;
  insert into private.visitor_report_addresses as present (day, address_hash, amount)
  values (counted.day, sha256(counted.key || convert_to(address, 'UTF8')), 1)
  on conflict (day, address_hash) do update set amount = present.amount + 1
  returning amount into of_address;
  if of_address > most_of_address or counted.amount > most_in_day
    or (select count(*) from public.fact_reports r where r.member_id is null and r.origin = 'person' and r.status = 'open') >= most_open then
    raise exception 'too many reports of visitors' using errcode = 'PT429';
  end if;
end
$$;

create function private.report_fact(
  id uuid, table_name text, record_id bigint, subject text, problem text, page_path text, suggested_value text, source_url text, reply_to text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  refused_column text;
  refused_constraint text;
begin
  -- A repeat after a lost answer is the same report; the id of a member's is answered alike.
  if exists (select from public.fact_reports r where r.id = report_fact.id) then
    return;
  end if;
  perform private.count_visitor_report();
  insert into public.fact_reports (id, member_id, table_name, record_id, subject, page_path, problem, suggested_value, source_url, reply_to)
  values (
    report_fact.id, null, report_fact.table_name, report_fact.record_id, report_fact.subject, report_fact.page_path, report_fact.problem,
    report_fact.suggested_value, report_fact.source_url, report_fact.reply_to
  );
-- The owner's refusal quotes the row, with the address of the visitor, to the log of the database as well.
exception when check_violation or not_null_violation then
  get stacked diagnostics refused_column = column_name, refused_constraint = constraint_name;
  raise exception '%', sqlerrm
    using errcode = sqlstate, column = refused_column, constraint = refused_constraint, table = 'fact_reports', schema = 'public';
end
$$;

create function public.report_fact(
  id uuid, table_name text, record_id bigint, subject text, problem text,
  page_path text default null, suggested_value text default null, source_url text default null, reply_to text default null
) returns void
language sql set search_path = '' as $$
  select private.report_fact(id, table_name, record_id, subject, problem, page_path, suggested_value, source_url, reply_to)
$$;
comment on function public.report_fact(uuid, text, bigint, text, text, text, text, text, text) is
  'Reports an error in a public fact without an account; refused with PT429 where too many report.';
grant execute on function
  private.report_fact(uuid, text, bigint, text, text, text, text, text, text), public.report_fact(uuid, text, bigint, text, text, text, text, text, text)
  to anon, authenticated;

-- Reports cards whose fees differ from those of a file, as found by an admin; a difference that is open is not
-- reported again. Returns how many are new.
create function private.report_differences(file_name text, differences jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 500;
  added integer;
begin
  if not private.is_admin() then
    raise exception 'no admin' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_list(differences, 'differences');
  if jsonb_array_length(differences) > most then
    raise exception 'at most % differences', most using errcode = 'invalid_parameter_value';
  end if;
  -- Files sent at once take turns, so that each finds what those before it reported.
  perform pg_advisory_xact_lock(hashtextextended('report_differences', 0));
  insert into public.fact_reports (member_id, origin, table_name, record_id, subject, problem, suggested_value)
  select distinct null::uuid, 'file', 'credit_cards', card.id, left(card.name, 200),
    format('%s: %s differs from “%s”.', left(btrim(file_name), 100), difference.field, difference.ours), difference.theirs
  from jsonb_to_recordset(differences) difference (card_id bigint, field text, ours text, theirs text)
  join public.credit_cards card on card.id = difference.card_id
  where not exists (
    select from public.fact_reports r
    where r.table_name = 'credit_cards' and r.record_id = card.id and r.origin = 'file' and r.status = 'open'
      and r.suggested_value = difference.theirs and position(difference.field in r.problem) > 0);
  get diagnostics added = row_count;
  return added;
end
$$;
create function public.report_differences(file_name text, differences jsonb) returns integer
language sql set search_path = '' as $$
  select private.report_differences(file_name, differences)
$$;
comment on function public.report_differences(text, jsonb) is
  'Reports cards whose fees differ from those of a file: [{card_id, field, ours, theirs}], the values as texts.';
grant execute on function private.report_differences(text, jsonb), public.report_differences(text, jsonb) to app_admin;

-- Names no report, because an admin who is demoted hears of this channel until their token expires.
create function private.send_report_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('table', tg_table_name, 'truncated', true), 'change', 'reports', true);
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
  for select to authenticated using (member_id = (select auth.uid() where private.require_proved_factors()));
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
