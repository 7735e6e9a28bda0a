-- The steps of a plan that is kept are told of as well.
alter table public.reminder_preferences
  drop constraint reminder_preferences_mail_kinds_check,
  drop constraint reminder_preferences_push_kinds_check;
alter table public.reminder_preferences
  alter column mail_kinds set default '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step}',
  alter column push_kinds set default '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step}';
alter table public.reminder_preferences
  add constraint reminder_preferences_mail_kinds_check check (cardinality(mail_kinds) <= 8
    and mail_kinds <@ '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step}') not valid,
  add constraint reminder_preferences_push_kinds_check check (cardinality(push_kinds) <= 8
    and push_kinds <@ '{annual-fee,refund-ends,bonus-deadline,benefit-lapses,choice-opens,activation-opens,points-expire,plan-step}') not valid;
alter table public.reminder_preferences validate constraint reminder_preferences_mail_kinds_check;
alter table public.reminder_preferences validate constraint reminder_preferences_push_kinds_check;
-- Whoever is told of everything is told of them too.
update public.reminder_preferences set mail_kinds = mail_kinds || '{plan-step}' where cardinality(mail_kinds) = 7;
update public.reminder_preferences set push_kinds = push_kinds || '{plan-step}' where cardinality(push_kinds) = 7;
