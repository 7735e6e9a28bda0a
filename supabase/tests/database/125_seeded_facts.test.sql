-- Effect of a release's facts on a database with the previous ones (supabase/seeds/README.md).
begin;
select plan(40);
select tests.create_user(number) from generate_series(1, 2) number;

-- Cards as facts, except those of `gone`; one has another fee.
create function pg_temp.push_cards(gone text[] default '{}', changed text default null, fee integer default null) returns jsonb language sql as $$
  with applied as materialized (
    select private.apply_facts('credit_cards', 'credit_cards', '{slug,company_id,annual_fee_cents}', '{slug}', '{"company_id": "companies"}', (
      select jsonb_agg(jsonb_build_array(c.slug, i.slug, case c.slug when changed then fee else c.annual_fee_cents end) order by c.id)
      from public.credit_cards c join public.companies i on i.id = company_id where c.slug <> all (gone)
    )) as report
  )
  select element from applied, jsonb_array_elements(report) element where element ? 'added'
$$;
-- All other seeded rows stay in the facts.
create function pg_temp.finish(digest text default 'next') returns jsonb language sql as $$
  select private.finish_facts(digest, (select array_agg(distinct seed) from private.seeded_facts))
$$;
create function pg_temp.leave(target text, ids bigint[]) returns void language sql as $$
  update private.seeded_facts set has_left = true where table_name = target and record_id = any (ids)
$$;
create function pg_temp.find_card(wanted text) returns bigint language sql as $$ select id from public.credit_cards where slug = wanted $$;
grant execute on function pg_temp.find_card(text) to authenticated;

select is((select count(*) from private.seeded_facts where table_name = 'credit_cards'), (select count(*) from public.credit_cards), 'every seeded card is known to be one');
select is(
  (select digest ~ '^[0-9a-f]{64}$' from private.facts_release), true, 'the seeds leave the digest of the facts'
);
select is_empty(
  $$ select p.proname, r.rolname from pg_proc p, pg_roles r
     where p.proname in ('apply_facts', 'finish_facts', 'push_facts', 'remove_left_facts', 'list_kept_facts') and p.pronamespace = 'private'::regnamespace
       and r.rolname in ('anon', 'authenticated', 'app_admin', 'service_role') and has_function_privilege(r.oid, p.oid, 'execute')
     union all
     select t.relname, r.rolname from pg_class t, pg_roles r
     where t.oid in ('private.seeded_facts'::regclass, 'private.facts_release'::regclass, 'private.staged_facts'::regclass)
       and r.rolname in ('anon', 'authenticated', 'app_admin', 'service_role') and has_table_privilege(r.oid, t.oid, 'select, insert, update, delete') $$,
  'only the owner of the database pushes facts'
);

-- Changed facts.
select is(pg_temp.push_cards(), '{"table": "credit_cards", "added": 0, "changed": 0, "kept": []}', 'the same facts change nothing');
select is(
  pg_temp.push_cards('{}', 'amex-gold', 35000), '{"table": "credit_cards", "added": 0, "changed": 1, "kept": []}', 'a changed fee is one change'
);
select is(annual_fee_cents, 35000, 'and is there') from public.credit_cards where slug = 'amex-gold';
select is((select count(*) from public.reference_changes), 0::bigint, 'without being an edit of anybody');

-- A row changed by an admin.
select tests.act_as('app_admin', tests.member_id(2));
update public.credit_cards set annual_fee_cents = 1 where slug = 'amex-gold';
select tests.act_as_owner();
select is(
  pg_temp.push_cards('{}', 'amex-gold', 37500) -> 'kept',
  '[{"row": "amex-gold", "state": "edited", "differs": [{"column": "annual_fee_cents", "here": 1, "release": 37500}]}]',
  'a row that was edited by hand is listed with both values'
);
select is(annual_fee_cents, 1, 'and kept') from public.credit_cards where slug = 'amex-gold';
select set_config('pointfolio.takes_release', 'on', true);
select is(
  pg_temp.push_cards('{}', 'amex-gold', 37500), '{"table": "credit_cards", "added": 0, "changed": 1, "kept": []}', 'unless the release is taken'
);
select set_config('pointfolio.takes_release', '', true);
select is(annual_fee_cents, 37500, 'whose fee it has then') from public.credit_cards where slug = 'amex-gold';
select is(
  (select before ->> 'annual_fee_cents' from public.reference_changes order by id desc limit 1), '1', 'and the history has the work of the admin'
);
select is(pg_temp.push_cards('{}', 'amex-gold', 39500) ->> 'changed', '1', 'from then on the row follows the facts again');

-- A row removed by an admin, one whose key was edited, and one added by an admin.
select tests.act_as('app_admin', tests.member_id(2));
delete from public.tips where slug = (select min(slug) from public.tips);
update public.tips set slug = 'named-otherwise' where slug = (select max(slug) from public.tips);
insert into public.tips (slug, title, body, position, is_published, source) values ('by-hand', 'A title', 'A text', 99, true, 'An admin');
select tests.act_as_owner();
create temporary table tip_facts as
  select jsonb_agg(key || jsonb_build_array(coalesce(title, 'Gone'), coalesce(body, 'Gone'), coalesce(position, 1::smallint), coalesce(is_published, true)) order by key) as facts
  from private.seeded_facts left join public.tips on id = record_id where seed = 'tips';
create function pg_temp.push_tips() returns jsonb language sql as $$
  select element from jsonb_array_elements((
    select private.apply_facts('tips', 'tips', '{slug,title,body,position,is_published}', '{slug}', '{}', facts) from tip_facts)) element
  where element ? 'added'
$$;
select is(
  (select string_agg(kept ->> 'state', ', ' order by kept ->> 'row') from jsonb_array_elements(pg_temp.push_tips() -> 'kept') kept), 'removed, edited',
  'a removed row stays removed, a renamed one keeps its name, and both are listed'
);
select is((select count(*) from public.tips where slug in ('by-hand', 'named-otherwise')), 2::bigint, 'rows that an admin added are left alone');
select is((select count(*) from public.tips), (select jsonb_array_length(facts)::bigint from tip_facts), 'and no row is there twice');
select set_config('pointfolio.takes_release', 'on', true);
select is(pg_temp.push_tips(), '{"table": "tips", "added": 1, "changed": 1, "kept": []}', 'the release brings them back');
select set_config('pointfolio.takes_release', '', true);
select is((select array_agg(slug) from public.tips where slug in ('by-hand', 'named-otherwise')), '{by-hand}'::text[], 'under their names, beside what was added by hand');

-- Rows that left.
select tests.act_as('authenticated', tests.member_id(1));
insert into public.member_cards (id, credit_card_id) select tests.member_id(100), pg_temp.find_card('blue-cash-preferred');
insert into public.bonus_trackers (id, member_card_id, signup_bonus_id, required_spend_cents, starts_on, deadline_on)
select tests.member_id(101), tests.member_id(100), min(id), 1, '2026-01-01', '2026-04-01' from public.signup_bonuses
where credit_card_id = pg_temp.find_card('citi-double-cash') and is_current;
insert into public.benefit_uses (id, member_card_id, credit_card_benefit_id, period_starts_on, used_cents)
select tests.member_id(102), tests.member_id(100), min(id), '2026-01-01', 1 from public.credit_card_benefits where credit_card_id = pg_temp.find_card('amex-gold');
select tests.act_as_owner();
create temporary table parts as
  select c.slug, r.section, r.id from public.credit_cards c, private.list_card_rows(c.id) r where c.slug in ('blue-cash-preferred', 'amex-platinum-schwab');
select ok((select count(distinct section) > 3 from parts where slug = 'blue-cash-preferred'), 'a card has rows of many tables');
select pg_temp.leave(section, array_agg(id)) from parts group by section;
select pg_temp.leave('credit_card_rules', array_agg(id)) from public.credit_card_rules where blocking_credit_card_id = pg_temp.find_card('amex-platinum-schwab');
select is(
  pg_temp.push_cards('{blue-cash-preferred,amex-platinum-schwab}') ->> 'added', '0', 'two cards left the facts with all that belongs to them'
);
select is((select count(*) from public.credit_cards where slug in ('blue-cash-preferred', 'amex-platinum-schwab')), 2::bigint, 'and wait for the end of the seeds');
select is(
  (select string_agg(format('%s %s', r ->> 'removed', r ->> 'closed'), '' order by r ->> 'table') from jsonb_array_elements(pg_temp.finish()) r
   where r ->> 'table' = 'credit_cards'), '1 1', 'one is removed, the other closed'
);
select is_empty($$ select from public.credit_cards where slug = 'amex-platinum-schwab' $$, 'the one that nobody has is gone');
select is(
  (select opened_to_new from public.credit_cards where slug = 'blue-cash-preferred'), false, 'the one that a member holds is closed to others'
);
select is(
  (select count(*) from private.list_card_rows(pg_temp.find_card('blue-cash-preferred'))), (select count(*) from parts where slug = 'blue-cash-preferred'),
  'and keeps its rates, caps and credits'
);
select is((select bool_or(is_current) from public.signup_bonuses where credit_card_id = pg_temp.find_card('blue-cash-preferred')), false, 'but no offer');
select is((select count(*) from public.member_cards), 1::bigint, 'the member has it still');
select is(pg_temp.finish('again'), '[]', 'the next end of the seeds has nothing to do');

select pg_temp.leave('signup_bonuses', array(select signup_bonus_id from public.bonus_trackers));
select pg_temp.leave('signup_bonus_tiers', array(select t.id from public.signup_bonus_tiers t join public.bonus_trackers using (signup_bonus_id)));
select pg_temp.leave('credit_card_benefits', array(select credit_card_benefit_id from public.benefit_uses));
create temporary table tiers as select id from public.category_points where credit_card_id = pg_temp.find_card('citi-double-cash') or valid_during <> '(,)' limit 2;
select pg_temp.leave('category_points', array(select id from tiers));
select set_eq(
  $$ select r ->> 'table' a, r ->> 'removed' b, r ->> 'closed' c from jsonb_array_elements(pg_temp.finish()) r $$,
  $$ values ('signup_bonuses', '0', '1'), ('credit_card_benefits', '0', '1'), ('category_points', '2', '0') $$,
  'an offer that is tracked and a credit that was used are closed, a rate is removed'
);
select is((select is_current from public.signup_bonuses where id = (select signup_bonus_id from public.bonus_trackers)), false, 'the offer is not current');
select is(
  (select ends_on from public.credit_card_benefits where id = (select credit_card_benefit_id from public.benefit_uses)), current_date, 'the credit ends today'
);
select is((select digest from private.facts_release), 'next', 'and the digest says which facts are there');

-- A row that a member refers to is removed after the last reference; a row that returns to the facts is open again.
select is(pg_temp.push_cards('{}', null, null) ->> 'changed', '0', 'a card that comes back to the facts is one of them again');
select is((select has_left from private.seeded_facts where record_id = pg_temp.find_card('blue-cash-preferred') and table_name = 'credit_cards'), false, 'and has not left');
update private.seeded_facts set has_left = false where (table_name, record_id) in (select section, id from parts);
delete from public.bonus_trackers where id = tests.member_id(101);
select is((select sum((r ->> 'removed')::integer) from jsonb_array_elements(pg_temp.finish()) r where r ->> 'table' = 'signup_bonuses'), 1::bigint, 'an offer goes with the last who tracked it');

-- Staged files run as one; a rehearsal reports the changes without making them.
insert into private.staged_facts (push, place, part, sql)
select '00000000-0000-4000-8000-000000000001', 1, part, sql from unnest(array[
  '-- A file' || E'\n' || 'select private.apply_facts(''alliances'', ''alliances'', ''{slug,name,confidence}'', ''{slug}'', ''{}'', ',
  '''[["new-alliance", "New", "low"]]'');']) with ordinality f (sql, part);
select set_eq(
  $$ select r ->> 'table' a, r ->> 'added' b from jsonb_array_elements(private.push_facts('00000000-0000-4000-8000-000000000001', false, true)) r where r ? 'added' $$,
  $$ values ('alliances', '1') $$, 'a rehearsal says what would be added'
);
select is((select count(*) from public.alliances where slug = 'new-alliance') + (select count(*) from private.staged_facts), 0::bigint, 'and adds nothing');

-- Facts name rows by slug. Rows whose slug was edited by hand are found by the former one.
create temporary table named as select
  (select jsonb_agg(jsonb_build_array(c.slug, i.slug, c.annual_fee_cents) order by c.id)
   from public.credit_cards c join public.companies i on i.id = c.company_id) as cards,
  (select jsonb_agg(jsonb_build_array(c.slug, r.slug, b.slug) order by t.id) from public.credit_card_rules t
   join public.credit_cards c on c.id = t.credit_card_id join public.rules r on r.id = t.rule_id
   left join public.credit_cards b on b.id = t.blocking_credit_card_id) as card_rules;
create temporary table named_card as
  select slug from public.credit_cards where id = (select min(credit_card_id) from public.credit_card_rules);
grant select on named_card to app_admin;
create temporary table rules_before as select * from public.credit_card_rules;
select tests.act_as('app_admin', tests.member_id(2));
update public.companies set slug = 'issuer-by-hand' where slug = 'citi';
update public.credit_cards set slug = 'card-by-hand' where slug = (select slug from named_card);
select tests.act_as_owner();
select is(
  (select e ->> 'changed' from named, jsonb_array_elements(
    private.apply_facts('credit_cards', 'credit_cards', '{slug,company_id,annual_fee_cents}', '{slug}', '{"company_id": "companies"}', cards)) e where e ? 'added'),
  '0', 'a renamed issuer changes none of its cards'
);
select is(
  (select private.apply_facts('credit_card_rules', 'credit_card_rules', '{credit_card_id,rule_id,blocking_credit_card_id}',
    '{credit_card_id,rule_id,blocking_credit_card_id}', '{"credit_card_id": "credit_cards", "rule_id": "rules", "blocking_credit_card_id": "credit_cards"}', card_rules) from named),
  '[{"table": "credit_card_rules", "added": 0, "changed": 0, "kept": []}]', 'and a renamed card keeps its rules'
);
select results_eq('select * from public.credit_card_rules order by id', 'select * from rules_before order by id', 'each as it was');

select * from finish();
rollback;
