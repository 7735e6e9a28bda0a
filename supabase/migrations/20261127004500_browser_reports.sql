-- Reports from browsers: errors, violations of the content-security policy, and page speed. Anyone may write here, so
-- everything is counted, limited and kept for thirty days, without anyone's identity.

-- One row per fault, release and day, however often it happens.
create table private.browser_errors (
  day date not null default private.today(),
  release text not null constraint browser_errors_release_check check (release ~ '^[0-9a-z-]{1,40}$'),
  kind text not null constraint browser_errors_kind_check
    check (kind in ('error', 'rejection', 'boundary', 'chunk', 'violation')),
  fingerprint text not null constraint browser_errors_fingerprint_check check (fingerprint ~ '^([0-9a-f]{16}|other)$'),
  route text not null constraint browser_errors_route_check check (route ~ '^/[A-Za-z0-9/$_.*-]{0,119}$'),
  message text not null constraint browser_errors_message_check check (char_length(message) <= 300 and message !~ '[[:cntrl:]\u200b-\u200f\u202a-\u202e\u2066-\u2069]'),
  frames text not null constraint browser_errors_frames_check check (char_length(frames) <= 1500 and frames !~ '[^\u0020-\u007e\n]'),
  amount integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (day, release, kind, fingerprint)
);
alter table private.browser_errors enable row level security;
comment on column private.browser_errors.route is 'Pattern of the page where it happened first.';

-- A histogram per day, page, kind of device and metric; the bounds of its buckets are in private.vital_bounds.
create table private.browser_vitals (
  day date not null default private.today(),
  route text not null constraint browser_vitals_route_check check (route ~ '^/[A-Za-z0-9/$_.*-]{0,119}$'),
  device text not null constraint browser_vitals_device_check check (device in ('phone', 'desktop')),
  metric text not null constraint browser_vitals_metric_check check (metric in ('LCP', 'INP', 'CLS', 'TTFB')),
  counts integer[] not null,
  primary key (day, route, device, metric)
);
alter table private.browser_vitals enable row level security;

-- Upper ends of the buckets: milliseconds, or the score for CLS. The thresholds of good and poor are among them, so
-- that a rating is exact.
create function private.vital_bounds(metric text) returns double precision[]
language sql immutable set search_path = '' as $$
  select case metric
    when 'LCP' then '{500,750,1000,1250,1500,1750,2000,2250,2500,3000,3500,4000,5000,6000,8000,12000,20000}'
    when 'INP' then '{25,50,75,100,125,150,175,200,250,300,350,400,500,700,1000,2000,4000}'
    when 'CLS' then '{0.01,0.02,0.03,0.04,0.05,0.06,0.08,0.1,0.12,0.15,0.18,0.21,0.25,0.35,0.5,1,2}'
    when 'TTFB' then '{50,100,150,200,300,400,500,600,700,800,1000,1200,1500,1800,2500,4000,8000}'
  end::double precision[]
$$;

-- One row: the number of reports in the current minute.
create unlogged table private.browser_report_minute (
  id boolean primary key default true constraint browser_report_minute_single_row_check check (id),
  began_at timestamptz not null,
  amount integer not null
);
alter table private.browser_report_minute enable row level security;

-- False if this minute has reached its limit. The row stays locked until the caller is done, so that the limits below
-- are exact.
create function private.count_browser_report() returns boolean
language plpgsql set search_path = '' as $$
declare
  most_in_minute constant integer := 300;
  minute constant timestamptz := date_trunc('minute', now());
begin
  insert into private.browser_report_minute as present (began_at, amount) values (minute, 1)
  on conflict (id) do update set
    began_at = excluded.began_at,
    amount = case when present.began_at = excluded.began_at then present.amount + 1 else 1 end
  where present.began_at <> excluded.began_at or present.amount < most_in_minute;
  return found;
end
$$;

create function private.count_browser_error(
  reported_release text, reported_kind text, reported_route text, reported_message text, reported_frames text
) returns void
language plpgsql set search_path = '' as $$
declare
  most_in_day constant integer := 300;
  most_of_release constant integer := 100;
  -- A fault is the same on another page, and with different frames below the first.
  print text := left(encode(sha256(convert_to(reported_message || e'\n' || split_part(reported_frames, e'\n', 1), 'UTF8')), 'hex'), 16);
  in_day bigint;
  of_release bigint;
begin
  update private.browser_errors e set amount = least(e.amount::bigint + 1, 2000000000)::integer, last_seen_at = now()
  where e.day = private.today() and e.release = reported_release and e.kind = reported_kind and e.fingerprint = print;
  if found then
    return;
  end if;
  select count(*), count(*) filter (where e.release = reported_release) into in_day, of_release
  from private.browser_errors e where e.day = private.today();
  if in_day >= most_in_day then
    reported_release := 'other';
  end if;
  if in_day >= most_in_day or of_release >= most_of_release then
    print := 'other';
    reported_route := '/*';
    reported_message := 'More than are kept apart in a day';
    reported_frames := '';
  end if;
  insert into private.browser_errors as e (release, kind, fingerprint, route, message, frames)
  values (reported_release, reported_kind, print, reported_route, reported_message, reported_frames)
  on conflict (day, release, kind, fingerprint) do update set
    amount = least(e.amount::bigint + 1, 2000000000)::integer, last_seen_at = now();
end
$$;

create function private.count_browser_vital(reported_route text, reported_device text, reported_metric text, value double precision) returns void
language plpgsql set search_path = '' as $$
declare
  most_in_day constant integer := 1200;
  bounds constant double precision[] := private.vital_bounds(reported_metric);
  -- A value equal to a bound belongs to the bucket that ends with it.
  bucket constant integer := 1 + (select count(*) from unnest(bounds) bound where bound < value);
  counted integer[];
begin
  if bounds is null or value is null or not value between 0 and 1e7 then
    raise exception 'no such metric or value' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (
    select from private.browser_vitals v
    where v.day = private.today() and v.route = reported_route and v.device = reported_device and v.metric = reported_metric
  ) then
    if (select count(*) from private.browser_vitals v where v.day = private.today()) >= most_in_day then
      reported_route := '/*';
    end if;
  end if;
  counted := array_fill(0, array[cardinality(bounds) + 1]);
  counted[bucket] := 1;
  insert into private.browser_vitals as v (route, device, metric, counts)
  values (reported_route, reported_device, reported_metric, counted)
  on conflict (day, route, device, metric) do update set
    counts[bucket] = least(v.counts[bucket]::bigint + 1, 2000000000)::integer;
end
$$;

create function private.report_from_browser(release text, errors jsonb, vitals jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most_at_once constant integer := 20;
  entry record;
begin
  if errors is null or vitals is null or pg_column_size(errors) + pg_column_size(vitals) > 65536
    or octet_length(release) > 40 or jsonb_array_length(errors) > most_at_once or jsonb_array_length(vitals) > most_at_once then
    raise exception 'too much at once' using errcode = 'invalid_parameter_value';
  end if;
  perform private.require_short_numbers(errors);
  perform private.require_short_numbers(vitals);
  if not private.count_browser_report() then
    return false;
  end if;
  delete from private.browser_errors e where e.day <= private.today() - 30;
  delete from private.browser_vitals v where v.day <= private.today() - 30;
  for entry in select * from jsonb_to_recordset(errors) as (kind text, route text, message text, frames text) loop
    perform private.count_browser_error(release, entry.kind, entry.route, entry.message, entry.frames);
  end loop;
  for entry in select * from jsonb_to_recordset(vitals) as (route text, device text, metric text, value double precision) loop
    perform private.count_browser_vital(entry.route, entry.device, entry.metric, entry.value);
  end loop;
  return true;
end
$$;

create function public.report_from_browser(release text, errors jsonb, vitals jsonb) returns boolean
language sql set search_path = '' as $$
  select private.report_from_browser(release, errors, vitals)
$$;
comment on function public.report_from_browser(text, jsonb, jsonb) is
  'Counts what went wrong in a browser and how fast its pages were; false where too many report at once.';

-- Three quarters of the visits were at least this fast, up to the end of a bucket.
create function private.list_browser_vitals(days integer) returns jsonb
language sql stable set search_path = '' as $$
  with bucket as (
    select v.route, v.device, v.metric, place, sum(amount) as amount
    from private.browser_vitals v cross join unnest(v.counts) with ordinality as counted (amount, place)
    where v.day > private.today() - days
    group by v.route, v.device, v.metric, place
  ), running as (
    select bucket.*, sum(amount) over (partition by route, device, metric order by place) as so_far,
      sum(amount) over (partition by route, device, metric) as visits
    from bucket
  ), quartile as (
    select route, device, metric, visits, min(place) as place from running where so_far >= 0.75 * visits group by route, device, metric, visits
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'route', route, 'device', device, 'metric', metric, 'visits', visits,
    'p75', (private.vital_bounds(metric))[least(place, 17)], 'isBeyond', place > 17
  ) order by route, device, metric), '[]') from quartile
$$;

create function private.list_browser_reports(days integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'vitals', private.list_browser_vitals(least(greatest(days, 1), 28)),
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(fault) order by fault."lastSeenAt" desc), '[]')
      from (
        select e.release, e.kind, e.fingerprint, min(e.route) as route, min(e.message) as message, min(e.frames) as frames,
          sum(e.amount) as count, min(e.first_seen_at) as "firstSeenAt", max(e.last_seen_at) as "lastSeenAt"
        from private.browser_errors e where e.day > private.today() - 30
        group by e.release, e.kind, e.fingerprint
        order by max(e.last_seen_at) desc limit 200
      ) fault
    )
  )
  where (select private.is_admin())
$$;

create function public.list_browser_reports(days integer) returns jsonb
language sql stable set search_path = '' as $$
  select private.list_browser_reports(days)
$$;
comment on function public.list_browser_reports(integer) is
  'Faults of the last thirty days, the latest first, and the 75th percentile of how fast pages were in the last days, 28 at most.';

grant execute on function private.report_from_browser(text, jsonb, jsonb), public.report_from_browser(text, jsonb, jsonb) to anon, authenticated;
grant execute on function private.list_browser_reports(integer), public.list_browser_reports(integer) to app_admin;
