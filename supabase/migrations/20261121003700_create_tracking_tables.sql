create table public.bonus_trackers (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint bonus_trackers_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  signup_bonus_id bigint constraint bonus_trackers_signup_bonus_id_fkey references public.signup_bonuses (id) on delete set null,
  required_spend_cents bigint not null constraint bonus_trackers_required_spend_cents_check check (required_spend_cents between 0 and 100000000000),
  spent_cents bigint not null default 0 constraint bonus_trackers_spent_cents_check check (spent_cents between 0 and 100000000000),
  starts_on date,
  deadline_on date,
  points integer constraint bonus_trackers_points_check check (points >= 0),
  cash_cents integer constraint bonus_trackers_cash_cents_check check (cash_cents >= 0),
  posted_on date,
  notes text constraint bonus_trackers_notes_check check (char_length(notes) <= 4000),
  constraint bonus_trackers_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint bonus_trackers_dates_check check (deadline_on >= starts_on)
);
create index bonus_trackers_member_id_deadline_on_idx on public.bonus_trackers (member_id, deadline_on);
create index bonus_trackers_member_card_id_idx on public.bonus_trackers (member_card_id, member_id);
create index bonus_trackers_signup_bonus_id_idx on public.bonus_trackers (signup_bonus_id);
select private.protect_member_table('public.bonus_trackers',
  '{id, member_id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes}',
  '{member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on, deadline_on, points, cash_cents, posted_on, notes}',
  200);

-- What was used of a benefit in the period that starts on a date.
create table public.benefit_uses (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint benefit_uses_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  credit_card_benefit_id bigint not null constraint benefit_uses_credit_card_benefit_id_fkey references public.credit_card_benefits (id) on delete cascade,
  period_starts_on date not null,
  used_cents bigint not null default 0 constraint benefit_uses_used_cents_check check (used_cents between 0 and 100000000000),
  used_count smallint not null default 0 constraint benefit_uses_used_count_check check (used_count >= 0),
  notes text constraint benefit_uses_notes_check check (char_length(notes) <= 1000),
  constraint benefit_uses_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint benefit_uses_card_benefit_period_key unique (member_card_id, credit_card_benefit_id, period_starts_on)
);
create index benefit_uses_member_id_period_starts_on_idx on public.benefit_uses (member_id, period_starts_on);
create index benefit_uses_member_card_id_idx on public.benefit_uses (member_card_id, member_id);
create index benefit_uses_credit_card_benefit_id_idx on public.benefit_uses (credit_card_benefit_id);
select private.protect_member_table('public.benefit_uses',
  '{id, member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes}',
  '{used_cents, used_count, notes}', 5000);

create table public.point_balances (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint point_balances_member_id_fkey references public.members (id) on delete cascade,
  point_system_id bigint not null constraint point_balances_point_system_id_fkey references public.point_systems (id) on delete cascade,
  points bigint not null constraint point_balances_points_check check (points between 0 and 1000000000000),
  counted_on date,
  expires_on date,
  constraint point_balances_member_id_point_system_id_key unique (member_id, point_system_id)
);
create index point_balances_point_system_id_idx on public.point_balances (point_system_id);
select private.protect_member_table('public.point_balances',
  '{id, member_id, point_system_id, points, counted_on, expires_on}', '{points, counted_on, expires_on}', 200);
