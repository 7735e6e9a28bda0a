-- Signals to the operator that something has stopped: the health address, alerts by mail, and a new build after facts
-- change.

-- Operation of the project, in one row.
create table private.operation (
  is_only boolean primary key default true constraint operation_is_only_check check (is_only),
  last_pass_at timestamptz,
  build_hook_url text constraint operation_build_hook_url_check check (build_hook_url ~ '^https://' and char_length(build_hook_url) <= 2000),
  built_revision bigint,
  build_request_id bigint,
  built_at timestamptz
);
alter table private.operation enable row level security;
insert into private.operation default values;
comment on column private.operation.last_pass_at is 'When the sender of reminders last came to the end of a pass.';
comment on column private.operation.build_hook_url is 'Starts a build of the site: a secret of the operator.';
comment on column private.operation.build_request_id is 'The last call in the log of pg_net, where its answer is kept for some hours.';
comment on column private.operation.built_revision is 'Revision of the catalog when the build hook was set or last called.';

-- Alerts claimed by a pass. Written before the mail goes out, so that two passes do not send the same one.
create table private.operator_alerts (
  kind text not null constraint operator_alerts_kind_check check (kind in ('failures', 'cron', 'given_up')),
  day date not null,
  taken_at timestamptz not null default now(),
  primary key (kind, day)
);
alter table private.operator_alerts enable row level security;
comment on column private.operator_alerts.day is 'The day of the trouble, by which each kind is told once.';

-- True if a reminder is due and no pass has finished for a quarter of an hour. The waiting time alone proves nothing:
-- mails wait as long as no mail server is configured.
create function private.is_pass_overdue(at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(last_pass_at, '-infinity') < at - interval '15 minutes' and (
    exists (select from private.reminder_looks where next_look_at < at - interval '15 minutes')
    or exists (select from private.reminder_outbox where state = 'waiting' and next_try_at < at - interval '15 minutes'))
  from private.operation
$$;

create function private.read_health() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revision', (select revision from public.catalog_state),
    'last_pass_seconds', floor(extract(epoch from at - last_pass_at)),
    'is_pass_overdue', private.is_pass_overdue(at)
  )
  from private.operation, private.reminder_time() at
$$;

create function public.read_health() returns jsonb
language sql stable set search_path = '' as $$
  select private.read_health() where (select private.require_plain_query())
$$;
comment on function public.read_health() is
  'For an uptime monitor: the revision of the catalog, the age of the last pass of reminders, and whether one is overdue.';

-- Failed runs by day, among the latest, and jobs whose last run is too long ago: each is found backward by the log's
-- key. An unreadable log does not stop reminders.
create function private.list_cron_trouble() returns table (day date, amount bigint, detail text)
language plpgsql stable set search_path = '' as $$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  return query execute $cron$
    with runs as (
      select run.*, coalesce(job.jobname, 'job ' || run.jobid) as name
      from (select * from cron.job_run_details order by runid desc limit 4000) run left join cron.job using (jobid)
    )
    select (start_time at time zone 'utc')::date, count(*), string_agg(distinct name, ', ' order by name)
    from runs where status = 'failed' and (start_time at time zone 'utc')::date >= private.today() - 1 group by 1
    union all
    select private.today(), 0::bigint, job.jobname
    from cron.job join (values ('ring-reminders', interval '15 minutes'), ('call-build-hook', interval '25 hours'), ('ring-watch', interval '3 hours')) known (jobname, longest)
      on known.jobname = job.jobname
    cross join lateral (select run.start_time from cron.job_run_details run where run.jobid = job.jobid order by run.runid desc limit 1) last_run
    where last_run.start_time < now() - known.longest
  $cron$;
exception when others then
  raise warning 'the log of pg_cron cannot be read: %', sqlerrm;
end
$$;

-- Today's and yesterday's problems without an alert. Names of procedures come from callers, and no mail quotes them. Failures have grown if a day has more than 20, and more than
-- three times the median of the seven days before.
create function private.list_operator_alerts() returns table (kind text, day date, amount bigint, detail text)
language sql stable set search_path = '' as $$
  with failures as (
    select private.today() - ago as day, coalesce(sum(f.amount), 0)::bigint as amount
    from generate_series(0, 8) ago
    left join private.daily_failures f on f.day = private.today() - ago and f.kind = 'function_error'
    group by 1
  ), trouble as (
    select 'failures' as kind, f.day, f.amount, '' as detail
    from failures f
    where f.amount > 20
      and f.amount > 3 * (select percentile_cont(0.5) within group (order by b.amount) from failures b where b.day between f.day - 7 and f.day - 1)
    union all
    select 'given_up', f.day, sum(f.amount), string_agg(distinct f.place, ', ' order by f.place)
    from private.daily_failures f
    where f.kind = 'function_error' and f.place in ('reminders by mail', 'reminders by push')
    group by f.day
    union all
    select 'cron', c.day, c.amount, c.detail from private.list_cron_trouble() c
    union all
    select 'cron', private.today(), 0, 'reminders' from private.operation
    where last_pass_at is not null and private.is_pass_overdue(private.reminder_time())
  )
  select t.kind, t.day, t.amount, t.detail from trouble t
  where t.day >= private.today() - 1
    and not exists (select from private.operator_alerts taken where taken.kind = t.kind and taken.day = t.day)
$$;

create function private.claim_operator_alerts(sender_key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  perform private.require_reminder_key(sender_key);
  with alert as materialized (
    select a.kind, a.day, sum(a.amount) as amount, string_agg(distinct a.detail, ', ' order by a.detail) as detail
    from private.list_operator_alerts() a group by a.kind, a.day
  ), taken as (
    insert into private.operator_alerts (kind, day) select a.kind, a.day from alert a
    on conflict do nothing
    returning kind, day
  )
  select coalesce(jsonb_agg(to_jsonb(alert) order by day, kind), '[]') into claimed from alert join taken using (kind, day);
  return claimed;
end
$$;

create function public.claim_operator_alerts(sender_key text) returns jsonb
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.claim_operator_alerts(sender_key)
$$;
comment on function public.claim_operator_alerts(text) is 'For the sender of reminders: what the operator has to be told, each kind once a day.';

-- An alert whose mail could not be sent is released, so that the next pass tries it again.
create function private.end_reminder_pass(sender_key text, untold text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_reminder_key(sender_key);
  delete from private.operator_alerts taken using jsonb_to_recordset(untold::jsonb) as alert (kind text, day date)
  where taken.kind = alert.kind and taken.day = alert.day;
  update private.operation set last_pass_at = private.reminder_time() where is_only;
  return true;
end
$$;

create function public.end_reminder_pass(sender_key text, untold text default '[]') returns boolean
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.end_reminder_pass(sender_key, untold)
$$;
comment on function public.end_reminder_pass(text, text) is 'For the sender of reminders: a pass has come to its end, and these alerts could not be mailed.';

-- Requests a new build, at most once a day and only if the catalog has changed since, so that prerendered pages do
-- not go stale. A failed call is repeated at the next run.
create function private.call_build_hook() returns boolean
language plpgsql set search_path = '' as $$
declare
  url text;
  request_id bigint;
  has_failed boolean := false;
begin
  if not exists (select from pg_catalog.pg_proc where pronamespace = to_regnamespace('net') and proname = 'http_post') then
    return false;
  end if;
  if to_regclass('net._http_response') is not null then
    execute $net$
      select exists (
        select from net._http_response answer join private.operation on answer.id = build_request_id
        where answer.status_code is null or answer.status_code not between 200 and 299)
    $net$ into has_failed;
  end if;
  update private.operation set built_at = now(), built_revision = state.revision
  from public.catalog_state state
  where build_hook_url is not null
    and (has_failed or (built_revision < state.revision and (built_at is null or built_at < now() - interval '20 hours')))
  returning build_hook_url into url;
  if url is null then
    return false;
  end if;
  execute 'select net.http_post(url := $1, timeout_milliseconds := 10000)' into request_id using url;
  update private.operation set build_request_id = request_id where is_only;
  return true;
end
$$;

-- Registers the address of Netlify's build hook, once per project, by the operator. Null ends the calls.
create function private.start_build_hook(url text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.operation set build_hook_url = url, built_at = null, build_request_id = null, built_revision = (select revision from public.catalog_state) where is_only;
  if to_regclass('cron.job') is not null then
    execute $cron$ select cron.schedule('call-build-hook', '0 * * * *', 'select private.call_build_hook()') $cron$;
  end if;
end
$$;

grant execute on function
  private.read_health(), public.read_health(),
  private.claim_operator_alerts(text), public.claim_operator_alerts(text),
  private.end_reminder_pass(text, text), public.end_reminder_pass(text, text)
  to anon, authenticated;
