-- Values that no column accepts, in any table: every column is tried with the checks that concern it alone.
begin;
select plan(17);
select tests.create_user(1);

create function pg_temp.list_taken(column_type regtype, column_name text, bad text[]) returns setof text language plpgsql as $$
declare
  place record;
  definition text;
  value text;
begin
  for place in
    select c.oid, c.relname, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.atttypid = column_type and a.attname like column_name
  loop
    execute format('create temporary table probe (%I %s)', place.attname, place.type);
    for definition in
      select pg_get_constraintdef(oid) from pg_constraint
      where conrelid = place.oid and contype = 'c' and conkey = array[place.attnum]
    loop
      execute 'alter table probe add ' || definition;
    end loop;
    foreach value in array bad loop
      begin
        execute format('insert into probe values (%L)', value);
        return next format('%s.%s: %s', place.relname, place.attname, value);
      exception when check_violation or data_exception then null;
      end;
    end loop;
    drop table probe;
  end loop;
end
$$;

select is_empty(
  $$ select * from pg_temp.list_taken('date', '%', '{infinity,-infinity,0001-01-01 BC,1899-12-31,2200-01-01,9999-12-31,294276-12-31}') $$,
  'no day outside of 1900 to 2199'
);
select is_empty(
  $$ select * from pg_temp.list_taken('daterange', '%',
       '{"empty","[2026-01-01,infinity)","[-infinity,2026-01-01)","[2026-01-01,9999-12-31]","[0001-01-01,)","(,294276-01-01)"}') $$,
  'no range that ends outside of them, or is written as endless'
);
select set_eq(
  $$ select distinct split_part(taken, ': ', 2) from pg_temp.list_taken('daterange', '%', '{"(,)","[1900-01-01,2199-12-31]","[2026-01-01,)"}') taken $$,
  $$ values ('(,)'), ('[1900-01-01,2199-12-31]'), ('[2026-01-01,)') $$,
  'open ends are taken, and so is every day in between'
);
select is_empty($$ select * from pg_temp.list_taken('numeric', '%', '{NaN,Infinity,-Infinity,-1}') $$, 'no number that is none');
select is_empty($$ select * from pg_temp.list_taken('text[]', '%', '{"{{annual-fee},{refund-ends}}","{{{annual-fee}}}"}') $$, 'no list of lists');
select set_eq(
  $$ select distinct split_part(taken, ': ', 1) from pg_temp.list_taken('text', '%', array['a' || chr(8238) || 'b', 'a' || chr(27) || 'b']) taken $$,
  -- Columns that only their member reads, values that Auth has checked, and names of tables.
  '{member_cards.notes,bonus_trackers.notes,benefit_uses.notes,purchases.notes,card_offers.notes,wallets.notes,members.email_address,reference_changes.table_name}'::text[],
  'no control characters and no marks of direction where another person reads'
);
select is_empty(
  $$ select * from pg_temp.list_taken('text', '%url', '{https://chase.com@evil.test/,https://evil.test\@chase.com/,javascript:alert(1),https://,https:///a,"https://a.test/ b"}') $$,
  'no address that looks like another'
);
select is_empty($$ select * from pg_temp.list_taken('text', 'preapproval_url', '{http://issuer.test/offers}') $$, 'no form for personal data without encryption');
select is_empty($$ select * from pg_temp.list_taken('text', 'slug', array[repeat('a', 81), 'constructor', 'prototype', '__proto__']) $$, 'no slug that nobody could choose, and no key of JavaScript');
select set_eq(
  $$ select distinct split_part(taken, ': ', 1) from pg_temp.list_taken('jsonb', '%', array[
       '{"constructor": []}', '{"__proto__": []}', '{"constructor": 1}', '{"constructor": true}', '{"constructor": "a"}', '["constructor"]', '{"a": ["prototype"]}']) taken $$,
  -- Documents that the app reads by names of its own, and those that triggers write.
  '{members.bonus_filters,members.best_card_filters,members.new_user_wizard,whiteboards.document,shared_pages.document,fact_changes.before,fact_changes.after,reference_changes.before,reference_changes.after}'::text[],
  'nor in what a member keeps by slugs, which a household may read'
);

-- A request may name a column hundreds of times, and no time limit applies between two columns of a row.
create view pg_temp.named_columns as
  select c.relname || '.' || a.attname as name, a.atttypid::regtype as type from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'select') or has_column_privilege('anon', c.oid, a.attnum, 'select'));
select set_eq(
  $$ select split_part(taken, ': ', 1) from (
       select pg_temp.list_taken('text', '%', array[
         repeat('a', 100001), 'https://a.test/' || repeat('a', 100000), 'data:image/png;base64,' || repeat('A', 100000)])
       union all select pg_temp.list_taken('text[]', '%', array[format('{%s}', repeat('a', 100001)), format('{%s}', repeat('a,', 50000) || 'a')])
       union all select pg_temp.list_taken('jsonb', '%', array[
         jsonb_build_object('a', repeat('a', 100001)), to_jsonb(array_fill(repeat('a', 80), array[1200])), to_jsonb(array_fill(0, array[50000])),
         (select jsonb_object_agg('a-' || n, to_jsonb(array_fill(repeat('a', 80), array[4]))) from generate_series(1, 400) n)]::text[])
     ) list (taken)
     intersect select name from pg_temp.named_columns $$,
  -- Auth has checked it.
  '{members.email_address}'::text[], 'no column that a request may name holds more than 100 kB'
);
select set_has(
  $$ select type::text from pg_temp.named_columns $$, $$ values ('text'), ('text[]'), ('jsonb') $$, 'and all kinds of large ones are tried'
);
select is_empty(
  $$ select name, type from pg_temp.named_columns join pg_type on oid = type where typlen < 0
     and type::text not in ('text', 'text[]', 'jsonb', 'numeric', 'daterange', 'bytea') $$,
  'there are no others'
);

select tests.act_as('authenticated', tests.member_id(1));
select throws_ok(
  $$ insert into public.member_cards (credit_card_id, choices) select min(id), (
       select jsonb_object_agg('choice-' || n, (select jsonb_agg(repeat('a', 80)) from generate_series(1, 400))) from generate_series(1, 400) n
     ) from public.credit_cards $$,
  '23514', null, 'no megabytes of chosen options'
);

-- Numbers that are short in a request and endless in writing.
select throws_ok(
  $$ insert into public.whiteboards (name, document) values ('Board', jsonb_build_object('elements', jsonb_build_array('1e131071'::jsonb))) $$,
  '23514', null, 'no number in a drawing that fills it by itself'
);
create function pg_temp.call_with_long_number(called regprocedure) returns text language plpgsql as $$
begin
  execute format('select %s(%s)', called::regproc, (
    select string_agg(format('%I => %L', name, case when type = 'jsonb'::regtype then '[[1e131071], [0e-16383]]' end), ', ')
    from pg_proc, unnest(proargnames[:pronargs], proargtypes::oid[]) argument (name, type) where oid = called
  ));
  return 'taken';
exception when others then
  return sqlstate;
end
$$;
select is_empty(
  $$ select oid::regprocedure, pg_temp.call_with_long_number(oid) from pg_proc
     where pronamespace = 'public'::regnamespace and has_function_privilege(oid, 'execute') and 'jsonb'::regtype = any (proargtypes)
       and not 'sender_key' = any (proargnames)
       -- These compare their arguments, and write none of them out.
       and proname not in ('arrange_wallets', 'remove_wallet')
       and pg_temp.call_with_long_number(oid) <> '22003' $$,
  'no function takes them, whoever may call it'
);
reset role;
select is_empty(
  $$ select taken from pg_temp.list_taken('jsonb', '%', '{"{\"a\": 1e131071}","{\"a\": 1e-16383}","{\"a\": 0e-16383}"}') taken
     where taken not like '%\_changes.%' and taken not like 'whiteboards.document%' $$,
  'nor does any column that a check is about alone'
);

select * from finish();
rollback;
