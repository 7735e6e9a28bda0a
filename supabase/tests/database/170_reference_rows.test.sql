begin;
select plan(36);
select tests.create_user(number) from generate_series(1, 6) number;
create temporary table answers (answer jsonb);
grant all on answers to public;

select tests.act_as('authenticated', tests.member_id(2));
select throws_ok($$ select public.apply_reference_rows('tips', '{title}', '[]') $$, '42501', null, 'a member applies nothing');
select throws_ok($$ select * from public.count_references('credit_cards', 1) $$, '42501', null, 'nor asks what refers to a record');
select throws_ok($$ select * from public.list_editors('{}') $$, '42501', null, 'nor who edits');
select throws_ok($$ select * from private.list_editors('{}') $$, '42501', null, 'by no door');

select tests.act_as('app_admin', tests.member_id(1));
select throws_ok($$ select public.apply_reference_rows('members', '{name}', '[]') $$, '22023', null, 'tables of members are no reference data');
select throws_ok($$ select public.apply_reference_rows('tips', '{revision}', '[]') $$, '22023', null, 'no revision is written by hand');
select throws_ok($$ select public.apply_reference_rows('tips', '{"title = title; --"}', '[]') $$, '22023', null, 'a column is one that exists');

select is(
  public.apply_reference_rows('tips', '{slug,title,body}', '[
    {"line": 2, "slug": "one", "title": "One", "body": "Text"}, {"line": 3, "slug": "two", "title": "Two", "body": "Text"}]'),
  '{"kind": "applied", "added": 2, "changed": 0, "removed": 0}', 'new rows are added'
);
select is(
  (select count(distinct catalog_revision) from public.reference_changes where table_name = 'tips' and after ->> 'slug' in ('one', 'two')),
  1::bigint, 'as one change of the catalog'
);
select is(
  public.apply_reference_rows('tips', '{title}', (
    select jsonb_agg(jsonb_build_object('line', id, 'id', id, 'revision', revision, 'title', upper(title)))
    from public.tips where slug in ('one', 'two')), true),
  '{"kind": "rehearsed", "added": 0, "changed": 2, "removed": 0}', 'a rehearsal counts'
);
select results_eq($$ select title from public.tips where slug in ('one', 'two') order by slug $$, $$ values ('One'), ('Two') $$, 'and keeps nothing');

insert into answers select public.apply_reference_rows('tips', '{title}', (
  select jsonb_agg(jsonb_build_object('line', slug, 'id', id, 'revision', case slug when 'two' then 7 else revision end, 'title', upper(title)))
  from public.tips where slug in ('one', 'two')));
select is(answer #>> '{errors,0,line}', 'two', 'a row that somebody else changed is named') from answers;
select is(answer #>> '{errors,0,code}', 'PF409', 'as such') from answers;
select results_eq($$ select title from public.tips where slug in ('one', 'two') order by slug $$, $$ values ('One'), ('Two') $$, 'and nothing is written');

delete from answers;
insert into answers select public.apply_reference_rows('tips', '{slug,title,body,position}', (
  select jsonb_agg(jsonb_build_object('line', number, 'slug', 'tip-' || case number when 703 then 702 else number end, 'title', 'Tip',
    'body', 'Text', 'position', case number when 1500 then 'first' else '1' end))
  from generate_series(1, 2000) number));
select is(jsonb_path_query_array(answer, '$.errors[*].line'), '[703, 1500]', 'every bad row among thousands is named by its line') from answers;
select is(jsonb_path_query_array(answer, '$.errors[*].code'), '["23505", "22P02"]', 'with what is wrong') from answers;
select is((select count(*) from public.tips where slug like 'tip-%'), 0::bigint, 'and none of them is written');

select is(
  public.apply_reference_rows('tips', '{}', (
    select jsonb_agg(jsonb_build_object('line', id, 'id', id, 'revision', revision, 'remove', true)) from public.tips where slug in ('one', 'two'))),
  '{"kind": "applied", "added": 0, "changed": 0, "removed": 2}', 'rows are removed'
);

select throws_like(
  $$ update public.credit_cards set annual_fee_cents = 1, source = ' ', source_url = null where slug = 'amex-gold' $$,
  '%"credit_cards_source_needed"%', 'a fact without a source is refused'
);
select lives_ok($$ update public.tips set source = null, source_url = null, title = title || '!' $$, 'editorial content needs none');

select tests.act_as_owner();
insert into public.member_cards (member_id, credit_card_id)
  select tests.member_id(2), id from public.credit_cards, generate_series(1, 6) where slug = 'amex-gold';
select tests.act_as('app_admin', tests.member_id(1));
select results_eq(
  $$ select r.action, r.is_members, r.amount from public.credit_cards c cross join lateral public.count_references('credit_cards', c.id) r
     where c.slug = 'amex-gold' and r.table_name in ('spending_caps', 'member_cards') order by r.table_name $$,
  $$ values ('restrict', true, null::bigint), ('cascade', false, 2::bigint) $$, 'references to a record are counted, a single member of many cards is not'
);
select results_eq(
  $$ select name from public.list_editors(array[tests.member_id(1), tests.member_id(2)]) $$,
  $$ select coalesce(name, user_name, email_address) from public.members where id = tests.member_id(1) $$,
  'only those who changed reference data have a name'
);

-- A request whose answer was lost is sent again.
select tests.act_as('app_admin', tests.member_id(1));
create temporary table repeated as
  select public.answer_once(tests.member_id(900), 'add', '{"target": "tips", "values": {"slug": "once", "title": "Once", "body": "Text"}}') as answer
  from generate_series(1, 3);
select is(
  (select array_agg(distinct answer) from repeated),
  array[(select jsonb_build_object('kind', 'added', 'id', id) from public.tips where slug = 'once')], 'a row is added once, and every try is told so'
);
select is(
  (select array_agg(public.answer_once(tests.member_id(901), 'apply', '{"target": "tips", "columns": ["slug", "title", "body"],
     "items": [{"line": 2, "slug": "filed", "title": "Filed", "body": "Text"}]}') ->> 'added') from generate_series(1, 2)),
  '{1,1}', 'so is a file'
);
select is((select count(*) from public.tips where slug = 'filed'), 1::bigint, 'whose rows are there once');
select is(
  (select array_agg(public.answer_once(tests.member_id(902), 'save_card', jsonb_build_object('card', jsonb_build_object('rows', jsonb_build_object(
     'credit_cards', jsonb_build_array((to_jsonb(c) - 'revision'::text)
       || jsonb_build_object('id', -1, 'slug', 'card-once', 'source_url', 'https://example.com', 'verified_on', current_date))),
     'removed', '{}'::jsonb))) ->> 'kind')
   from (select * from public.credit_cards where slug = 'amex-gold') c, generate_series(1, 2)),
  '{saved,saved}', 'and a card'
);
select throws_ok(
  $$ select public.answer_once(tests.member_id(903), 'add', '{"target": "tips", "values": {"slug": "once", "title": "Another", "body": "Text"}}') $$,
  '23505', null, 'another request is another matter'
);
select throws_ok(
  $$ select public.answer_once(tests.member_id(904), 'add', '{"target": "members", "values": {"name": "Nobody"}}') $$, '22023', null, 'members are not added'
);
select throws_ok($$ select public.answer_once(tests.member_id(905), 'drop', '{}') $$, '22023', null, 'there are no other calls');
select tests.act_as('app_admin', tests.member_id(3));
select throws_ok(
  $$ select public.answer_once(tests.member_id(900), 'add', '{"target": "tips", "values": {"slug": "once", "title": "Once", "body": "Text"}}') $$,
  '23505', null, 'nobody is given the answer to somebody else'
);
select tests.act_as('authenticated', tests.member_id(2));
select throws_ok($$ select public.answer_once(tests.member_id(900), 'add', '{}') $$, '42501', null, 'a member is given none');

-- A request waits for its repeat alone: an admin chooses its id, which may be that of a member.
select tests.act_as('app_admin', tests.member_id(1));
select private.find_answer(tests.member_id(6));
select tests.act_as_owner();
select is_empty(
  $$ select from pg_locks where locktype = 'advisory' and (classid::bigint << 32 | objid::bigint) = hashtextextended(tests.member_id(6)::text, 0) $$,
  'a request with the id of a member keeps no member from writing'
);

-- Members' rows have no history: what they refer to stays.
insert into public.member_cards (id, member_id, credit_card_id)
  select tests.member_id(100), tests.member_id(6), id from public.credit_cards where slug = 'amex-gold';
insert into public.benefit_uses (member_id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents)
  select tests.member_id(6), tests.member_id(100), min(b.id), current_date, 1000
  from public.credit_card_benefits b join public.credit_cards c on c.id = b.credit_card_id where c.slug = 'amex-gold';
insert into public.point_systems (slug, name, kind, unit, source_url, verified_on) values ('mine', 'Mine', 'hotel', 'points', 'https://example.com', current_date);
insert into public.point_balances (member_id, point_system_id, points) select tests.member_id(6), id, 5 from public.point_systems where slug = 'mine';
create temporary table used as select credit_card_benefit_id as id from public.benefit_uses where member_id = tests.member_id(6);
grant all on used to public;
create function pg_temp.remove(target text, picked bigint) returns text language plpgsql as $$
declare
  present bigint;
begin
  execute format('select revision from public.%I where id = $1', target) into present using picked;
  return public.apply_reference_rows(target, '{}', jsonb_build_array(
    jsonb_build_object('line', 1, 'id', picked, 'revision', present, 'remove', true))) #>> '{errors,0,code}';
end
$$;
grant execute on all functions in schema pg_temp to public;
select tests.act_as('app_admin', tests.member_id(1));
select is(pg_temp.remove('credit_card_benefits', id), '23503', 'a benefit that members use is not removed') from used;
select is(pg_temp.remove('point_systems', id), '23503', 'nor a system in which they have points') from public.point_systems where slug = 'mine';
select is(
  public.save_credit_card(jsonb_build_object(
    'rows', jsonb_build_object('credit_cards', jsonb_build_array(to_jsonb(c))) || (
      select jsonb_object_agg(section, list) from (
        select r.section, jsonb_agg(r.content) as list from private.list_card_rows(c.id) r
        where r.section <> 'credit_cards' and (r.section, r.id) <> ('credit_card_benefits', used.id)
          and r.content -> 'credit_card_benefit_id' is distinct from to_jsonb(used.id)
        group by r.section) kept),
    'removed', (
      select jsonb_object_agg(section, list) from (
        select r.section, jsonb_agg(r.content) as list from private.list_card_rows(c.id) r
        where (r.section, r.id) = ('credit_card_benefits', used.id) or r.content -> 'credit_card_benefit_id' = to_jsonb(used.id)
        group by r.section) gone))) - 'constraint',
  '{"kind": "invalid", "path": "credit_card_benefits", "reason": "used"}', 'nor with its card, whose editor is told'
) from public.credit_cards c, used where c.slug = 'amex-gold';
select tests.act_as_owner();
delete from auth.users where id = tests.member_id(6);
select is_empty(
  $$ select from public.benefit_uses where member_id = tests.member_id(6) union all select from public.point_balances where member_id = tests.member_id(6) $$,
  'they go with their account all the same'
);

select * from finish();
rollback;
