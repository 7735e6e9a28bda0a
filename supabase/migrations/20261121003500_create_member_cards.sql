-- A card as a thing in a drawer: the same product may be held twice.
create table public.member_cards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint member_cards_member_id_fkey references public.members (id) on delete cascade,
  credit_card_id bigint not null constraint member_cards_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  nickname text constraint member_cards_nickname_check check (char_length(nickname) between 1 and 80),
  status text not null default 'held' constraint member_cards_status_check check (status in ('held', 'closed', 'wish_list')),
  applied_on date,
  approved_on date,
  opened_on date,
  closed_on date,
  fee_month smallint constraint member_cards_fee_month_check check (fee_month between 1 and 12),
  fee_day smallint constraint member_cards_fee_day_check check (fee_day between 1 and 31),
  annual_fee_cents integer constraint member_cards_annual_fee_cents_check check (annual_fee_cents >= 0),
  bonus_posted_on date,
  choices jsonb not null default '{}' constraint member_cards_choices_check check (private.is_slug_list_by_key(choices)),
  notes text constraint member_cards_notes_check check (char_length(notes) <= 4000),
  position integer not null default 0,
  constraint member_cards_id_member_id_key unique (id, member_id),
  constraint member_cards_closed_on_check check (closed_on is null or status = 'closed'),
  constraint member_cards_opened_closed_check check (closed_on >= opened_on),
  constraint member_cards_fee_day_month_check check (fee_day is null or fee_month is not null)
);
comment on column public.member_cards.choices is 'Slugs of chosen options by the slug of the card''s choice.';
comment on column public.member_cards.annual_fee_cents is 'Where the member pays another fee than the product''s.';
create index member_cards_member_id_position_idx on public.member_cards (member_id, position);
create index member_cards_credit_card_id_idx on public.member_cards (credit_card_id);
select private.protect_member_table('public.member_cards',
  '{id, member_id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position}',
  '{credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on, fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position}',
  200);
