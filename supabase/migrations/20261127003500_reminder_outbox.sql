-- Messages to send: one row per message and, for pushes, per device. A message is sent at least once, with a key by
-- which its receiver recognizes a repeat.
create table private.reminder_outbox (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null constraint reminder_outbox_member_id_fkey references public.members (id) on delete cascade,
  channel text not null constraint reminder_outbox_channel_check check (channel in ('push', 'mail')),
  key text not null constraint reminder_outbox_key_check check (char_length(key) between 1 and 300),
  device_id uuid constraint reminder_outbox_device_id_check check ((device_id is not null) = (channel = 'push')),
  what jsonb not null constraint reminder_outbox_what_check check (octet_length(what::text) <= 65536),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' constraint reminder_outbox_state_check check (state in ('waiting', 'sent', 'given_up', 'dropped')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  lease uuid,
  sent_at timestamptz,
  last_error text constraint reminder_outbox_last_error_check check (last_error ~ '^[a-z0-9_]{1,40}$'),
  constraint reminder_outbox_key_key unique nulls not distinct (member_id, key, device_id)
);
create index reminder_outbox_next_try_at_idx on private.reminder_outbox (next_try_at) where state = 'waiting';
create index reminder_outbox_made_at_idx on private.reminder_outbox (made_at);
alter table private.reminder_outbox enable row level security;
comment on column private.reminder_outbox.key is 'The same for all devices of a member.';
comment on column private.reminder_outbox.expires_at is 'When nobody needs it any more.';
comment on column private.reminder_outbox.lease is 'Of the sender that tries right now.';
comment on column private.reminder_outbox.last_error is 'A word; what a service answered is kept nowhere.';

create table private.unsubscribe_tokens (
  token_hash bytea primary key constraint unsubscribe_tokens_token_hash_check check (octet_length(token_hash) = 32),
  member_id uuid not null constraint unsubscribe_tokens_member_id_fkey references public.members (id) on delete cascade,
  made_at timestamptz not null
);
create index unsubscribe_tokens_member_id_idx on private.unsubscribe_tokens (member_id);
create index unsubscribe_tokens_made_at_idx on private.unsubscribe_tokens (made_at);
alter table private.unsubscribe_tokens enable row level security;
comment on table private.unsubscribe_tokens is 'SHA-256 of the tokens in the addresses by which mails are ended, one a mail, and whose mails.';

-- Lists of the sender come as text, so that a visitor without the key has none parsed: numbers of JSON can be longer
-- than what was sent.

-- Finishes a look: stores its messages, their covered items, and the time of the next look. Does nothing if the claim
-- was lost meanwhile; the new owner of the look finds the same again.
create function private.enqueue_reminders(sender_key text, look_claim uuid, messages text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  member uuid;
  own public.reminder_preferences;
  zone text;
begin
  perform private.require_reminder_key(sender_key);
  at := private.reminder_time();
  select look.member_id into member
  from private.reminder_looks look join public.members account on account.id = look.member_id
  where look.claim = look_claim
  for update of look skip locked for key share of account skip locked;
  if member is null then
    return false;
  end if;
  select * into own from public.reminder_preferences p where p.member_id = member;
  zone := private.known_zone(own.time_zone);

  insert into private.told_reminders (member_id, key, told_at)
  select member, covered, at from jsonb_array_elements(messages::jsonb) message, jsonb_array_elements_text(message -> 'covers') covered
  on conflict do nothing;
  -- No look reads more; rows that are made anew all day would be told anew all day.
  delete from private.told_reminders told using (
    select last.ctid from private.told_reminders last where last.member_id = member order by last.told_at desc, last.key offset 20000
  ) unread
  where told.ctid = unread.ctid;
  insert into private.reminder_outbox (member_id, channel, key, device_id, what, made_at, expires_at, next_try_at)
  select member, message ->> 'channel', message ->> 'key', device.id, message -> 'what', at,
    (((message ->> 'until')::date + 1)::timestamp at time zone zone), at
  from jsonb_array_elements(messages::jsonb) message
  left join private.list_push_targets(member) device on message ->> 'channel' = 'push'
  where message -> 'what' <> 'null' and (message ->> 'channel' = 'mail' or device.id is not null)
  on conflict do nothing;

  update private.reminder_looks set claim = null, failures = 0, next_look_at = private.next_waking(at, zone, own.quiet_to, member)
  where member_id = member;
  return true;
end
$$;

create function public.enqueue_reminders(sender_key text, look_claim uuid, messages text) returns boolean
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.enqueue_reminders(sender_key, look_claim, messages)
$$;
comment on function public.enqueue_reminders(text, uuid, text) is
  'For the sender of reminders: what a look has found is to be sent. False where another sender has the look.';

-- Pause after each try: 1, 2, 4 … minutes, at most 6 hours, until the message is obsolete.
create function private.reminder_pause(attempts smallint) returns interval
language sql immutable set search_path = '' as $$
  select least(interval '1 minute' * 2 ^ least(attempts - 1, 9), interval '6 hours')
$$;

-- Claims due messages. A sender that does not report back counts as a failed try: the next one comes after two
-- minutes plus the pause.
create function private.claim_reminders(sender_key text, most integer, channels text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  waiting record;
  zone text;
  new_lease uuid;
  token text;
  claimed jsonb := '[]';
begin
  perform private.require_reminder_key(sender_key);
  at := private.reminder_time();
  for waiting in
    select o.*, p.time_zone, p.quiet_from, p.quiet_to, p.mail_rhythm, p.push_kinds, account.email,
      device.id as known_device, device.endpoint, device.p256dh, device.auth
    from private.reminder_outbox o
    join public.members member on member.id = o.member_id
    left join public.reminder_preferences p on p.member_id = o.member_id
    left join auth.users account on account.id = o.member_id and account.email_confirmed_at is not null
    left join lateral (select * from private.list_push_targets(o.member_id) target where target.id = o.device_id) device on true
    where o.state = 'waiting' and o.next_try_at <= at and (o.channel = any (channels) or o.expires_at <= at)
    order by o.next_try_at limit least(most, 100)
    for update of o skip locked for key share of member skip locked
  loop
    zone := private.known_zone(coalesce(waiting.time_zone, 'UTC'));
    if waiting.expires_at <= at then
      update private.reminder_outbox set state = 'given_up', what = '{}', lease = null, last_error = coalesce(last_error, 'no_answer')
      where id = waiting.id;
      -- Admins see it among the failures.
      -- A device that never took a push may be made up: its failures are not mailed to the operator.
      perform private.count_failure('function_error',
        case when waiting.channel = 'push' and not exists (select from private.push_devices d where d.id = waiting.device_id and d.sent_at is not null)
          then 'pushes to new devices' else 'reminders by ' || waiting.channel end,
        coalesce(waiting.last_error, 'no_answer'));
    elsif waiting.key not like 'test:%' and (waiting.mail_rhythm is null or waiting.channel = 'mail' and waiting.mail_rhythm = 'off' and waiting.key not like 'mail:own:%')
      or waiting.key like 'mail:own:%' and not private.has_mailed_reminder(waiting.member_id)
      or waiting.channel = 'mail' and waiting.email is null or waiting.channel = 'push' and waiting.known_device is null
      -- Drop a kind that was turned off meanwhile. A push about several items stays, because it also covers the
      -- others.
      or waiting.key ~ '^push:' and waiting.key !~ ':and-more$' and not (split_part(waiting.key, ':', 2) = any (waiting.push_kinds))
    then
      update private.reminder_outbox set state = 'dropped', what = '{}', lease = null where id = waiting.id;
    elsif waiting.key not like 'test:%' and private.is_quiet(at, zone, waiting.quiet_from, waiting.quiet_to) then
      update private.reminder_outbox set next_try_at = private.next_waking(at, zone, waiting.quiet_to, waiting.member_id) where id = waiting.id;
    else
      new_lease := gen_random_uuid();
      token := null;
      if waiting.channel = 'mail' then
        token := private.draw_token();
        insert into private.unsubscribe_tokens (token_hash, member_id, made_at)
        values (private.hash_token(token), waiting.member_id, at);
      end if;
      update private.reminder_outbox set attempts = attempts + 1, lease = new_lease,
        next_try_at = at + interval '2 minutes' + private.reminder_pause((attempts + 1)::smallint)
      where id = waiting.id;
      claimed := claimed || jsonb_build_object(
        'id', waiting.id, 'lease', new_lease, 'member_id', waiting.member_id, 'channel', waiting.channel, 'key', waiting.key, 'what', waiting.what,
        'seconds_left', floor(extract(epoch from waiting.expires_at - at)),
        'address', case waiting.channel when 'mail' then waiting.email end,
        'unsubscribe_token', token,
        'device', case waiting.channel when 'push' then
          jsonb_build_object('endpoint', waiting.endpoint, 'p256dh', waiting.p256dh, 'auth', waiting.auth) end
      );
    end if;
  end loop;
  return claimed;
end
$$;

create function public.claim_reminders(sender_key text, most integer, channels text[] default '{push,mail}') returns jsonb
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.claim_reminders(sender_key, most, channels)
$$;
comment on function public.claim_reminders(text, integer, text[]) is 'For the sender of reminders: messages of these channels whose time has come, each under a lease.';

-- Records the outcomes. A delivery always counts, even if the lease has passed on; any other outcome counts only from
-- the holder of the lease.
create function private.settle_reminders(sender_key text, outcomes text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz;
  changed record;
  settled integer := 0;
begin
  perform private.require_reminder_key(sender_key);
  at := private.reminder_time();
  -- The deletion of an account removes all of this.
  perform from public.members member
  where member.id in (
    select o.member_id from private.reminder_outbox o, jsonb_to_recordset(outcomes::jsonb) outcome (id uuid) where o.id = outcome.id
  )
  order by member.id for key share;
  for changed in
    update private.reminder_outbox o set
      state = case outcome.outcome when 'delivered' then 'sent' when 'later' then 'waiting'
        else case o.channel when 'push' then 'dropped' else 'given_up' end end,
      what = case outcome.outcome when 'later' then o.what else '{}' end,
      sent_at = case outcome.outcome when 'delivered' then at else o.sent_at end,
      last_error = case outcome.outcome when 'delivered' then null else outcome.error end,
      next_try_at = case outcome.outcome when 'later' then at + private.reminder_pause(o.attempts) else o.next_try_at end,
      lease = null
    from jsonb_to_recordset(outcomes::jsonb) outcome (id uuid, lease uuid, outcome text, error text)
    where o.id = outcome.id and outcome.outcome in ('delivered', 'gone', 'later') and o.state <> 'sent'
      and (outcome.outcome = 'delivered' or o.state = 'waiting' and o.lease = outcome.lease)
    returning o.device_id, o.channel, o.state, o.last_error, outcome.outcome
  loop
    settled := settled + 1;
    if changed.device_id is not null and changed.outcome <> 'later' then
      perform private.settle_push_device(changed.device_id, changed.outcome = 'gone');
    end if;
    if changed.state = 'given_up' then
      perform private.count_failure('function_error', 'reminders by ' || changed.channel, coalesce(changed.last_error, 'gone'));
    end if;
  end loop;
  return settled;
end
$$;

create function public.settle_reminders(sender_key text, outcomes text) returns integer
language sql set search_path = '' set statement_timeout = '8s' as $$
  select private.settle_reminders(sender_key, outcomes)
$$;
comment on function public.settle_reminders(text, text) is
  'For the sender of reminders: of each message whether it was delivered, is to be tried later, or reaches nobody any more.';

-- Turns off a member's mails for any caller with the address from one of them, and does nothing else.
create function private.unsubscribe_from_mail(token text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select t.member_id from private.unsubscribe_tokens t where t.token_hash = private.hash_token(token));
begin
  -- The address alone decides: the session of whoever opens it is asked for no code, and counts no write.
  perform set_config('request.jwt.claims', '', true), set_config('request.jwt.claim.sub', '', true);
  update public.reminder_preferences set mail_rhythm = 'off' where member_id = member and mail_rhythm <> 'off';
  update public.own_reminders set is_mailed = false where member_id = member and is_mailed;
  return member is not null;
end
$$;

create function public.unsubscribe_from_mail(token text) returns boolean
language sql set search_path = '' as $$
  select private.unsubscribe_from_mail(token)
$$;
comment on function public.unsubscribe_from_mail(text) is 'Ends the mails of the member whose mail has this token; false where there is none.';

grant execute on function
  private.enqueue_reminders(text, uuid, text), public.enqueue_reminders(text, uuid, text),
  private.claim_reminders(text, integer, text[]), public.claim_reminders(text, integer, text[]),
  private.settle_reminders(text, text), public.settle_reminders(text, text),
  private.unsubscribe_from_mail(text), public.unsubscribe_from_mail(text)
  to anon, authenticated;
