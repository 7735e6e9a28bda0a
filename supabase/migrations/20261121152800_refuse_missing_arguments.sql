-- A caller who says null where a revision, or what was seen, belongs has seen nothing: nothing is equal to null, so that the
-- comparison let such a change pass over what another tab had saved. Null for a list was the empty list, and removed all.
create function private.require_list(value jsonb, name text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(value) is distinct from 'array' then
    raise exception '% is no list', name using errcode = 'invalid_parameter_value';
  end if;
end
$$;
grant execute on function private.require_list(jsonb, text) to authenticated;

create or replace function public.arrange_wallet_cards(wallet uuid, seen jsonb, wanted jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  perform private.require_list(wanted, 'wanted');
  -- One change of a wallet at a time; row-level security leaves only the caller's own wallets.
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

create or replace function public.arrange_wallets(seen jsonb, wanted uuid[]) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present jsonb;
begin
  -- Row-level security leaves only the caller's own wallets; always locked in the same order.
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

create or replace function public.remove_wallet(wallet uuid, wallet_revision bigint, seen jsonb) returns jsonb
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
  if present_revision is distinct from wallet_revision or present is distinct from seen then
    return '{"kind": "stale"}';
  end if;
  delete from public.wallets where id = wallet;
  return '{"kind": "removed"}';
end
$$;

create or replace function public.remove_member_card(card uuid, card_revision bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present_revision bigint;
  removed jsonb;
begin
  select revision into present_revision from public.member_cards where id = card for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  if present_revision is distinct from card_revision then
    return '{"kind": "stale"}';
  end if;
  removed := jsonb_build_object(
    'member_cards', (select jsonb_agg(to_jsonb(gone)) from public.member_cards gone where gone.id = card),
    'bonus_trackers', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.bonus_trackers gone where gone.member_card_id = card),
    'benefit_uses', (select coalesce(jsonb_agg(to_jsonb(gone)), '[]') from public.benefit_uses gone where gone.member_card_id = card),
    'wallet_card_ids', (select coalesce(jsonb_agg(gone.id), '[]') from public.wallet_cards gone where gone.member_card_id = card)
  );
  delete from public.member_cards where id = card;
  return jsonb_build_object('kind', 'removed', 'removed', removed);
end
$$;

-- One card with what belongs to it; an id that is somebody else's is refused instead of answered with nothing.
create or replace function public.restore_member_card(removed jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  card constant uuid := removed #>> '{member_cards,0,id}';
  saved jsonb;
begin
  perform private.require_list(removed -> part, part)
  from unnest('{member_cards,bonus_trackers,benefit_uses,wallet_card_ids}'::text[]) part;
  if card is null or jsonb_array_length(removed -> 'member_cards') <> 1 then
    raise exception 'exactly one card is put back at a time' using errcode = 'invalid_parameter_value';
  end if;

  insert into public.member_cards (id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position)
  select id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position
  from jsonb_populate_recordset(null::public.member_cards, removed -> 'member_cards')
  on conflict (id) do nothing;

  insert into public.bonus_trackers (id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes)
  select id, card, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes
  from jsonb_populate_recordset(null::public.bonus_trackers, removed -> 'bonus_trackers')
  on conflict (id) do nothing;

  insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes)
  select id, card, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes
  from jsonb_populate_recordset(null::public.benefit_uses, removed -> 'benefit_uses')
  on conflict (id) do nothing;

  -- A place that has been given to another card since keeps it.
  update public.wallet_cards set member_card_id = card
  where id in (select jsonb_array_elements_text(removed -> 'wallet_card_ids')::uuid) and member_card_id is null;

  select to_jsonb(back) into saved from public.member_cards back where back.id = card;
  if saved is null then
    raise exception 'this card is kept elsewhere' using errcode = 'unique_violation', constraint = 'member_cards_pkey', table = 'member_cards', schema = 'public';
  end if;
  return saved;
end
$$;

-- The parts of the two functions below were doors of their own, through which a list came past the revision it was made from.
alter function public.replace_point_system_custom_values(jsonb) set schema private;
alter function public.replace_benefit_custom_values(jsonb) set schema private;

create or replace function public.save_point_system_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision bigint;
begin
  perform private.require_list(custom_values, 'custom_values');
  new_revision := private.raise_member_revision(expected_revision);
  if new_revision is not null then
    perform private.replace_point_system_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;

create or replace function public.save_benefit_custom_values(custom_values jsonb, expected_revision bigint default null)
returns bigint
language plpgsql set search_path = '' as $$
declare
  new_revision bigint;
begin
  perform private.require_list(custom_values, 'custom_values');
  new_revision := private.raise_member_revision(expected_revision);
  if new_revision is not null then
    perform private.replace_benefit_custom_values(custom_values);
  end if;
  return new_revision;
end
$$;
