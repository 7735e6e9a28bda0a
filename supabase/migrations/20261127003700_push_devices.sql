-- Browsers in which a member wants reminders, each as its push service knows it. A device is deleted with its
-- session: after a sign-out of any kind, nothing is sent to it. Only the functions below reach the table.
create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null constraint push_devices_member_id_fkey references public.members (id) on delete cascade,
  session_id uuid not null constraint push_devices_session_id_key unique
    constraint push_devices_session_id_fkey references auth.sessions (id) on delete cascade,
  -- The push services of Chrome, Firefox, Safari and Edge: the sender posts to no other host, whatever a caller
  -- registers.
  endpoint text not null constraint push_devices_endpoint_key unique
    constraint push_devices_endpoint_check check (char_length(endpoint) <= 1000 and endpoint ~
      '^https://(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([a-z0-9-]+\.)?push\.apple\.com|[a-z0-9-]+\.notify\.windows\.com)/[!-~]+$'),
  p256dh text not null constraint push_devices_p256dh_check check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null constraint push_devices_auth_check check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  made_at timestamptz not null default now(),
  sent_at timestamptz
);
alter table private.push_devices enable row level security;
create index push_devices_member_id_idx on private.push_devices (member_id);
comment on column private.push_devices.endpoint is 'Secret: with it and the sender keys, anyone can push to the device.';
comment on column private.push_devices.sent_at is 'When its push service took something last.';

-- A member's devices with a live session.
create function private.list_push_targets(member uuid) returns table (id uuid, endpoint text, p256dh text, auth text)
language sql stable set search_path = '' as $$
  select d.id, d.endpoint, d.p256dh, d.auth
  from private.push_devices d
  join auth.sessions s on s.id = d.session_id and s.user_id = d.member_id and (s.not_after is null or s.not_after > now())
  where d.member_id = member
  order by d.made_at, d.id
$$;

-- Records the outcome of a push: its service no longer knows the device, or has accepted the message.
create function private.settle_push_device(device uuid, is_gone boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if is_gone then
    delete from private.push_devices d where d.id = device;
  else
    update private.push_devices d set sent_at = now() where d.id = device;
  end if;
end
$$;

create function private.register_push_device(endpoint text, p256dh text, auth text, zone text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 10;
  member constant uuid := (select auth.uid());
  session constant uuid := nullif((select auth.jwt()) ->> 'session_id', '')::uuid;
begin
  perform private.require_proved_factors();
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from auth.sessions s where s.id = session and s.user_id = member) then
    raise exception 'sign in again before this device is reminded' using errcode = 'PT412';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(member::text, 0));
  -- A browser has one endpoint, and a session one browser: the latest registration wins.
  delete from private.push_devices d where d.session_id = session or d.endpoint = register_push_device.endpoint;
  delete from private.push_devices d where d.member_id = member and not exists (
    select from private.list_push_targets(member) living where living.id = d.id
  );
  if (select count(*) from private.push_devices d where d.member_id = member) >= most then
    return jsonb_build_object('kind', 'too_many', 'most', most);
  end if;
  insert into private.push_devices (member_id, session_id, endpoint, p256dh, auth)
  values (member, session, register_push_device.endpoint, register_push_device.p256dh, register_push_device.auth);
  -- Default to all kinds of reminders, and look soon, so that the device need not wait until the next morning.
  insert into public.reminder_preferences (member_id, time_zone) values (member, private.known_zone(zone))
  on conflict on constraint reminder_preferences_member_id_key do nothing;
  update private.reminder_looks look set next_look_at = private.reminder_time() + interval '10 minutes', claim = null
  where look.member_id = member;
  return jsonb_build_object('kind', 'registered');
exception when check_violation or not_null_violation then
  return jsonb_build_object('kind', 'unknown_service');
end
$$;

create function public.register_push_device(endpoint text, p256dh text, auth text, zone text default 'UTC') returns jsonb
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.register_push_device(endpoint, p256dh, auth, zone);
end
$$;
comment on function public.register_push_device(text, text, text, text) is
  'The browser of the caller''s session is reminded from now on: registered, too_many or unknown_service (of no push service that is known).';

create function private.list_push_devices()
returns table (id uuid, user_agent text, made_at timestamptz, sent_at timestamptz, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select d.id, s.user_agent, d.made_at, d.sent_at, coalesce(d.session_id::text = (select auth.jwt()) ->> 'session_id', false)
  from private.list_push_targets((select auth.uid())) target
  join private.push_devices d on d.id = target.id
  join auth.sessions s on s.id = d.session_id
  where (select private.has_proved_factors())
  order by d.made_at, d.id
$$;

create function public.list_push_devices()
returns table (id uuid, user_agent text, made_at timestamptz, sent_at timestamptz, is_current boolean)
language sql stable set search_path = '' as $$
  select * from private.list_push_devices() where (select private.require_plain_query())
$$;
comment on function public.list_push_devices() is 'The browsers in which the caller is reminded, without what would reach them.';

create function private.withdraw_push_device(device uuid) returns boolean
language sql security definer set search_path = '' as $$
  with ended as (
    delete from private.push_devices d
    where d.id = device and d.member_id = (select auth.uid()) and (select private.has_proved_factors())
    returning d.id
  )
  select exists (select from ended)
$$;

create function public.withdraw_push_device(device uuid) returns boolean
language sql set search_path = '' as $$
  select private.withdraw_push_device(device)
$$;
comment on function public.withdraw_push_device(uuid) is 'One of the caller''s browsers is reminded no more; false where it is none of theirs.';

grant execute on function
  private.register_push_device(text, text, text, text), public.register_push_device(text, text, text, text),
  private.list_push_devices(), public.list_push_devices(),
  private.withdraw_push_device(uuid), public.withdraw_push_device(uuid)
  to authenticated;
