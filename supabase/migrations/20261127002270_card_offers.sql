-- Offers that an issuer linked to a member's card, such as Amex Offers: spend at a shop, get something back.
create table public.card_offers (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint card_offers_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  shop text not null constraint card_offers_shop_check check (char_length(shop) between 1 and 100 and private.is_visible_name(shop)),
  gives text not null constraint card_offers_gives_check check (gives in ('dollars', 'percent', 'points', 'points_per_dollar')),
  back_percent numeric(5, 2) constraint card_offers_back_percent_check check (back_percent > 0 and back_percent <= 100),
  back_rate numeric(6, 2) constraint card_offers_back_rate_check check (back_rate > 0 and back_rate <= 1000),
  back_cents bigint constraint card_offers_back_cents_check check (back_cents between 1 and 100000000000),
  back_points integer constraint card_offers_back_points_check check (back_points between 1 and 100000000),
  min_spend_cents bigint not null default 0 constraint card_offers_min_spend_cents_check check (min_spend_cents between 0 and 100000000000),
  adds_up boolean not null default false,
  times smallint constraint card_offers_times_check check (times between 1 and 1000),
  ends_on date constraint card_offers_ends_on_check check (private.is_calendar_day(ends_on)),
  is_added boolean not null default false,
  used_times smallint not null default 0 constraint card_offers_used_times_check check (used_times between 0 and 1000),
  used_on date constraint card_offers_used_on_check check (private.is_calendar_day(used_on)),
  spent_cents bigint not null default 0 constraint card_offers_spent_cents_check check (spent_cents between 0 and 100000000000),
  notes text constraint card_offers_notes_check check (private.is_note(notes, 1000)),
  constraint card_offers_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade,
  constraint card_offers_back_check check (
    (back_percent is not null) = (gives = 'percent') and (back_rate is not null) = (gives = 'points_per_dollar')
    and case gives
      when 'dollars' then back_cents is not null and back_points is null
      when 'percent' then back_points is null
      when 'points' then back_points is not null and back_cents is null
      else back_cents is null
    end
  ),
  constraint card_offers_used_check check (used_times <= times),
  constraint card_offers_used_day_check check ((used_times = 0 and spent_cents = 0) or used_on is not null)
);
comment on column public.card_offers.shop is 'The shop by its name, as the issuer or the member writes it.';
comment on column public.card_offers.back_cents is 'What comes back; of a percentage the most in all, null without a limit.';
comment on column public.card_offers.back_points is 'The points that come back; of points per dollar the most in all, null without a limit.';
comment on column public.card_offers.adds_up is 'Whether several purchases may reach the least amount together.';
comment on column public.card_offers.times is 'How often it pays; null: every time, up to the most in all.';
comment on column public.card_offers.is_added is 'Whether the member has added it to the card at the issuer. It pays nothing before.';
comment on column public.card_offers.spent_cents is 'Sum of the purchases that counted, as far as their amounts are known.';
create index card_offers_member_id_ends_on_idx on public.card_offers (member_id, ends_on);
create index card_offers_member_card_id_idx on public.card_offers (member_card_id, member_id);
select private.protect_member_table('public.card_offers',
  '{id, member_id, member_card_id, shop, gives, back_percent, back_rate, back_cents, back_points, min_spend_cents, adds_up, times, ends_on, is_added, used_times, used_on, spent_cents, notes}',
  '{member_card_id, shop, gives, back_percent, back_rate, back_cents, back_points, min_spend_cents, adds_up, times, ends_on, is_added, used_times, used_on, spent_cents, notes}',
  1000);
