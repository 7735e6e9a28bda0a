-- Arranging wallets and their cards, and removing a wallet, each as one change.
begin;
select plan(23);
select tests.create_user(number) from generate_series(1, 2) number;

create function pg_temp.seen(wallet uuid) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(id, revision), '{}') from public.wallet_cards where wallet_id = wallet
$$;
create function pg_temp.card(number integer, slug text default 'amex-gold') returns jsonb language sql as $$
  select jsonb_build_object('id', tests.member_id(number), 'credit_card_id', id, 'member_card_id', null)
  from public.credit_cards where credit_cards.slug = card.slug
$$;
create function pg_temp.order_of(wallet uuid) returns uuid[] language sql as $$
  select array_agg(id order by position) from public.wallet_cards where wallet_id = wallet
$$;
create function pg_temp.wallets_seen() returns jsonb language sql as $$
  select jsonb_object_agg(id, revision) from public.wallets
$$;
grant execute on function pg_temp.wallets_seen(), pg_temp.seen(uuid), pg_temp.card(integer, text), pg_temp.order_of(uuid) to authenticated;

select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (id, name) values (tests.member_id(100), 'Mine');
insert into public.wallet_cards (id, wallet_id, credit_card_id, position)
select tests.member_id(100 + number), tests.member_id(100), id, number
from public.credit_cards, generate_series(1, 2) number where slug = 'amex-gold';

select is(
  public.arrange_wallet_cards(tests.member_id(100), pg_temp.seen(tests.member_id(100)),
    jsonb_build_array(pg_temp.card(102), pg_temp.card(101))) ->> 'kind',
  'saved', 'cards are put into another order'
);
select is(pg_temp.order_of(tests.member_id(100)), array[tests.member_id(102), tests.member_id(101)], 'the order is kept');

select is(
  public.arrange_wallet_cards(tests.member_id(100),
    pg_temp.seen(tests.member_id(100)) || jsonb_build_object(tests.member_id(102), 1),
    jsonb_build_array(pg_temp.card(101))) ->> 'kind',
  'stale', 'a wallet changed meanwhile is not overwritten'
);
select is(
  public.arrange_wallet_cards(tests.member_id(100),
    pg_temp.seen(tests.member_id(100)) - tests.member_id(101)::text,
    jsonb_build_array(pg_temp.card(102))) ->> 'kind',
  'stale', 'a card that was added meanwhile is not lost'
);
select is(
  public.arrange_wallet_cards(tests.member_id(100), null, jsonb_build_array(pg_temp.card(101))) ->> 'kind',
  'stale', 'who has seen nothing overwrites nothing'
);
select is(public.arrange_wallets(null, '{}') ->> 'kind', 'stale', 'nor puts wallets into another order');
select is(public.remove_wallet(tests.member_id(100), null, null) ->> 'kind', 'stale', 'nor removes one');
select throws_ok(
  $$ select public.arrange_wallet_cards(tests.member_id(100), pg_temp.seen(tests.member_id(100)), null) $$, '22023', null,
  'no list is not an empty list'
);
select is(pg_temp.order_of(tests.member_id(100)), array[tests.member_id(102), tests.member_id(101)], 'a stale change leaves all as it was');

select is(
  (select array_agg(card ->> 'id') from jsonb_array_elements(
    public.arrange_wallet_cards(tests.member_id(100), pg_temp.seen(tests.member_id(100)),
      jsonb_build_array(pg_temp.card(103), pg_temp.card(102))) -> 'cards') card),
  array[tests.member_id(103)::text, tests.member_id(102)::text],
  'cards are exchanged in one change'
);
select throws_ok(
  $$ select public.arrange_wallet_cards(tests.member_id(100), pg_temp.seen(tests.member_id(100)),
       jsonb_build_array(pg_temp.card(104), pg_temp.card(102) || '{"id": null}')) $$,
  '23502', null, 'a list that cannot be saved is refused'
);
select is(pg_temp.order_of(tests.member_id(100)), array[tests.member_id(103), tests.member_id(102)], 'and changes nothing');

select tests.act_as('authenticated', tests.member_id(2));
select is(
  public.arrange_wallet_cards(tests.member_id(100), '{}', '[]') ->> 'kind',
  'missing', 'another member''s wallet is not found'
);

select is(public.remove_wallet(tests.member_id(100), 1, '{}') ->> 'kind', 'missing', 'another member''s wallet is not there to be removed');
select is(public.arrange_wallets('{}', array[tests.member_id(100)]) -> 'wallets', '[]', 'nor to be put in order');

select tests.act_as('authenticated', tests.member_id(1));
insert into public.wallets (id, name, position) values (tests.member_id(110), 'Second', 1), (tests.member_id(120), 'Third', 2);
select is(
  (select array_agg(wallet ->> 'name') from jsonb_array_elements(
    public.arrange_wallets(pg_temp.wallets_seen(), array[tests.member_id(120), tests.member_id(100), tests.member_id(110)]) -> 'wallets') wallet),
  '{Third,Mine,Second}', 'wallets are put into another order'
);
select is((select array_agg(name order by position) from public.wallets), '{Third,Mine,Second}', 'their order is kept');
select is(
  public.arrange_wallets(pg_temp.wallets_seen() || jsonb_build_object(tests.member_id(110), 1),
    array[tests.member_id(110), tests.member_id(100), tests.member_id(120)]) ->> 'kind',
  'stale', 'an order that another tab has changed since is not overwritten'
);
select is(
  public.arrange_wallets(pg_temp.wallets_seen() - tests.member_id(110)::text, array[tests.member_id(100), tests.member_id(120)]) ->> 'kind',
  'stale', 'nor one from before a wallet was added'
);

select is(
  public.remove_wallet(tests.member_id(100), (select revision from public.wallets where id = tests.member_id(100)),
    pg_temp.seen(tests.member_id(100)) - tests.member_id(103)::text) ->> 'kind',
  'stale', 'a wallet that has got another card since is not removed'
);
select is(
  public.remove_wallet(tests.member_id(100), 0, pg_temp.seen(tests.member_id(100))) ->> 'kind',
  'stale', 'nor one that was renamed since'
);
select is(
  public.remove_wallet(tests.member_id(100), (select revision from public.wallets where id = tests.member_id(100)),
    pg_temp.seen(tests.member_id(100))) ->> 'kind',
  'removed', 'a wallet is removed as it was seen'
);
select is_empty($$ select 1 from public.wallet_cards $$, 'and its cards with it');

select * from finish();
rollback;
