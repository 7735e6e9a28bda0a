-- Puts other cards, or the same in another order, into a wallet as one change: all of it, or nothing. Who calls
-- says what they saw, so that what another tab has changed since is not overwritten.
create function public.arrange_wallet_cards(wallet uuid, seen jsonb, wanted jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  -- One change of a wallet at a time; row-level security leaves only the caller's own wallets.
  perform 1 from public.wallets where id = wallet for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallet_cards where wallet_id = wallet;
  if present <> seen then
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
revoke execute on function public.arrange_wallet_cards(uuid, jsonb, jsonb) from public;
grant execute on function public.arrange_wallet_cards(uuid, jsonb, jsonb) to authenticated;
