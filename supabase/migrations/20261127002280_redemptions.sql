-- Points that a member used, with the price in cash that they saved: what points brought, beside what they are said to be worth.
create table public.redemptions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint redemptions_member_id_fkey references public.members (id) on delete cascade,
  point_system_id bigint not null constraint redemptions_point_system_id_fkey references public.point_systems (id) on delete restrict,
  points integer not null constraint redemptions_points_check check (points between 1 and 1000000000),
  cash_cents bigint not null constraint redemptions_cash_cents_check check (cash_cents between 1 and 100000000),
  taxes_cents bigint not null default 0 constraint redemptions_taxes_cents_check check (taxes_cents between 0 and 100000000),
  redeemed_on date not null constraint redemptions_redeemed_on_check check (private.is_calendar_day(redeemed_on))
);
comment on column public.redemptions.point_system_id is 'The program in whose points the award was priced.';
comment on column public.redemptions.cash_cents is 'What it would have cost in cash.';
comment on column public.redemptions.taxes_cents is 'What it cost in cash beside the points.';
create index redemptions_member_id_redeemed_on_idx on public.redemptions (member_id, redeemed_on);
create index redemptions_point_system_id_idx on public.redemptions (point_system_id, member_id);
select private.protect_member_table('public.redemptions',
  '{id, member_id, point_system_id, points, cash_cents, taxes_cents, redeemed_on}', '{points, cash_cents, taxes_cents, redeemed_on}', 1000);
