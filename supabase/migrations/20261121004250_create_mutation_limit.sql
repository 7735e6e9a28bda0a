-- At most 120 mutations by one member in any 60 seconds, counted per second.
create unlogged table private.member_mutations (
  member_id uuid not null,
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
  if amount is null or amount < 1 or amount > allowed then
    raise exception 'amount must be between 1 and %', allowed using errcode = 'invalid_parameter_value';
  end if;

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

  -- The moment at which enough of the oldest mutations have left the window.
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
grant execute on function private.count_member_mutation(integer) to authenticated;

create function public.count_member_mutation(amount integer) returns integer
language sql set search_path = '' as $$
  select private.count_member_mutation(amount)
$$;
comment on function public.count_member_mutation(integer) is
  'Counts mutations of the caller; returns 0 when they are allowed, else the seconds to wait. Refused ones do not count.';
grant execute on function public.count_member_mutation(integer) to authenticated;
