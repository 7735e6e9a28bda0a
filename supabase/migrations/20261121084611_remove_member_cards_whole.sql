-- A card goes with its bonus trackers and the uses of its benefits, and its place in wallets loses it. What went is
-- the answer, so that a removal can be undone whole.
create function public.remove_member_card(card uuid, card_revision bigint) returns jsonb
language plpgsql set search_path = '' as $$
declare
  present_revision bigint;
  removed jsonb;
begin
  select revision into present_revision from public.member_cards where id = card for update;
  if not found then
    return '{"kind": "missing"}';
  end if;
  if present_revision <> card_revision then
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
comment on function public.remove_member_card(uuid, bigint) is
  'Removes a card of the caller with all that belongs to it, as long as it is the revision the caller knows. `removed` is what restore_member_card takes.';
revoke execute on function public.remove_member_card(uuid, bigint) from public;
grant execute on function public.remove_member_card(uuid, bigint) to authenticated;

-- The caller's own rows only: member_id is the caller's by default, and row-level security refuses any other.
create function public.restore_member_card(removed jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  insert into public.member_cards (id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position)
  select id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position
  from jsonb_populate_recordset(null::public.member_cards, removed -> 'member_cards');

  insert into public.bonus_trackers (id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes)
  select id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes
  from jsonb_populate_recordset(null::public.bonus_trackers, removed -> 'bonus_trackers');

  insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes)
  select id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes
  from jsonb_populate_recordset(null::public.benefit_uses, removed -> 'benefit_uses');

  -- A place that has been given to another card since keeps it.
  update public.wallet_cards set member_card_id = (removed #>> '{member_cards,0,id}')::uuid
  where id in (select jsonb_array_elements_text(removed -> 'wallet_card_ids')::uuid) and member_card_id is null;

  select to_jsonb(back) into saved from public.member_cards back where back.id = (removed #>> '{member_cards,0,id}')::uuid;
  return saved;
end
$$;
comment on function public.restore_member_card(jsonb) is
  'Puts back what remove_member_card has removed, under the same ids: all of it, or nothing.';
revoke execute on function public.restore_member_card(jsonb) from public;
grant execute on function public.restore_member_card(jsonb) to authenticated;
