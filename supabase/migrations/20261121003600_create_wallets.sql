create table public.wallets (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint wallets_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint wallets_name_check check (char_length(name) between 1 and 100),
  notes text constraint wallets_notes_check check (char_length(notes) <= 4000),
  position integer not null default 0,
  constraint wallets_id_member_id_key unique (id, member_id)
);
create index wallets_member_id_idx on public.wallets (member_id);
select private.protect_member_table('public.wallets',
  '{id, member_id, name, notes, position}', '{name, notes, position}', 50);

-- A product in a wallet; member_card_id where it stands for a card that is held.
create table public.wallet_cards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint wallet_cards_member_id_fkey references public.members (id) on delete cascade,
  wallet_id uuid not null,
  credit_card_id bigint not null constraint wallet_cards_credit_card_id_fkey references public.credit_cards (id) on delete cascade,
  member_card_id uuid,
  position integer not null default 0,
  constraint wallet_cards_wallet_id_fkey foreign key (wallet_id, member_id) references public.wallets (id, member_id) on delete cascade,
  constraint wallet_cards_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete set null (member_card_id)
);
create index wallet_cards_member_id_idx on public.wallet_cards (member_id);
create index wallet_cards_wallet_id_position_idx on public.wallet_cards (wallet_id, member_id, position);
create index wallet_cards_credit_card_id_idx on public.wallet_cards (credit_card_id);
create index wallet_cards_member_card_id_idx on public.wallet_cards (member_card_id, member_id);
select private.protect_member_table('public.wallet_cards',
  '{id, member_id, wallet_id, credit_card_id, member_card_id, position}', '{wallet_id, credit_card_id, member_card_id, position}', 1000);
