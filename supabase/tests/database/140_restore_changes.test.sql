begin;
select plan(31);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('anon');
select throws_ok($$ select public.restore_reference_change(1) $$, '42501', null, 'a visitor restores nothing');
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ select public.restore_reference_change(1) $$, '42501', null, 'nor does a member');

select tests.act_as('app_admin', tests.member_id(2));
create temporary table made (name text, id bigint);
create temporary table present (content jsonb, parts jsonb);
update public.credit_cards set annual_fee_cents = 34000, verified_on = '2026-11-01' where slug = 'amex-gold';
insert into made select 'first', max(id) from public.reference_changes;
update public.credit_cards set annual_fee_cents = 35000 where slug = 'amex-gold';
insert into made select 'second', max(id) from public.reference_changes;

select is(
  public.restore_reference_change(made.id, 'before', 1), '{"kind": "conflict"}', 'an older reading restores nothing'
) from made where name = 'first';
select is(public.restore_reference_change(made.id) ->> 'kind', 'restored', 'a change is undone') from made where name = 'first';
select is(annual_fee_cents, 32500, 'as if it had not been') from public.credit_cards where slug = 'amex-gold';
select is(public.restore_reference_change(made.id, 'after') ->> 'kind', 'restored', 'or made again') from made where name = 'first';
select results_eq(
  $$ select annual_fee_cents, verified_on::text from public.credit_cards where slug = 'amex-gold' $$,
  $$ values (34000, '2026-11-01') $$, 'with the source of its day'
);
select is(changed_by, tests.member_id(2), 'restoring is in the history as well') from public.reference_changes order by id desc limit 1;

-- A removed card is restored completely and with its ids.
insert into present select to_jsonb(c), (select jsonb_object_agg(section, ids) from (
    select section, jsonb_agg(r.id order by r.id) as ids from private.list_card_rows(c.id) r group by section) parts)
  from public.credit_cards c where slug = 'citi-custom-cash';
create temporary table ways as select p.* from public.product_changes p join present on (content ->> 'id')::bigint in (from_credit_card_id, to_credit_card_id);
delete from public.credit_cards where slug = 'citi-custom-cash';
select results_eq(
  'select public.list_removed_credit_cards()', $$ select (content ->> 'id')::bigint from present $$, 'its id is known to be gone'
);
select is(
  (select count(*) from private.list_card_rows((content ->> 'id')::bigint)), 0::bigint, 'a card is removed with all that belongs to it'
) from present;
select is(
  public.restore_reference_change((select id from public.reference_changes where table_name = 'credit_cards' and operation = 'DELETE' order by id desc limit 1)) ->> 'rows',
  (select (sum(jsonb_array_length(value)) + (select count(*) from ways))::text from present, jsonb_each(parts)), 'and comes back with it'
);
select is_empty('select public.list_removed_credit_cards()', 'and its id is no longer gone');
select is(
  (select jsonb_object_agg(section, ids) from (
    select section, jsonb_agg(r.id order by r.id) as ids from private.list_card_rows((content ->> 'id')::bigint) r group by section) parts),
  parts, 'every row under its old id'
) from present;
select is(
  (select to_jsonb(c) - '{created_at,updated_at,revision}'::text[] from public.credit_cards c where slug = 'citi-custom-cash'),
  content - '{created_at,updated_at,revision}'::text[], 'and as it was'
) from present;

select is(
  (select array_agg(distinct table_name order by table_name) from public.list_card_changes((select (content ->> 'id')::bigint from present))),
  (select array_agg(key order by key) from present, jsonb_object_keys(parts) key), 'the history of a card is that of all its parts'
);
select ok(
  (select bool_and(table_name = 'credit_cards' and record_id = (select id from public.credit_cards where slug = 'amex-gold'))
   from public.list_card_changes((select id from public.credit_cards where slug = 'amex-gold'))), 'and of no other card'
);

select isnt_empty('select from ways', 'and it can be changed into others');
select results_eq(
  $$ select id from ways order by id $$, $$ select id from public.product_changes where id in (select id from ways) order by id $$, 'as before'
);

-- Two cards that refer to each other are removed together, and restored together.
delete from public.credit_cards where slug in ('chase-freedom-flex', 'chase-freedom-unlimited');
select is(
  public.restore_removed_rows('credit_cards', array(select record_id from public.reference_changes
    where table_name = 'credit_cards' and operation = 'DELETE' and before ->> 'slug' like 'chase-freedom-%')) ->> 'kind',
  'restored', 'a row that names two removed cards waits for the second'
);
select is_empty(
  $$ select c.table_name, c.record_id from public.reference_changes c
     where c.operation = 'DELETE' and c.changed_at = (select max(changed_at) from public.reference_changes where table_name = 'credit_cards' and operation = 'DELETE')
       and c.before::text like '%credit_card_id%' and c.table_name in ('product_changes', 'credit_card_rules', 'spending_costs')
       and not exists (select from public.product_changes p where c.table_name = 'product_changes' and p.id = c.record_id)
       and not exists (select from public.credit_card_rules r where c.table_name = 'credit_card_rules' and r.id = c.record_id)
       and not exists (select from public.spending_costs s where c.table_name = 'spending_costs' and s.id = c.record_id) $$,
  'and nothing of them is missing'
);

delete from public.tips where slug = (select min(slug) from public.tips);
insert into made select 'tip', max(id) from public.reference_changes;
insert into public.tips (slug, title, body) select before ->> 'slug', 'In its place', 'Another' from public.reference_changes where id = (select id from made where name = 'tip');
select is(
  public.restore_reference_change(id), '{"kind": "invalid", "table": "tips", "field": "slug", "reason": "duplicate"}', 'a row that would clash stays away'
) from made where name = 'tip';
select is(public.restore_reference_change(id, 'after'), '{"kind": "nothing"}', 'a removal has no after') from made where name = 'tip';
select is(public.restore_reference_change(-1), '{"kind": "nothing"}', 'nor is there anything in a change that there is not');
select throws_ok($$ select public.restore_reference_change(1, 'between') $$, '22023', null, 'there are two states');

-- Many removed rows are restored together, or none.
create temporary table gone as select array_agg(id) as ids from (select id from public.spending_presets order by id limit 2) chosen;
delete from public.spending_presets where id = any (select unnest(ids) from gone);
select results_eq(
  $$ select answer ->> 'kind', (answer ->> 'rows')::integer from gone, public.restore_removed_rows('spending_presets', ids) answer $$,
  $$ values ('restored', 2) $$, 'a removal of many is undone at once'
);
select is(count(*), 2::bigint, 'under their old ids') from public.spending_presets, gone where id = any (ids);
select results_eq(
  $$ select answer ->> 'kind', (answer ->> 'rows')::integer from gone, public.restore_removed_rows('spending_presets', ids) answer $$,
  $$ values ('restored', 0) $$, 'a row that is there already is left as it is'
);
delete from public.spending_presets where id = any (select unnest(ids) from gone);
insert into public.spending_presets (slug, name, amounts) select before ->> 'slug', 'In its place', '{}' from public.reference_changes
  where table_name = 'spending_presets' and operation = 'DELETE' and record_id = (select max(id) from gone, unnest(ids) id) order by id desc limit 1;
select is(
  public.restore_removed_rows('spending_presets', ids) ->> 'reason', 'duplicate', 'a clash is named'
) from gone;
select is(count(*), 0::bigint, 'and none comes back') from public.spending_presets, gone where id = any (ids);

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ select private.bring_back_record('tips', '{}') $$, '42501', null, 'a member cannot go around it');
select tests.act_as('app_admin', tests.member_id(2));
select throws_ok($$ select private.bring_back_record('members', '{}') $$, '22023', null, 'an admin reaches reference data only');

select * from finish();
rollback;
