-- Clock of the reminders, and a member's own test.

-- Deletes what has been kept for as long as the privacy policy and docs/security/rules.md say, of everybody, with or
-- without reminders. It waits for no lock, so that it cannot deadlock with the end of an account.
create function private.forget_old_rows() returns void
language plpgsql set search_path = '' as $$
declare
  most constant integer := 10000;
  at constant timestamptz := private.reminder_time();
begin
  delete from private.told_reminders where ctid = any (array(
    select ctid from private.told_reminders where told_at <= at - 100 * interval '24 hours' limit most for update skip locked));
  delete from private.unsubscribe_tokens where ctid = any (array(
    select ctid from private.unsubscribe_tokens where made_at <= at - 100 * interval '24 hours' limit most for update skip locked));
  delete from private.reminder_outbox where ctid = any (array(
    select ctid from private.reminder_outbox
    where made_at <= at - 100 * interval '24 hours' and (state <> 'waiting' or expires_at <= at) limit most for update skip locked));
  delete from private.household_invitations where ctid = any (array(
    select ctid from private.household_invitations where expires_at <= now() limit most for update skip locked));
  delete from private.answered_requests where ctid = any (array(
    select ctid from private.answered_requests where answered_at <= now() - interval '24 hours' limit most for update skip locked));
  -- No link of theirs can be made to open again.
  delete from public.shared_pages where ctid = any (array(
    select ctid from public.shared_pages where created_at <= now() - 90 * interval '24 hours' limit most for update skip locked));
  delete from private.browser_errors where ctid = any (array(
    select ctid from private.browser_errors where day <= private.today() - 30 limit most for update skip locked));
  delete from private.browser_vitals where ctid = any (array(
    select ctid from private.browser_vitals where day <= private.today() - 30 limit most for update skip locked));
  delete from private.operator_alerts where ctid = any (array(
    select ctid from private.operator_alerts where day <= private.today() - 90 limit most for update skip locked));
  -- Links in mails last ten minutes, and what follows one five.
  if has_table_privilege('auth.flow_state', 'delete') and has_table_privilege('auth.flow_state', 'update') then
    delete from auth.flow_state where ctid = any (array(
      select ctid from auth.flow_state where created_at <= now() - interval '1 hour' limit 10 * most for update skip locked));
  end if;
end
$$;

-- Calls the sender if something is due or the operator has an alert, through pg_net if it is installed. Returns true
-- if the caller must do it. Called each minute.
create function private.ring_reminders() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  at constant timestamptz := private.reminder_time();
  url constant text := (select function_url from private.reminder_clock);
begin
  perform private.forget_old_rows();
  if not exists (select from private.reminder_looks where next_look_at <= at)
    and not exists (select from private.reminder_outbox where state = 'waiting' and next_try_at <= at)
    and not exists (select from private.list_operator_alerts())
  then
    return false;
  end if;
  if url is null or not exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    return true;
  end if;
  -- The call only asks the sender to look, so it needs no key.
  execute 'select net.http_post(url := $1, timeout_milliseconds := 60000)' using url;
  return false;
end
$$;

-- Registers the sender's address and key, once per project. It is called every minute.
create function private.start_reminders(url text, key_hash text) returns void
language plpgsql set search_path = '' as $$
begin
  update private.reminder_clock set function_url = url, key_hash = decode(start_reminders.key_hash, 'hex') where is_only;
  if exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    execute $cron$ select cron.schedule('ring-reminders', '* * * * *', 'select private.ring_reminders()') $cron$;
  end if;
end
$$;

-- Sends a test at once, at any hour, and at most a few times an hour and a day.
create function private.send_test_reminder(by_channel text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  most_in_hour constant integer := 5;
  most_in_day constant integer := 20;
  member constant uuid := (select auth.uid());
  at constant timestamptz := private.reminder_time();
  test_key constant text := 'test:' || gen_random_uuid();
  made integer;
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_proved_factors();
  if (
    select count(distinct o.key) filter (where o.made_at > at - interval '1 hour') >= most_in_hour or count(distinct o.key) >= most_in_day
    from private.reminder_outbox o
    where o.member_id = member and o.key like 'test:%' and o.made_at > at - interval '24 hours'
  ) then
    raise exception 'at most % tries an hour, and % a day', most_in_hour, most_in_day using errcode = 'PT429';
  end if;
  insert into private.reminder_outbox (member_id, channel, key, device_id, what, made_at, expires_at, next_try_at)
  select member, channel, test_key, device_id, '{"items": []}', at, at + interval '1 hour', at
  from (
    select 'push' as channel, device.id as device_id from private.list_push_targets(member) device
    union all
    select 'mail', null from auth.users account where account.id = member and account.email_confirmed_at is not null
  ) way
  where channel = by_channel;
  get diagnostics made = row_count;
  -- A message without a destination uses up no try, so the sender is not called.
  if made > 0 then
    perform private.ring_reminders();
  end if;
  return made;
end
$$;

create function public.send_test_reminder(by_channel text) returns integer
language plpgsql set search_path = '' as $$
begin
  perform private.count_member_write();
  return private.send_test_reminder(by_channel);
end
$$;
comment on function public.send_test_reminder(text) is
  'Sends the caller a reminder that says it is a try, by push to each of their devices or by mail; to how many places.';

grant execute on function private.send_test_reminder(text), public.send_test_reminder(text) to authenticated;
