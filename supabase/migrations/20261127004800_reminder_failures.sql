-- Reads each member's reminders in a separate call after claiming the look, so that a member whose rows take too long
-- delays no one else.

alter table private.reminder_looks add column failures smallint not null default 0
  constraint reminder_looks_failures_check check (failures >= 0);
comment on column private.reminder_looks.failures is 'Claims since the last look that came to its end.';

create function private.read_reminder_look(sender_key text, look_claim uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_told constant integer := 20000;
  at timestamptz;
  own record;
  zone text;
  today date;
begin
  perform private.require_reminder_key(sender_key);
  at := private.reminder_time();
  select p.*, account.email is not null and p.mail_rhythm <> 'off' as has_mail,
    exists (select from private.list_push_targets(p.member_id)) as has_device
  into own
  from private.reminder_looks look
  join public.reminder_preferences p on p.member_id = look.member_id
  left join auth.users account on account.id = p.member_id and account.email_confirmed_at is not null
  where look.claim = look_claim;
  if not found then
    return null;
  end if;
  zone := private.known_zone(own.time_zone);
  today := (at at time zone zone)::date;
  return jsonb_build_object(
    'claim', look_claim, 'member_id', own.member_id,
    'mail_rhythm', case when own.has_mail then own.mail_rhythm else 'off' end, 'mail_kinds', own.mail_kinds,
    'push_kinds', case when own.has_device then to_jsonb(own.push_kinds) else '[]' end,
    'lead_days', own.lead_days, 'most_a_day', own.most_a_day, 'tells_amounts', own.tells_amounts,
    'told', (
      select coalesce(jsonb_agg(recent.key), '[]')
      from (
        select told.key from private.told_reminders told
        where told.member_id = own.member_id and told.told_at > at - 100 * interval '24 hours'
        order by told.told_at desc limit most_told
      ) recent
    ),
    'pushes_today', (
      select count(distinct o.key) from private.reminder_outbox o
      where o.member_id = own.member_id and o.channel = 'push' and o.key not like 'test:%' and (o.made_at at time zone zone)::date = today
    ),
    'rows', jsonb_build_object('today', today) || private.list_due_rows(own.member_id, today)
  );
end
$$;

create function public.read_reminder_look(sender_key text, look_claim uuid) returns jsonb
language sql stable set search_path = '' set statement_timeout = '8s' as $$
  select private.read_reminder_look(sender_key, look_claim)
$$;
comment on function public.read_reminder_look(text, uuid) is
  'For the sender of reminders: what a member''s look is made of; null where another sender has it by now.';
grant execute on function private.read_reminder_look(text, uuid), public.read_reminder_look(text, uuid) to anon, authenticated;
