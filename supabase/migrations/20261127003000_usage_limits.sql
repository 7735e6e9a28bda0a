-- Counts of members' writes, of refusals by their limit, and of failed functions.

-- At most 120 mutations by one member in any 60 seconds, counted per second.
create unlogged table private.member_mutations (
  member_id uuid not null constraint member_mutations_member_id_fkey references public.members (id) on delete cascade,
  counted_at timestamptz not null,
  amount integer not null,
  primary key (member_id, counted_at)
);
alter table private.member_mutations enable row level security;

create function private.count_member_mutation(amount integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant integer := 120;
  span constant interval := interval '60 seconds';
  member constant uuid := (select auth.uid());
  moment timestamptz;
  used integer;
  free_at timestamptz;
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_proved_factors();
  perform private.require_account();
  if amount is null or amount < 1 or amount > allowed then
    raise exception 'amount must be between 1 and %', allowed using errcode = 'invalid_parameter_value';
  end if;

  -- An import takes the lock of the member's rows too, until its end.
  perform private.take_turn('import', true);
  perform pg_advisory_xact_lock(hashtextextended(member::text, 0));
  moment := clock_timestamp();
  delete from private.member_mutations m where m.member_id = member and m.counted_at <= moment - span;
  select coalesce(sum(m.amount), 0) into used from private.member_mutations m where m.member_id = member;

  if used + amount <= allowed then
    insert into private.member_mutations as m (member_id, counted_at, amount)
    values (member, date_trunc('second', moment), amount)
    on conflict (member_id, counted_at) do update set amount = m.amount + excluded.amount;
    return 0;
  end if;

  -- Time at which enough of the oldest mutations have left the window.
  select counted_at + span into free_at
  from (
    select m.counted_at, sum(m.amount) over (order by m.counted_at) as leaving
    from private.member_mutations m where m.member_id = member
  ) oldest
  where leaving >= used + count_member_mutation.amount - allowed
  order by counted_at
  limit 1;
  return greatest(1, ceil(extract(epoch from free_at - moment))::integer);
end
$$;

-- Counts by day, without any member's identity.
create table private.daily_failures (
  day date not null default private.today(),
  kind text not null constraint daily_failures_kind_check check (kind in ('function_error', 'rate_limit')),
  place text not null constraint daily_failures_place_check check (char_length(place) between 1 and 80),
  code text not null constraint daily_failures_code_check check (char_length(code) between 1 and 40),
  amount integer not null default 1,
  primary key (day, kind, place, code)
);
alter table private.daily_failures enable row level security;

-- Counts a failure. The names of failed procedures come from callers, so a day keeps more names than there are
-- procedures and counts the rest together: no caller can fill the table, or the page that shows it, with names.
-- Places of our own, which contain a space, are always kept apart: alerts look for them.
create function private.count_failure(failure_kind text, failure_place text, failure_code text) returns void
language plpgsql set search_path = '' as $$
declare
  most_in_day constant integer := 200;
begin
  -- Simultaneous failures take turns, so that each counts those before it.
  perform pg_advisory_xact_lock(hashtextextended('daily_failures', 0));
  update private.daily_failures f set amount = f.amount + 1
  where f.day = private.today() and f.kind = failure_kind and f.place = failure_place and f.code = failure_code;
  if not found then
    insert into private.daily_failures as f (kind, place, code)
    values (
      failure_kind,
      case when failure_place like '% %' or (select count(*) from private.daily_failures f where f.day = private.today()) < most_in_day
        then failure_place else 'other' end,
      failure_code
    )
    on conflict (day, kind, place, code) do update set amount = f.amount + 1;
  end if;
end
$$;

-- Counts a refusal. Members reach it only through the limit and can add nothing but one more refusal.
create function private.count_rate_limit() returns void
language sql security definer set search_path = '' as $$
  select private.count_failure('rate_limit', 'trpc', 'TOO_MANY_REQUESTS') from private.require_proved_factors(), private.require_account()
$$;

create function public.count_member_mutation(amount integer) returns integer
language plpgsql set search_path = '' as $$
declare
  seconds constant integer := private.count_member_mutation(amount);
begin
  if seconds > 0 then
    perform private.count_rate_limit();
  end if;
  return seconds;
end
$$;
comment on function public.count_member_mutation(integer) is
  'Counts mutations of the caller; returns 0 when they are allowed, else the seconds to wait. Refused ones do not count.';

-- Records a failure that a function reports with its caller's token, the only key it has. A call takes one of the
-- caller's mutations of the minute, so that no one can inflate the figures.
create function private.report_function_error(procedure_name text, error_code text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_proved_factors();
  if procedure_name !~ '^[A-Za-z][A-Za-z0-9.]{0,79}$' or error_code not in ('INTERNAL_SERVER_ERROR', 'TIMEOUT') then
    raise exception 'no such procedure or code' using errcode = 'invalid_parameter_value';
  end if;
  if private.count_member_mutation(1) = 0 then
    perform private.count_failure('function_error', procedure_name, error_code);
  end if;
end
$$;

create function public.report_function_error(procedure_name text, error_code text) returns void
language sql set search_path = '' as $$
  select private.report_function_error(procedure_name, error_code)
$$;

grant execute on function
  private.count_member_mutation(integer), private.count_rate_limit(), private.report_function_error(text, text),
  public.count_member_mutation(integer), public.report_function_error(text, text)
  to authenticated;
