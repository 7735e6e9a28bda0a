-- One member with the most data the database accepts, through its checks and triggers.
create temporary table limits as select md5('at the limits')::uuid as member, md5('their feed')::uuid as token
;
create temporary table perks as
  select id, credit_card_id, row_number() over (order by id) as place from public.credit_card_benefits where value_cents > 0
;
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) select member, 'limits@pointfolio.test', now(), '{}' from limits
;
insert into public.member_cards (id, member_id, credit_card_id, opened_on, position)
select md5('limits card ' || n)::uuid, member, perk.credit_card_id, '2020-03-05', n
from limits, generate_series(1, 200) n
join lateral (select credit_card_id from perks group by credit_card_id order by count(*) desc, credit_card_id offset n % 20 limit 1) perk on true
;
insert into public.bonus_trackers (member_id, member_card_id, required_spend_cents, starts_on, deadline_on)
select member, md5('limits card ' || n)::uuid, 90000000, current_date - 80, current_date + 10 from limits, generate_series(1, 200) n
;
insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count)
select member, card.id, perk.id, current_date - 31 * age, 1, 1
from limits join public.member_cards card on card.member_id = member join perks perk using (credit_card_id), generate_series(0, 60) age
order by age, card.id, perk.id limit 5000
;
insert into public.purchases (member_id, member_card_id, amount_cents, made_on, credit_card_benefit_id, merchant)
select member, md5('limits card ' || 1 + n % 200)::uuid, 1, current_date - n % 80, null, repeat('x', 50)
from limits, generate_series(1, 10000) n
;
insert into public.point_balances (member_id, point_system_id, points, expires_on)
select member, system.id, 1000, current_date + 100 from limits, (select id from public.point_systems order by id limit 200) system
;
insert into public.planned_steps (member_id, action, credit_card_id, planned_on)
select member, 'apply', card.id, current_date + 90 from limits, (select id from public.credit_cards order by id limit 300) card
;
insert into public.shared_pages (member_id, kind, title, document, lasts_days, share_token)
select member, 'plan', repeat('x', 80), (select jsonb_build_object('a', jsonb_agg(repeat('a', 80))) from generate_series(1, 95)), 90,
  case n when 1 then md5('limits page')::uuid else gen_random_uuid() end
from limits, generate_series(1, 50) n
;
insert into public.shop_corrections (member_id, shop, sub_category_id)
select member, 'SHOP ' || n, part.id from limits, generate_series(1, 1000) n, (select min(id) as id from public.sub_categories) part
;
insert into public.own_cards (member_id, credit_card_id, name, facts)
select member, 1000000000000 + n, 'Card ' || n, '{"issuer":"Lakeside Credit Union","points":null,"card":{"company_id":null,"network":"visa","point_system_id":1,"is_business":false,"is_charge_card":false,"annual_fee_cents":0,"first_year_fee_cents":0,"foreign_transaction_fee_percent":null,"base_rate":1,"unlocks_transfers":false,"needs_unlock":false,"counts_toward_5_24":true,"art_primary_hex":"#64748b","art_secondary_hex":"#334155"},"spending_caps":[],"card_choices":[],"category_points":[],"linked_rates":[],"credit_card_benefits":[],"signup_bonuses":[]}' from limits, generate_series(1, 100) n
;
insert into public.card_offers (member_id, member_card_id, shop, gives, back_cents, ends_on)
select member, md5('limits card ' || 1 + n % 200)::uuid, 'Shop ' || n, 'dollars', 1000, current_date + 30 from limits, generate_series(1, 1000) n
;
insert into public.redemptions (member_id, point_system_id, points, cash_cents, redeemed_on)
select member, system.id, 1000, 2000, current_date from limits, generate_series(1, 1000) n, (select min(id) as id from public.point_systems) system
;
insert into public.own_reminders (member_id, title, due_on, repeats) select member, 'Reminder ' || n, current_date + n, 'month' from limits, generate_series(1, 200) n
;
insert into public.reminder_preferences (member_id, time_zone, mail_rhythm, quiet_from, quiet_to) select member, 'UTC', 'weekly', 0, 0 from limits
;
insert into private.calendar_feeds (member_id, token_hash, time_zone) select member, sha256('limits'), 'UTC' from limits
;
insert into private.unsubscribe_tokens (token_hash, member_id, made_at) select sha256('limits'), member, now() from limits
;
-- Boards of two megabytes: a thousand images each, all shown, and a drawing with as many values as fit.
insert into public.whiteboards (member_id, name, is_shared, document)
select member, 'Full', true, jsonb_build_object(
  'files', (
    select jsonb_object_agg('file' || n, jsonb_build_object('path', member || '/' || rpad(board || '-' || n, 100, 'x'), 'type', 'image/png'))
    from generate_series(1, 1000) n),
  'elements', (select jsonb_agg(jsonb_build_object('type', 'image', 'isDeleted', false, 'fileId', 'file' || n % 1000 + 1)) from generate_series(1, 12000) n)
    || jsonb_build_array(jsonb_build_object('type', 'freedraw', 'isDeleted', false, 'points', (select jsonb_agg(1) from generate_series(1, 320000)))))
from limits, generate_series(1, 10) board
;
update public.whiteboards set share_token = md5('limits board 10')::uuid
where id = (select board.id from public.whiteboards board join limits on limits.member = board.member_id limit 1)
;
-- The other forty share the remaining space.
insert into public.whiteboards (member_id, name, is_shared, document)
select member, 'Small', true, '{"elements": [], "files": {}}' from limits, generate_series(11, 50) board
;
drop table limits, perks
;
