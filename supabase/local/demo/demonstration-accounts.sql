-- Two accounts for exploring. This file is not a seed of config.toml: a hosted project never has them. They have no
-- password until `demonstration-password.ts` sets one.
insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
select id, 'authenticated', 'authenticated', email, now(),
  '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', name)
from (values
  ('00000000-0000-4000-8000-000000000001'::uuid, 'member@pointfolio.test', 'Morgan Member'),
  ('00000000-0000-4000-8000-000000000002'::uuid, 'admin@pointfolio.test', 'Alex Admin')
) account (id, email, name)
on conflict (id) do nothing;

-- The same everywhere, in data that was made before.
update auth.users set encrypted_password = null
where id in ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')
  and encrypted_password = extensions.crypt('pointfolio-demo', encrypted_password);

insert into auth.identities (id, provider, provider_id, user_id, identity_data)
select gen_random_uuid(), 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true)
from auth.users
where id in ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002')
on conflict (provider, provider_id) do nothing;

select private.grant_admin('00000000-0000-4000-8000-000000000002');
-- Lets people try the product on a laptop without an authenticator app.
select private.excuse_from_second_factor('00000000-0000-4000-8000-000000000002');

insert into public.annual_spending_profiles (id, member_id, name, amounts)
values (
  '00000000-0000-4000-8000-000000000101', '00000000-0000-4000-8000-000000000001', 'Our household',
  '{"us-supermarkets": 720000, "restaurants": 420000, "gas-stations": 210000, "airfare": 240000, "hotels": 150000, "drugstores": 48000, "other": 1200000}'
)
on conflict (id) do nothing;

insert into public.member_cards (id, member_id, credit_card_id, status, opened_on, closed_on, fee_month, bonus_posted_on, position)
select own.id::uuid, '00000000-0000-4000-8000-000000000001', card.id, own.status, own.opened_on::date, own.closed_on::date, own.fee_month, own.bonus_posted_on::date, own.position
from (values
  ('00000000-0000-4000-8000-000000000201', 'chase-sapphire-preferred', 'held', '2024-03-14', null, 3, '2024-06-20', 0),
  ('00000000-0000-4000-8000-000000000202', 'chase-freedom-unlimited', 'held', '2022-09-02', null, null, '2022-11-30', 1),
  ('00000000-0000-4000-8000-000000000203', 'amex-gold', 'held', '2025-11-20', null, 11, null, 2),
  ('00000000-0000-4000-8000-000000000204', 'citi-double-cash', 'held', '2019-05-08', null, null, null, 3),
  ('00000000-0000-4000-8000-000000000205', 'discover-it-cash-back', 'held', '2017-01-23', null, null, null, 4),
  ('00000000-0000-4000-8000-000000000206', 'citi-strata-premier', 'closed', '2022-11-05', '2024-12-01', null, '2023-02-10', 5),
  ('00000000-0000-4000-8000-000000000207', 'citi-strata-premier', 'wish_list', null, null, null, null, 6)
) own (id, slug, status, opened_on, closed_on, fee_month, bonus_posted_on, position)
join public.credit_cards card on card.slug = own.slug
on conflict (id) do nothing;

update public.members
set
  selected_annual_spending_profile_id = '00000000-0000-4000-8000-000000000101',
  redemption_preference = 'travel',
  credit_level = 'excellent',
  category_priority = '["dining", "groceries", "travel"]',
  new_user_wizard = '{"redemptionPreferenceCompleted": true, "firstQuestionsCompleted": true}'
where id = '00000000-0000-4000-8000-000000000001' and redemption_preference is null;
