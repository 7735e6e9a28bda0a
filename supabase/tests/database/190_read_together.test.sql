-- What a page reads in one request is what its caller may read of each table, and no more.
begin;
select plan(8);
select tests.create_user(number) from generate_series(1, 2) number;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (name) values ('Mine');
insert into public.member_cards (credit_card_id) select min(id) from public.credit_cards;
select tests.act_as_owner();
insert into public.tips (slug, title, body, is_published) values ('secret', 'Secret', 'Not yet', false);

select tests.act_as('authenticated', tests.member_id(1));
select results_eq(
  $$ select name from public.catalogue_state s, public.all_wallets(s) $$, $$ values ('Mine') $$, 'members read their own'
);
select results_eq(
  $$ select count(*) from public.catalogue_state s, public.all_credit_cards(s) $$,
  $$ select count(*) from public.credit_cards $$, 'and the whole catalogue'
);
select is(
  public.catch_up(since_seconds => 0) -> 'catalogue', public.catalogue_changes_since(since_seconds => 0),
  'what was missed of the catalogue'
);
select is(
  public.catch_up(since_seconds => 0) -> 'members', public.list_member_revisions(), 'and the revisions of their own rows'
);

select tests.act_as('authenticated', tests.member_id(2));
select is_empty($$ select from public.catalogue_state s, public.all_wallets(s) $$, 'others do not read them');
select is_empty($$ select from public.catalogue_state s, public.all_member_cards(s) $$, 'of no table');

select tests.act_as('anon', null);
select is_empty($$ select from public.catalogue_state s, public.all_tips(s) where slug = 'secret' $$, 'visitors read no draft');
select throws_ok(
  $$ select from public.catalogue_state s, public.all_member_cards(s) $$, '42501', null, 'and nothing of members'
);
select * from finish();
rollback;
