-- A token that still names the role of admins, of an account that has lost it.
begin;
select plan(16);
select tests.create_user(number) from generate_series(1, 3) number;
insert into public.tips (slug, title, body, is_published, source) values ('draft', 'Draft', 'Text', false, 'A source');
insert into public.fact_reports (member_id, table_name, record_id, subject, problem)
  select tests.member_id(2), 'credit_cards', min(id), 'A card', 'Its fee' from public.credit_cards;
insert into public.reference_changes (catalog_revision, table_name, record_id, operation, changed_by)
values (1, 'tips', 1, 'INSERT', tests.member_id(1));
insert into private.answered_requests (admin_id, id, answer) values (tests.member_id(1), tests.member_id(9), '{"kind": "saved"}');

select tests.act_as('app_admin', tests.member_id(1));
select is(tests.attempt($$ update public.alliances set name = name $$), 'allowed', 'an admin changes reference data');
select is(tests.attempt($$ update public.fact_reports set answer = 'Yes' $$), 'allowed', 'and answers reports');
select isnt_empty($$ select from public.list_editors(array[tests.member_id(1)]) $$, 'and reads who did what');

select tests.act_as_owner();
select private.revoke_admin(tests.member_id(1));
select
  set_config('request.jwt.claims', jsonb_build_object('sub', tests.member_id(1), 'role', 'app_admin', 'aal', 'aal2')::text, true),
  set_config('request.jwt.claim.sub', tests.member_id(1)::text, true),
  set_config('request.jwt.claim.role', 'app_admin', true),
  set_config('role', 'app_admin', true);
select is(tests.attempt($$ insert into public.alliances (slug, name, source) values ('x', 'X', 'A source') $$), 'refused', 'who was one adds nothing');
select is(tests.attempt($$ update public.alliances set name = name $$), 'nothing', 'changes nothing');
select is(tests.attempt($$ delete from public.alliances $$), 'nothing', 'removes nothing');
select is(tests.attempt($$ update public.fact_reports set answer = 'Yes' $$), 'nothing', 'answers no report');
select is_empty($$ select from public.fact_reports $$, 'reads none');
select is_empty($$ select from public.reference_changes $$, 'nor the history');
select is_empty($$ select from public.tips where not is_published $$, 'nor a draft');
select is_empty($$ select from public.list_editors(array[tests.member_id(1)]) $$, 'nor names');
select is(public.compute_website_statistics(7), null, 'nor figures');
select throws_ok($$ select * from public.count_references('companies', 1) $$, '42501', 'no admin', 'nor counts');
select throws_ok(
  $$ select public.answer_once(tests.member_id(9), 'save_card', '{}') $$, '42501', 'no admin', 'and is answered nothing again'
);
select throws_ok($$ select private.bring_back_record('tips', '{}') $$, '42501', 'no admin', 'and brings nothing back');
select lives_ok($$ insert into public.wallets (name) values ('Mine') $$, 'the rights of every member stay');

select * from finish();
rollback;
