-- Members :from to :to. Everything follows from a member's number: the same members at every size and in every run. 1
-- to 9 cards (5 on average), 0 to 4 benefit uses for each (2 on average).
create function pg_temp.draw(n bigint, salt integer, most bigint) returns bigint language sql immutable as
  'select (hashint8extended(n, salt) & 9223372036854775807) % most'
;
create temporary table products as select array_agg(id order by id) as ids, count(*) as amount from public.credit_cards
;
create temporary table perks as select array_agg(id order by id) as ids, count(*) as amount from public.credit_card_benefits
;
create temporary table systems as select array_agg(id order by id) as ids, count(*) as amount from public.point_systems
;
insert into auth.users (id, email, raw_user_meta_data, created_at)
select md5('member ' || n)::uuid, 'member-' || n || '@pointfolio.test', '{}', now() - pg_temp.draw(n, 1, 900) * interval '1 day'
from generate_series(:from, :to) n
;
insert into public.members (id, name, user_name, email_address, redemption_preference, category_priority, created_at)
select md5('member ' || n)::uuid, 'Member ' || n, 'member-' || n, 'member-' || n || '@pointfolio.test', 'travel',
  '["dining", "travel"]', now() - pg_temp.draw(n, 1, 900) * interval '1 day'
from generate_series(:from, :to) n
;
insert into public.annual_spending_profiles (id, member_id, name, amounts)
select md5('profile ' || n)::uuid, md5('member ' || n)::uuid, 'Our household',
  jsonb_build_object('us-supermarkets', pg_temp.draw(n, 2, 900000), 'restaurants', pg_temp.draw(n, 3, 600000), 'other', 1200000)
from generate_series(:from, :to) n
;
insert into public.member_cards (id, member_id, credit_card_id, status, opened_on, fee_month, position)
select md5('card ' || n || ' ' || j)::uuid, md5('member ' || n)::uuid,
  -- The square makes a few products popular.
  p.ids[1 + p.amount * pg_temp.draw(n * 10 + j, 7, 1000) * pg_temp.draw(n * 10 + j, 7, 1000) / 1000000],
  case when pg_temp.draw(n * 10 + j, 4, 10) = 0 then 'wish_list' else 'held' end,
  date '2018-01-01' + pg_temp.draw(n * 10 + j, 5, 3000)::integer, 1 + pg_temp.draw(n, 6, 12), j
from generate_series(:from, :to) n
cross join lateral generate_series(0, (n - 1) % 9) j
cross join products p
;
insert into public.benefit_uses (id, member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents, used_count)
select md5('use ' || n || ' ' || j || ' ' || k)::uuid, md5('member ' || n)::uuid, md5('card ' || n || ' ' || j)::uuid, p.ids[1 + pg_temp.draw(n * 10 + j, 9, p.amount)],
  date '2026-01-01' + (k * 31)::integer, pg_temp.draw(n, 8, 30000), 1
from generate_series(:from, :to) n
cross join lateral generate_series(0, (n - 1) % 9) j
cross join lateral generate_series(1, (n + j) % 5) k
cross join perks p
;
insert into public.wallets (id, member_id, name)
select md5('wallet ' || n)::uuid, md5('member ' || n)::uuid, 'Everyday' from generate_series(:from, :to) n where n % 2 = 0
;
insert into public.wallet_cards (id, member_id, wallet_id, credit_card_id, position)
select md5('wallet card ' || n || ' ' || j)::uuid, md5('member ' || n)::uuid, md5('wallet ' || n)::uuid, p.ids[1 + pg_temp.draw(n * 10 + j, 10, p.amount)], j
from generate_series(:from, :to) n
cross join generate_series(0, 2) j
cross join products p
where n % 2 = 0
;
insert into public.bonus_trackers (id, member_id, member_card_id, required_spend_cents, spent_cents, starts_on, deadline_on)
select md5('tracker ' || n)::uuid, md5('member ' || n)::uuid, md5('card ' || n || ' 0')::uuid, 400000, 100000, date '2026-09-01', date '2026-12-01'
from generate_series(:from, :to) n where n % 3 = 0
;
insert into public.point_balances (id, member_id, point_system_id, points, counted_on)
select md5('balance ' || n || ' ' || j)::uuid, md5('member ' || n)::uuid, s.ids[1 + (pg_temp.draw(n, 12, s.amount) + j) % s.amount], pg_temp.draw(n, 11, 200000), date '2026-11-01'
from generate_series(:from, :to) n
cross join generate_series(0, 1) j
cross join systems s
;
insert into public.point_system_custom_values (id, member_id, point_system_id, travel_value)
select md5('point value ' || n)::uuid, md5('member ' || n)::uuid, s.ids[1 + pg_temp.draw(n, 12, s.amount)], 1.5
from generate_series(:from, :to) n cross join systems s where n % 4 = 0
;
insert into public.benefit_custom_values (id, member_id, credit_card_benefit_id, value)
select md5('benefit value ' || n)::uuid, md5('member ' || n)::uuid, p.ids[1 + pg_temp.draw(n, 13, p.amount)], 5000
from generate_series(:from, :to) n cross join perks p where n % 5 = 0
;
insert into public.spending_category_custom_values (id, member_id, credit_card_id, category_id, rate)
select md5('own rate ' || n)::uuid, md5('member ' || n)::uuid, p.ids[1 + pg_temp.draw(n, 14, p.amount)], (select min(id) from public.categories), 3
from generate_series(:from, :to) n cross join products p where n % 10 = 0
;
insert into public.whiteboards (id, member_id, name, document, is_shared)
select md5('board ' || n)::uuid, md5('member ' || n)::uuid, 'Plan',
  jsonb_build_object('elements', '[]'::jsonb, 'files', jsonb_build_object('picture', jsonb_build_object('path', md5('member ' || n)::uuid || '/' || n || '.png'))),
  n % 100 = 0
from generate_series(:from, :to) n where n % 20 = 0
;
insert into public.fact_reports (id, member_id, table_name, record_id, subject, problem, status, answer, created_at)
select md5('report ' || n)::uuid, md5('member ' || n)::uuid, 'credit_cards', p.ids[1 + pg_temp.draw(n, 16, p.amount)], 'The annual fee', 'It has changed.',
  case when n % 4000 = 0 then 'open' else 'corrected' end, 'Thank you.', now() - pg_temp.draw(n, 15, 900) * interval '1 day'
from generate_series(:from, :to) n cross join products p where n % 200 = 0
;
insert into public.reference_changes (id, changed_at, catalog_revision, table_name, record_id, operation, before, after) overriding system value
select 1000000000 + n, now() - n * interval '10 minutes', n, 'credit_cards', p.ids[1 + pg_temp.draw(n, 17, p.amount)], 'UPDATE', jsonb_build_object('id', p.ids[1 + pg_temp.draw(n, 17, p.amount)]), jsonb_build_object('id', p.ids[1 + pg_temp.draw(n, 17, p.amount)])
from generate_series(:from, :to) n cross join products p where n % 10 = 0
;
insert into storage.objects (bucket_id, name, created_at)
select 'avatars', md5('member ' || n)::uuid || '/me.webp', now() - interval '30 days' from generate_series(:from, :to) n where n % 4 = 0
union all
select 'whiteboard-images', md5('member ' || n)::uuid || '/' || n || '.png', now() - interval '30 days' from generate_series(:from, :to) n where n % 20 = 0
;
drop table products, perks, systems
;
drop function pg_temp.draw(bigint, integer, bigint)
;
