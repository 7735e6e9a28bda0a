-- How often a function failed and how often a member had to wait, by day; nothing of it says who.
create table private.daily_failures (
  day date not null default current_date,
  kind text not null constraint daily_failures_kind_check check (kind in ('function_error', 'rate_limit')),
  place text not null constraint daily_failures_place_check check (char_length(place) between 1 and 80),
  code text not null constraint daily_failures_code_check check (char_length(code) between 1 and 40),
  amount integer not null default 1,
  primary key (day, kind, place, code)
);
alter table private.daily_failures enable row level security;

create function private.count_failure(failure_kind text, failure_place text, failure_code text) returns void
language sql set search_path = '' as $$
  insert into private.daily_failures as f (kind, place, code) values (failure_kind, failure_place, failure_code)
  on conflict (day, kind, place, code) do update set amount = f.amount + 1
$$;

-- As before, and a refusal is counted.
create or replace function public.count_member_mutation(amount integer) returns integer
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

-- A member reaches it through the limit alone and can write nothing into it but one more refusal.
create function private.count_rate_limit() returns void
language sql security definer set search_path = '' as $$
  select private.count_failure('rate_limit', 'trpc', 'TOO_MANY_REQUESTS')
$$;

-- Told by the function that failed, which has no key but the caller's. A call takes one of the caller's mutations of
-- the minute, so that nobody can make the figures up at will.
create function private.report_function_error(procedure_name text, error_code text) returns void
language plpgsql security definer set search_path = '' as $$
begin
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

revoke execute on function
  private.count_failure(text, text, text), private.count_rate_limit(), private.report_function_error(text, text),
  public.report_function_error(text, text) from public;
grant execute on function private.count_rate_limit(), private.report_function_error(text, text), public.report_function_error(text, text)
  to authenticated;
