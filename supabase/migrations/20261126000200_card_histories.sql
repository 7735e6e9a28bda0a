-- More of a member's history that issuers look at: cards that were applied for and refused, cards of somebody else, and cards
-- that have become another product without a new account.
alter table public.member_cards drop constraint member_cards_status_check;
alter table public.member_cards add constraint member_cards_status_check
  check (status in ('held', 'closed', 'wish_list', 'rejected', 'authorized_user')) not valid;
alter table public.member_cards validate constraint member_cards_status_check;
comment on column public.member_cards.status is 'rejected: applied for in vain. authorized_user: a card of somebody else, with the member''s name on it.';

alter table public.member_cards
  add column changed_from_credit_card_id bigint constraint member_cards_changed_from_credit_card_id_fkey
    references public.credit_cards (id) on delete set null,
  add column product_changed_on date;
alter table public.member_cards add constraint member_cards_product_changed_on_check
  check (private.is_calendar_day(product_changed_on)) not valid;
alter table public.member_cards validate constraint member_cards_product_changed_on_check;
alter table public.member_cards add constraint member_cards_changed_from_distinct_check
  check (changed_from_credit_card_id <> credit_card_id) not valid;
alter table public.member_cards validate constraint member_cards_changed_from_distinct_check;
comment on column public.member_cards.changed_from_credit_card_id is 'The product that the account was before: a product change opens no new account.';
create index member_cards_changed_from_credit_card_id_idx on public.member_cards (changed_from_credit_card_id);
grant insert (changed_from_credit_card_id, product_changed_on), update (changed_from_credit_card_id, product_changed_on)
  on public.member_cards to authenticated;
