-- A repeat whose first answer was lost finds everything put back, and answers the same.
create or replace function public.restore_member_card(removed jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  saved jsonb;
begin
  insert into public.member_cards (id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position)
  select id, credit_card_id, nickname, status, applied_on, approved_on, opened_on, closed_on,
    fee_month, fee_day, annual_fee_cents, bonus_posted_on, choices, notes, position
  from jsonb_populate_recordset(null::public.member_cards, removed -> 'member_cards')
  on conflict (id) do nothing;

  insert into public.bonus_trackers (id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes)
  select id, member_card_id, signup_bonus_id, required_spend_cents, spent_cents, starts_on,
    deadline_on, points, cash_cents, posted_on, notes
  from jsonb_populate_recordset(null::public.bonus_trackers, removed -> 'bonus_trackers')
  on conflict (id) do nothing;

  insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes)
  select id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count, notes
  from jsonb_populate_recordset(null::public.benefit_uses, removed -> 'benefit_uses')
  on conflict (id) do nothing;

  -- A place that has been given to another card since keeps it.
  update public.wallet_cards set member_card_id = (removed #>> '{member_cards,0,id}')::uuid
  where id in (select jsonb_array_elements_text(removed -> 'wallet_card_ids')::uuid) and member_card_id is null;

  select to_jsonb(back) into saved from public.member_cards back where back.id = (removed #>> '{member_cards,0,id}')::uuid;
  return saved;
end
$$;
