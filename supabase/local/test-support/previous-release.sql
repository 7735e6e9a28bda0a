-- Rows in every table of the previous release, as its owner may write them, with references between them.
insert into auth.users (id, aud, role, email, raw_user_meta_data)
values ('00000000-0000-4000-8000-00000000000a', 'authenticated', 'authenticated', 'kept@pointfolio.test', '{"name": "Kept"}');

insert into public.alliances (id, slug, name) values (1, 'star', 'Star');
insert into public.companies (id, slug, name, kind, alliance_id) values (1, 'bank', 'Bank', 'bank', 1), (2, 'union', 'Union', 'credit_union', null);
insert into public.point_systems (id, slug, name, company_id, kind, unit, travel_value)
values (1, 'points', 'Points', 1, 'transferable', 'points', 1.5), (2, 'miles', 'Miles', 1, 'airline', 'miles', 1.2);
update public.point_systems set expiry_rule = 'inactivity', expires_after_months = 18, kept_alive_by = 'Any activity.',
  expiry_source_url = 'https://bank.test/expiry', expiry_confidence = 'high', pooling = 'household', pooling_source_url = 'https://bank.test/pooling',
  pooling_confidence = 'low' where id = 1;
insert into public.point_system_tiers (id, slug, point_system_id, name, earn_bonus_percent) values (1, 'gold', 1, 'Gold', 25);
insert into public.point_transfers (id, from_point_system_id, to_point_system_id, points_out, points_in) values (1, 1, 2, 1, 1);
insert into public.valuations (id, point_system_id, publisher, value, published_on) values (1, 1, 'Publisher', 1.7, '2026-01-01');
insert into public.categories (id, slug, name, icon) values (1, 'dining', 'Dining', 'utensils');
insert into public.sub_categories (id, slug, category_id, name, icon)
values (1, 'restaurants', 1, 'Restaurants', 'utensils'), (2, 'cafes', 1, 'Cafés', 'coffee');
insert into public.sub_category_parents (id, sub_category_id, parent_sub_category_id) values (1, 2, 1);
insert into public.credit_cards (id, slug, name, company_id, network, point_system_id, base_rate) values (1, 'card', 'Card', 1, 'visa', 1, 1);
insert into public.spending_caps (id, slug, credit_card_id, name, amount_cents, period) values (1, 'cap', 1, 'Cap', 100000, 'quarter');
insert into public.card_choices (id, slug, credit_card_id, name, mode, choose_count, rate) values (1, 'choice', 1, 'Choice', 'member_selected', 1, 5);
insert into public.card_choice_options (id, card_choice_id, slug, name, category_id) values (1, 1, 'option', 'Option', 1);
insert into public.category_points (id, credit_card_id, category_id, rate, spending_cap_id) values (1, 1, 1, 3, 1);
insert into public.linked_rates (id, slug, credit_card_id, sub_category_slugs, step_1_at_least_percent, step_1_rate, otherwise_points)
values (1, 'linked', 1, '{cafes}', 25, 0.5, 250);
insert into public.benefits (id, slug, name, kind, description) values (1, 'credit', 'Credit', 'travel_credit', 'Pays for travel.');
insert into public.credit_card_benefits (id, slug, credit_card_id, benefit_id, name, value_cents, period) values (1, 'card-credit', 1, 1, 'Credit', 30000, 'year');
insert into public.benefit_spending (id, credit_card_benefit_id, category_id) values (1, 1, 1);
insert into public.signup_bonuses (id, slug, credit_card_id, free_nights, first_year_earn_percent,
  referral_points, referral_source_url, referral_verified_on, referral_confidence)
values (1, 'offer', 1, 2, 100, 20000, 'https://bank.test/refer', '2026-01-01', 'medium');
insert into public.signup_bonus_tiers (id, signup_bonus_id, tier, spend_cents, window_days, points) values (1, 1, 1, 400000, 90, 60000);
insert into public.signup_bonus_credits (id, signup_bonus_id, name, value_cents, sub_category_slugs) values (1, 1, 'Gift card', 30000, '{cafes}');
insert into public.rules (id, slug, company_id, title, kind, scope, clock, strictness, explanation)
values (1, 'rule', 1, 'Rule', 'holding_limit', 'issuer', 'account_open', 'hard', 'No more than that.');
insert into public.credit_card_rules (id, credit_card_id, rule_id) values (1, 1, 1);
insert into public.requirements (id, slug, name, kind, description) values (1, 'membership', 'Membership', 'membership', 'Join first.');
insert into public.credit_card_requirements (id, credit_card_id, requirement_id) values (1, 1, 1);
insert into public.credit_cards (id, slug, name, company_id, network, point_system_id, base_rate) values (2, 'other', 'Other', 1, 'visa', 1, 1);
insert into public.product_changes (id, from_credit_card_id, to_credit_card_id, kind) values (1, 1, 2, 'downgrade');
insert into public.fee_refunds (id, company_id, days_after_posting) values (1, 1, 30);
insert into public.spending_costs (id, sub_category_id, percent) values (1, 1, 2.5);
insert into public.acceptance (id, sub_category_id, network, is_accepted) values (1, 1, 'amex', false);
insert into public.merchants (id, slug, name, sub_category_id) values (1, 'shop', 'Shop', 1);
insert into public.wallet_setups (id, slug, name, idea) values (1, 'setup', 'Setup', 'Two cards.');
insert into public.wallet_setup_cards (id, wallet_setup_id, credit_card_id) values (1, 1, 1);
insert into public.spending_presets (id, slug, name, amounts) values (1, 'preset', 'Preset', '{"restaurants": 1}');
insert into public.tips (id, slug, title, body, is_published) values (1, 'tip', 'Tip', 'Pay in full.', true);
insert into public.videos (id, slug, title, provider, provider_video_id, is_published) values (1, 'video', 'Video', 'youtube', 'abc', true);
insert into public.reviews (id, slug, title, body, is_published) values (1, 'review', 'Review', 'Three words here', true);

insert into public.annual_spending_profiles (id, member_id, name, amounts)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000a', 'Profile', '{"restaurants": 1}');
update public.members set selected_annual_spending_profile_id = '00000000-0000-4000-8000-0000000000b1';
insert into public.people (id, member_id, name, kind) values ('00000000-0000-4000-8000-0000000000f1', '00000000-0000-4000-8000-00000000000a', 'Shop', 'business');
insert into public.member_cards (id, member_id, person_id, credit_card_id, changed_from_credit_card_id, product_changed_on, choices, statement_day, due_day, autopay)
values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-0000000000f1', 1, 2, '2026-01-01', '{"choice": ["option"]}', 20, 15, 'minimum');
insert into public.wallets (id, member_id, name) values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-00000000000a', 'Wallet');
insert into public.wallet_cards (member_id, wallet_id, credit_card_id, member_card_id)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000d1', 1, '00000000-0000-4000-8000-0000000000c1');
insert into public.bonus_trackers (member_id, member_card_id, signup_bonus_id, required_spend_cents)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 1, 400000);
insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 1, '2026-01-01', 500);
insert into public.purchases (member_id, member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 1250, '2026-01-02', 1, 1, 'Shop');
insert into public.shop_corrections (member_id, shop, sub_category_id) values ('00000000-0000-4000-8000-00000000000a', 'SHOP', 1);
insert into public.card_offers (member_id, member_card_id, shop, gives, back_cents, min_spend_cents, times)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000c1', 'Shop', 'dollars', 1000, 5000, 1);
insert into public.redemptions (member_id, point_system_id, points, cash_cents, redeemed_on) values ('00000000-0000-4000-8000-00000000000a', 1, 5000, 9000, '2026-01-02');
insert into public.own_reminders (member_id, title, due_on, repeats) values ('00000000-0000-4000-8000-00000000000a', 'Call the issuer', '2026-03-02', 'year');
insert into public.own_cards (member_id, credit_card_id, name, facts)
values ('00000000-0000-4000-8000-00000000000a', 1000000000001, 'Lakeside Cash',
  '{"issuer":"Lakeside Credit Union","points":null,"card":{"company_id":null,"network":"visa","point_system_id":1,"is_business":false,"is_charge_card":false,"annual_fee_cents":0,"first_year_fee_cents":0,"foreign_transaction_fee_percent":null,"base_rate":1,"unlocks_transfers":false,"needs_unlock":false,"counts_toward_5_24":true,"art_primary_hex":"#64748b","art_secondary_hex":"#334155"},"spending_caps":[],"card_choices":[],"category_points":[],"linked_rates":[],"credit_card_benefits":[{"id":1,"benefit_id":1,"name":"Lounge passes","value_cents":1000,"points_value":null,"period":"year","alignment":"calendar","occurrences_per_period":1,"start_month":null,"default_usage_percent":50,"excludes_first_year":false,"ends_on":null,"min_spend_cents":null,"benefit_spending":[]}],"signup_bonuses":[]}');
insert into public.shared_pages (member_id, kind, title, document, lasts_days)
values ('00000000-0000-4000-8000-00000000000a', 'wallet', 'Mine', '{"version": 1}', 30);
insert into public.planned_steps (member_id, person_id, action, credit_card_id, member_card_id, becomes_credit_card_id, planned_on)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', 'change',
  1, '00000000-0000-4000-8000-0000000000c1', 2, '2027-01-01');
insert into public.point_balances (member_id, person_id, point_system_id, points)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000f1', 1, 5), ('00000000-0000-4000-8000-00000000000a', null, 1, 7);
insert into public.point_system_custom_values (member_id, point_system_id, cash_value) values ('00000000-0000-4000-8000-00000000000a', 1, 1);
insert into public.benefit_custom_values (member_id, credit_card_benefit_id, value) values ('00000000-0000-4000-8000-00000000000a', 1, 5000);
insert into public.spending_category_custom_values (member_id, credit_card_id, category_id, rate) values ('00000000-0000-4000-8000-00000000000a', 1, 1, 4);
insert into public.whiteboards (member_id, name, document, thumbnail, is_shared)
values ('00000000-0000-4000-8000-00000000000a', 'Board', '{"elements": []}', 'data:image/png;base64,AAAA', true);
insert into public.fact_reports (member_id, table_name, record_id, subject, problem)
values ('00000000-0000-4000-8000-00000000000a', 'credit_cards', 1, 'Card', 'The fee is another one.');
insert into public.fact_reports (table_name, record_id, subject, problem, reply_to)
values ('credit_cards', 1, 'Card', 'The fee is another one.', 'visitor@pointfolio.test');
insert into private.visitor_reports (day, key, amount) values ('2026-11-27', sha256('key'), 1);
insert into private.visitor_report_addresses (day, address_hash, amount) values ('2026-11-27', sha256('address'), 1);
insert into private.watched_pages (credit_card_id, read_at, outcome) select id, now(), 'read' from public.credit_cards order by id limit 1;
insert into private.watched_hosts (host, failures) values ('www.chase.com', 1);

insert into public.reminder_preferences (member_id, time_zone, mail_rhythm) values ('00000000-0000-4000-8000-00000000000a', 'Europe/Berlin', 'weekly');
update private.reminder_clock set key_hash = sha256('key'), function_url = 'https://pointfolio.test/reminders';
insert into private.told_reminders (member_id, key, told_at) values ('00000000-0000-4000-8000-00000000000a', 'push:annual-fee', now());
insert into private.reminder_outbox (member_id, channel, key, what, made_at, expires_at, next_try_at)
values ('00000000-0000-4000-8000-00000000000a', 'mail', 'mail:week', '{"items": []}', now(), '2099-01-01', '2099-01-01');
insert into private.unsubscribe_tokens (token_hash, member_id, made_at) values (sha256('mail'), '00000000-0000-4000-8000-00000000000a', now());
insert into auth.sessions (id, user_id) values ('00000000-0000-4000-8000-000000000091', '00000000-0000-4000-8000-00000000000a');
insert into private.push_devices (member_id, session_id, endpoint, p256dh, auth)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000091', 'https://fcm.googleapis.com/a', repeat('k', 87), repeat('a', 22));
insert into private.calendar_feeds (member_id, token_hash, time_zone) values ('00000000-0000-4000-8000-00000000000a', sha256('feed'), 'UTC');

insert into private.households (id) values ('00000000-0000-4000-8000-0000000000a1');
insert into private.household_members (member_id, household_id, display_name, is_founder)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-0000000000a1', 'Kept', true);
insert into private.household_shares (member_id, kind) values ('00000000-0000-4000-8000-00000000000a', 'cards');
insert into private.household_invitations (household_id, invited_by, token_hash)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', sha256('invitation'));

select private.count_failure('function_error', 'a.procedure', 'TIMEOUT');
insert into private.answered_requests (admin_id, id, answer)
values ('00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-000000000092', '{"kind": "saved"}');
