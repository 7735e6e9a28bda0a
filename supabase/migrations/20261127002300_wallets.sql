-- Cards that a member uses together. A change of several rows names the revisions it saw, so that no change of
-- another tab is overwritten.

create table public.wallets (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint wallets_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint wallets_name_check check (char_length(name) between 1 and 100)
    constraint wallets_name_visible_check check (private.is_visible_name(name)),
  notes text constraint wallets_notes_check check (private.is_note(notes, 4000)),
  position integer not null default 0,
  constraint wallets_id_member_id_key unique (id, member_id)
);
create index wallets_member_id_idx on public.wallets (member_id);
select private.protect_member_table('public.wallets',
  '{id, member_id, name, notes, position}', '{name, notes, position}', 50);

-- A product in a wallet; member_card_id if it is a held card.
create table public.wallet_cards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint wallet_cards_member_id_fkey references public.members (id) on delete cascade,
  wallet_id uuid not null,
  credit_card_id bigint not null,
  catalog_card_id bigint generated always as (case when credit_card_id < 1000000000000 then credit_card_id end) stored
    constraint wallet_cards_credit_card_id_fkey references public.credit_cards (id) on delete restrict,
  own_card_id bigint generated always as (case when credit_card_id >= 1000000000000 then credit_card_id end) stored,
  member_card_id uuid,
  position integer not null default 0,
  constraint wallet_cards_own_card_id_fkey foreign key (member_id, own_card_id)
    references public.own_cards (member_id, credit_card_id) deferrable,
  constraint wallet_cards_wallet_id_fkey foreign key (wallet_id, member_id) references public.wallets (id, member_id) on delete cascade,
  constraint wallet_cards_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete set null (member_card_id)
);
create index wallet_cards_member_id_idx on public.wallet_cards (member_id);
create index wallet_cards_wallet_id_position_idx on public.wallet_cards (wallet_id, member_id, position);
create index wallet_cards_catalog_card_id_idx on public.wallet_cards (catalog_card_id, member_id);
create index wallet_cards_own_card_id_idx on public.wallet_cards (member_id, own_card_id);
create index wallet_cards_member_card_id_idx on public.wallet_cards (member_card_id, member_id);
select private.protect_member_table('public.wallet_cards',
  '{id, member_id, wallet_id, credit_card_id, member_card_id, position}', '{wallet_id, credit_card_id, member_card_id, position}', 1000);

-- Replaces or reorders a wallet's cards as one change: all of it, or nothing.
create function public.arrange_wallet_cards(wallet uuid, seen jsonb, wanted jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  perform private.count_member_write();
  perform private.require_list(wanted, 'wanted');
  -- Lock the wallet; row-level security leaves only the caller's own.
  perform 1 from public.wallets where id = wallet for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallet_cards where wallet_id = wallet;
  if present is distinct from seen then
    return '{"kind": "stale"}';
  end if;

  delete from public.wallet_cards
  where wallet_id = wallet and id not in (select (card ->> 'id')::uuid from jsonb_array_elements(wanted) card);

  update public.wallet_cards set position = place.position - 1
  from jsonb_array_elements(wanted) with ordinality place (card, position)
  where wallet_cards.wallet_id = wallet and wallet_cards.id = (place.card ->> 'id')::uuid
    and wallet_cards.position <> place.position - 1;

  insert into public.wallet_cards (id, wallet_id, credit_card_id, member_card_id, position)
  select (place.card ->> 'id')::uuid, wallet, (place.card ->> 'credit_card_id')::bigint,
    (place.card ->> 'member_card_id')::uuid, place.position - 1
  from jsonb_array_elements(wanted) with ordinality place (card, position)
  where not exists (
    select 1 from public.wallet_cards present_card
    where present_card.wallet_id = wallet and present_card.id = (place.card ->> 'id')::uuid
  );

  return jsonb_build_object('kind', 'saved', 'cards', (
    select coalesce(jsonb_agg(to_jsonb(saved) order by saved.position), '[]')
    from public.wallet_cards saved where wallet_id = wallet
  ));
end
$$;
comment on function public.arrange_wallet_cards(uuid, jsonb, jsonb) is
  'Makes the cards of a wallet of the caller what `wanted` lists, in its order. `seen` is the revision of each card by its id, as the caller knows them; otherwise nothing changes and the answer is stale.';

-- Reorders the caller's wallets as one change.
create function public.arrange_wallets(seen jsonb, wanted uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  perform private.count_member_write();
  -- Lock in the same order every time; row-level security leaves only the caller's own wallets.
  perform 1 from public.wallets order by id for update;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallets;
  if present is distinct from seen then
    return '{"kind": "stale"}';
  end if;

  update public.wallets set position = place.position - 1
  from unnest(wanted) with ordinality place (id, position)
  where wallets.id = place.id and wallets.position <> place.position - 1;

  return jsonb_build_object('kind', 'saved', 'wallets', (
    select coalesce(jsonb_agg(to_jsonb(saved) order by saved.position, saved.created_at), '[]') from public.wallets saved
  ));
end
$$;
comment on function public.arrange_wallets(jsonb, uuid[]) is
  'Puts the wallets of the caller into the order of `wanted`. `seen` is the revision of each wallet by its id, as the caller knows them; otherwise nothing changes and the answer is stale.';

-- Deletes a wallet with its cards, if both are unchanged since the caller saw them: a card that another tab added is
-- not lost.
create function public.remove_wallet(wallet uuid, wallet_revision bigint, seen jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present_revision bigint;
  present jsonb;
begin
  perform private.count_member_write();
  select revision into present_revision from public.wallets where id = wallet for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallet_cards where wallet_id = wallet;
  if present_revision is distinct from wallet_revision or present is distinct from seen then
    return '{"kind": "stale"}';
  end if;
  delete from public.wallets where id = wallet;
  return '{"kind": "removed"}';
end
$$;
comment on function public.remove_wallet(uuid, bigint, jsonb) is
  'Removes a wallet of the caller with its cards. `seen` is the revision of each card by its id, as the caller knows them; otherwise nothing is removed and the answer is stale.';

grant execute on function
  public.arrange_wallet_cards(uuid, jsonb, jsonb), public.arrange_wallets(jsonb, uuid[]),
  public.remove_wallet(uuid, bigint, jsonb)
  to authenticated;
