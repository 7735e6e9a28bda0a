-- A member's reminders outside the app: by mail at an interval, and by push on registered devices. A member without a
-- row gets none.
create table public.reminder_preferences (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint reminder_preferences_member_id_key unique
    constraint reminder_preferences_member_id_fkey references public.members (id) on delete cascade,
  time_zone text not null default 'UTC' constraint reminder_preferences_time_zone_check check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$'),
  mail_rhythm text not null default 'off' constraint reminder_preferences_mail_rhythm_check check (mail_rhythm in ('off', 'weekly', 'monthly')),
  mail_kinds text[] not null default '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step,payment-due,offer-ends,own-reminder}'
    constraint reminder_preferences_mail_kinds_check check (cardinality(mail_kinds) <= 11
      and mail_kinds <@ '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step,payment-due,offer-ends,own-reminder}'),
  push_kinds text[] not null default '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step,payment-due,offer-ends,own-reminder}'
    constraint reminder_preferences_push_kinds_check check (cardinality(push_kinds) <= 11
      and push_kinds <@ '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step,payment-due,offer-ends,own-reminder}'),
  lead_days smallint not null default 7 constraint reminder_preferences_lead_days_check check (lead_days between 0 and 60),
  quiet_from smallint not null default 21 constraint reminder_preferences_quiet_from_check check (quiet_from between 0 and 23),
  quiet_to smallint not null default 8 constraint reminder_preferences_quiet_to_check check (quiet_to between 0 and 23),
  most_a_day smallint not null default 5 constraint reminder_preferences_most_a_day_check check (most_a_day between 1 and 20),
  tells_amounts boolean not null default false,
  offers_from_cents integer not null default 500 constraint reminder_preferences_offers_from_cents_check check (offers_from_cents between 0 and 1000000)
);
comment on column public.reminder_preferences.time_zone is 'By which it is told what day and hour the member has; one that the database does not know counts as UTC.';
comment on column public.reminder_preferences.mail_kinds is 'Of what the mail tells, by the kinds of src/domain/schedule/due.ts.';
comment on column public.reminder_preferences.push_kinds is 'Of what a push tells, by the same kinds.';
comment on column public.reminder_preferences.lead_days is 'How many days before a day a push tells of it; it comes once more on the day before.';
comment on column public.reminder_preferences.quiet_from is 'The hour from which no push comes, until quiet_to; none is quiet where both are the same.';
comment on column public.reminder_preferences.most_a_day is 'Pushes in a day; what would be more comes together in the last of them.';
comment on column public.reminder_preferences.tells_amounts is 'Whether reminders name dollars and points.';
comment on column public.reminder_preferences.offers_from_cents is 'An offer on a card is told of if it pays at least this in all, a point counting a cent.';
select private.protect_member_table('public.reminder_preferences',
  '{id, member_id, time_zone, mail_rhythm, mail_kinds, push_kinds, lead_days, quiet_from, quiet_to, most_a_day, tells_amounts, offers_from_cents}',
  '{time_zone, mail_rhythm, mail_kinds, push_kinds, lead_days, quiet_from, quiet_to, most_a_day, tells_amounts, offers_from_cents}', 1);
