begin;
select plan(32);
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
  $$ values ('restrict', true, null::bigint), ('cascade', false, 2::bigint) $$, 'what refers to a record is counted, a single member of many cards is not'
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

select * from finish();
rollback;
