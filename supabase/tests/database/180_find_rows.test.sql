begin;
select plan(8);
select tests.create_user(1);
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ select public.find_reference_rows('tips') $$, '42501', null, 'a member finds nothing');

select tests.act_as('app_admin', tests.member_id(1));
select is(
  (public.find_reference_rows('credit_cards', most => 2) ->> 'total')::bigint, (select count(*) from public.credit_cards), 'all rows are counted'
);
select is(jsonb_array_length(public.find_reference_rows('credit_cards', most => 2) -> 'ids'), 2, 'a page of them is named');
select is(
  public.find_reference_rows('spending_caps', '{GOLD,"restaur%"}', '{name,credit_card_id}', '{}',
    '{"credit_card_id": {"table": "credit_cards", "label": "name"}}') ->> 'total', '0', 'a wildcard of like is taken as it is'
);
select is(
  public.find_reference_rows('spending_caps', '{GOLD,restaur}', '{name,credit_card_id}', '{"confidence": "medium"}',
    '{"credit_card_id": {"table": "credit_cards", "label": "name"}}', 'credit_card_id') -> 'ids',
  (select jsonb_agg(c.id order by k.name, c.id) from public.spending_caps c join public.credit_cards k on k.id = c.credit_card_id
   where c.confidence = 'medium' and lower(concat(c.name, ' ', k.name)) like '%gold%' and lower(concat(c.name, ' ', k.name)) like '%restaur%'),
  'words are found in the row and in the row it points to'
);
select is(
  public.find_reference_rows('point_systems', sort_by => 'cash_value', is_descending => true, skipped => 3, most => 4) -> 'ids',
  (select jsonb_agg(id order by cash_value desc nulls last, id)
   from (select id, cash_value from public.point_systems order by cash_value desc nulls last, id offset 3 limit 4) page),
  'a later page goes on in the order asked for'
);
select is(
  public.find_reference_rows('companies', sort_by => 'name', most => 5000, led_by => '{"credit_cards": "company_id"}') -> 'ids',
  (select jsonb_agg(id order by id in (select company_id from public.credit_cards) desc, name, id) from public.companies),
  'rows that others refer to come first'
);
select throws_ok(
  $$ select public.find_reference_rows('tips', sort_by => 'id; drop table public.tips') $$, '42703', null, 'a name is a name'
);

select * from finish();
rollback;
