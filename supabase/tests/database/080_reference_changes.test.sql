begin;
select plan(13);
select tests.create_user(number) from generate_series(1, 3) number;

select tests.act_as('app_admin', tests.member_id(3));
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
select results_eq(
  $$ select changed_by, operation, table_name, (before ->> 'annual_fee_cents')::integer, (after ->> 'annual_fee_cents')::integer, catalog_revision
     from public.reference_changes order by id desc limit 1 $$,
  $$ select tests.member_id(3), 'UPDATE', 'credit_cards', 32500, 34000, revision from public.catalog_state $$,
  'a change is kept with who, what, before and after'
);
select is(
  (select record_id from public.reference_changes order by id desc limit 1), (select id from public.credit_cards where slug = 'amex-gold'),
  'it names the record'
);

insert into public.alliances (slug, name) values ('vanilla', 'Vanilla Alliance');
select results_eq(
  $$ select operation, before, after ->> 'slug' from public.reference_changes order by id desc limit 1 $$,
  $$ values ('INSERT', null::jsonb, 'vanilla') $$, 'a new record has no before'
);
delete from public.alliances where slug = 'vanilla';
select results_eq(
  $$ select operation, before ->> 'slug', after from public.reference_changes order by id desc limit 1 $$,
  $$ values ('DELETE', 'vanilla', null::jsonb) $$, 'a removed record has no after'
);

create temporary table seen as select count(*) as changes from public.reference_changes;
update public.credit_cards set annual_fee_cents = 34000 where slug = 'amex-gold';
select is((select count(*) from public.reference_changes), (select changes from seen), 'an edit that changes nothing leaves no trace');
delete from public.credit_cards where slug = 'citi-custom-cash';
select ok(
  (select count(distinct table_name) >= 3 from public.reference_changes
   where operation = 'DELETE' and catalog_revision > (select max(catalog_revision) from public.reference_changes where table_name = 'alliances')),
  'rows that go with a removed card are in the history too'
);
select is(
  tests.attempt($$ update public.reference_changes set changed_by = null $$), 'refused', 'an admin cannot rewrite history'
);

-- The latest hundred changes of a record are kept, as many as its page shows.
create function pg_temp.change_often(times integer) returns void language plpgsql as $$
begin
  for number in 1..times loop
    update public.credit_cards set annual_fee_cents = number where slug = 'amex-gold';
  end loop;
end
$$;
create temporary table others as select count(*) as changes from public.reference_changes where record_id <> (select id from public.credit_cards where slug = 'amex-gold');
select pg_temp.change_often(120);
create temporary view kept as select c.* from public.reference_changes c join public.credit_cards k on k.id = c.record_id where c.table_name = 'credit_cards' and k.slug = 'amex-gold';
select results_eq(
  $$ select count(*)::integer, min((after ->> 'annual_fee_cents')::integer), max((after ->> 'annual_fee_cents')::integer) from kept $$,
  $$ values (100, 21, 120) $$, 'the latest hundred changes of a record are kept'
);
select is(
  (select count(*) from public.reference_changes where record_id <> (select id from public.credit_cards where slug = 'amex-gold')), (select changes from others),
  'and nothing of another goes for them'
);
select is((select public.restore_reference_change(min(id)) ->> 'kind' from kept), 'restored', 'each of them can be undone');
select is((select annual_fee_cents from public.credit_cards where slug = 'amex-gold'), 20, 'to what was before it');

select tests.act_as_owner();
truncate seen;
insert into seen select count(*) from public.reference_changes;
set local pointfolio.seeding = 'on';
update public.credit_cards set annual_fee_cents = 35000 where slug = 'amex-gold';
set local pointfolio.seeding = '';
select is((select count(*) from public.reference_changes), (select changes from seen), 'seeding writes no history');
select is(payload -> 'changes' -> 0 -> 'record' ->> 'annual_fee_cents', '35000', 'but is told to open tabs') from realtime.messages where topic = 'catalog' order by (payload ->> 'revision')::bigint desc limit 1;

select * from finish();
rollback;
