-- A ratio that only the holders of some cards have stands beside the one that everybody has, a row for each card.
alter table public.point_transfers
  add column credit_card_id bigint constraint point_transfers_credit_card_id_fkey references public.credit_cards (id) on delete cascade,
  drop constraint point_transfers_from_to_during_key,
  add constraint point_transfers_from_to_card_during_key
    unique nulls not distinct (from_point_system_id, to_point_system_id, credit_card_id, valid_during, bonus_during);
comment on column public.point_transfers.credit_card_id is 'Only while this card is held; null: with every card that can transfer.';
create index point_transfers_credit_card_id_idx on public.point_transfers (credit_card_id);
grant insert (credit_card_id), update (credit_card_id) on public.point_transfers to app_admin;
