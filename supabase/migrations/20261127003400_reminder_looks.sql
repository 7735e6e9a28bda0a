-- Times of the looks at each member, and the sender's access. The sender has no rights of its own: its functions are
-- open to all callers, require a key of which the database stores only the hash, and reveal nothing without it.
create table private.reminder_clock (
  is_only boolean primary key default true constraint reminder_clock_is_only_check check (is_only),
  key_hash bytea constraint reminder_clock_key_hash_check check (octet_length(key_hash) = 32),
  function_url text constraint reminder_clock_function_url_check check (function_url ~ '^https?://' and char_length(function_url) <= 2000),
  stands_at timestamptz
);
alter table private.reminder_clock enable row level security;
comment on column private.reminder_clock.key_hash is 'SHA-256 of the sender''s key; null lets nobody in.';
comment on column private.reminder_clock.function_url is 'Where the sender is rung for.';
comment on column private.reminder_clock.stands_at is 'The time of tests; null is the real one.';
insert into private.reminder_clock default values;

create function private.reminder_time() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(stands_at, now()) from private.reminder_clock
$$;

create function private.require_reminder_key(sender_key text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if not exists (select from private.reminder_clock where key_hash = private.hash_token(sender_key)) then
    raise exception 'no key of the sender' using errcode = 'PT401';
  end if;
end
$$;

create function private.is_quiet(at timestamptz, zone text, quiet_from smallint, quiet_to smallint) returns boolean
language sql stable set search_path = '' as $$
  select case
    when quiet_from = quiet_to then false
    when quiet_from < quiet_to then hour >= quiet_from and hour < quiet_to
    else hour >= quiet_from or hour < quiet_to
  end
  from extract(hour from at at time zone zone) hour
$$;

-- Next end of the quiet hours, in the member's time zone. Members of one zone are spread over half an hour.
create function private.next_waking(at timestamptz, zone text, quiet_to smallint, member uuid) returns timestamptz
language sql stable set search_path = '' as $$
  select case when today > at then today else (local + interval '1 day') at time zone zone end
  from (select date_trunc('day', at at time zone zone) + make_interval(hours => quiet_to, mins => abs(hashtext(member::text) % 30)) as local) morning,
    lateral (select local at time zone zone as today) moment
$$;

create table private.reminder_looks (
  member_id uuid primary key constraint reminder_looks_member_id_fkey references public.reminder_preferences (member_id) on delete cascade,
  next_look_at timestamptz not null,
  claim uuid constraint reminder_looks_claim_key unique
);
create index reminder_looks_next_look_at_idx on private.reminder_looks (next_look_at);
alter table private.reminder_looks enable row level security;
comment on column private.reminder_looks.claim is 'Of the sender that looks right now; whoever comes with another is too late.';

-- Reminders that were sent, or no longer need to be.
create table private.told_reminders (
  member_id uuid not null constraint told_reminders_member_id_fkey references public.members (id) on delete cascade,
  key text not null constraint told_reminders_key_check check (char_length(key) between 1 and 300),
  told_at timestamptz not null,
  primary key (member_id, key)
);
create index told_reminders_told_at_idx on private.told_reminders (told_at);
alter table private.told_reminders enable row level security;

-- Schedules the look some minutes after the last change, so that a member gets no reminder of something they are
-- about to untick.
create function private.look_soon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.reminder_looks as look (member_id, next_look_at)
  select p.member_id, private.reminder_time() + interval '10 minutes' from public.reminder_preferences p where p.member_id = new.member_id
  on conflict (member_id) do update set next_look_at = excluded.next_look_at, claim = null;
  return null;
end
$$;
create trigger look_soon after insert or update on public.reminder_preferences
  for each row execute function private.look_soon();
create trigger look_soon after insert or update on public.own_reminders
  for each row execute function private.look_soon();

create function private.has_mailed_reminder(member uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.own_reminders r where r.member_id = member and r.is_mailed)
$$;

-- Claims the members whose look is due. The next look is set here, before any calculation, and in a separate
-- statement: a member whose rows take too long fails alone. Each unfinished claim doubles the wait for the next.
create function private.claim_reminder_looks(sender_key text, most integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  longest constant interval := '300 milliseconds';
  began constant timestamptz := clock_timestamp();
  at timestamptz;
  due record;
  zone text;
  new_claim uuid;
  looks jsonb := '[]';
begin
  perform private.require_reminder_key(sender_key);
  at := private.reminder_time();
  for due in
    select p.member_id, p.time_zone, p.quiet_from, p.quiet_to, look.failures,
      account.email is not null and (p.mail_rhythm <> 'off' or private.has_mailed_reminder(p.member_id)) or exists (select from private.list_push_targets(p.member_id)) as is_reached
    from private.reminder_looks look
    join public.reminder_preferences p on p.member_id = look.member_id
    join public.members member on member.id = p.member_id
    left join auth.users account on account.id = p.member_id and account.email_confirmed_at is not null
    where look.next_look_at <= at
    -- Those who are asleep or whom nothing reaches are postponed, and do not count.
    order by look.next_look_at limit 1000
    -- Skip an account that is being deleted: its deletion does not wait for this look, nor this look for it.
    for update of look skip locked for key share of member skip locked
  loop
    zone := private.known_zone(due.time_zone);
    if private.is_quiet(at, zone, due.quiet_from, due.quiet_to) or not due.is_reached then
      update private.reminder_looks set next_look_at = private.next_waking(at, zone, due.quiet_to, due.member_id), claim = null
      where member_id = due.member_id;
    else
      new_claim := gen_random_uuid();
      update private.reminder_looks set
        next_look_at = at + least(interval '5 minutes' * 2 ^ due.failures, interval '12 hours'), claim = new_claim,
        failures = least(due.failures + 1, 10)
      where member_id = due.member_id;
      looks := looks || jsonb_build_object('claim', new_claim, 'member_id', due.member_id);
    end if;
    exit when jsonb_array_length(looks) >= least(most, 100) or clock_timestamp() - began > longest;
  end loop;
  return looks;
end
$$;

-- PostgREST applies the function's time limit to the request, here and in the sender's other calls; a visitor without
-- the key is refused before anything is read.
create function public.claim_reminder_looks(sender_key text, most integer) returns jsonb
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.claim_reminder_looks(sender_key, most)
$$;
comment on function public.claim_reminder_looks(text, integer) is 'For the sender of reminders: members whose look is due, with what is due for them.';

grant execute on function private.claim_reminder_looks(text, integer), public.claim_reminder_looks(text, integer) to anon, authenticated;
