-- Puts the wallets of the caller into another order as one change, refused where another tab came first.
create function public.arrange_wallets(seen jsonb, wanted uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  -- Row-level security leaves only the caller's own wallets; always locked in the same order.
  perform 1 from public.wallets order by id for update;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallets;
  if present <> seen then
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
revoke execute on function public.arrange_wallets(jsonb, uuid[]) from public;
grant execute on function public.arrange_wallets(jsonb, uuid[]) to authenticated;

-- A wallet goes with its cards, so that both must be as they were seen: a card that another tab has added is not lost.
create function public.remove_wallet(wallet uuid, wallet_revision bigint, seen jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present_revision bigint;
  present jsonb;
begin
  select revision into present_revision from public.wallets where id = wallet for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  select coalesce(jsonb_object_agg(id, revision), '{}') into present from public.wallet_cards where wallet_id = wallet;
  if present_revision <> wallet_revision or present <> seen then
    return '{"kind": "stale"}';
  end if;
  delete from public.wallets where id = wallet;
  return '{"kind": "removed"}';
end
$$;
comment on function public.remove_wallet(uuid, bigint, jsonb) is
  'Removes a wallet of the caller with its cards. `seen` is the revision of each card by its id, as the caller knows them; otherwise nothing is removed and the answer is stale.';
revoke execute on function public.remove_wallet(uuid, bigint, jsonb) from public;
grant execute on function public.remove_wallet(uuid, bigint, jsonb) to authenticated;
