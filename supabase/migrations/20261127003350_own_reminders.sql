-- Reminders that a member writes for themselves: a text and a day. They are told on the day itself.
create table public.own_reminders (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint own_reminders_member_id_fkey references public.members (id) on delete cascade,
  title text not null constraint own_reminders_title_check check (char_length(title) between 1 and 200 and private.is_visible_name(title)),
  due_on date not null constraint own_reminders_due_on_check check (private.is_calendar_day(due_on)),
  repeats text not null default 'never' constraint own_reminders_repeats_check check (repeats in ('never', 'month', 'year')),
  is_mailed boolean not null default true
);
comment on column public.own_reminders.due_on is 'The first day, where it repeats.';
comment on column public.own_reminders.is_mailed is 'Whether a mail of its own tells it on its day, also while the member gets no other mails.';
create index own_reminders_member_id_due_on_idx on public.own_reminders (member_id, due_on);
select private.protect_member_table('public.own_reminders',
  '{id, member_id, title, due_on, repeats, is_mailed}', '{title, due_on, repeats, is_mailed}', 200);
