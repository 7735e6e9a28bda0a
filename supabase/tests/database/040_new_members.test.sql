begin;
select plan(26);

select tests.create_user(1, '{"full_name": "Ann Lee", "user_name": "ann", "avatar_url": "https://pictures.test/ann.png"}');
select results_eq(
  $$ select name, user_name, email_address, image_url, revision from public.members where id = tests.member_id(1) $$,
  $$ values ('Ann Lee', 'ann', 'member1@pointfolio.test', 'https://pictures.test/ann.png', 1::bigint) $$,
  'picture, email, name and user name come from the provider''s profile'
);
select results_eq(
  $$ select redemption_preference, credit_level, category_priority, bonus_filters, selectable_categories, new_user_wizard from public.members $$,
  $$ values (null::text, null::text, '[]'::jsonb, '{}'::jsonb, '{}'::jsonb, '{"redemptionPreferenceCompleted": false}'::jsonb) $$,
  'the preferences of a new member are empty'
);

select tests.create_user(2, '{"preferred_username": "bob"}');
select is(name, 'bob', 'without a name the user name stands for it') from public.members where id = tests.member_id(2);
select tests.create_user(3, '{"name": "  ", "full_name": ""}');
select is(name, 'member3', 'an empty name is no name') from public.members where id = tests.member_id(3);
select is(user_name, 'member3', 'without a profile the address gives the user name') from public.members where id = tests.member_id(3);
select tests.create_user(4, jsonb_build_object('name', repeat('x', 500), 'picture', 'javascript:alert(1)'));
select is(char_length(name), 100, 'a name that is too long is cut and does not stop the sign-up') from public.members where id = tests.member_id(4);
select is(image_url, null, 'a picture that is no web address is left out') from public.members where id = tests.member_id(4);
select tests.create_user(6, jsonb_build_object('name', U&'\200B', 'full_name', U&'Eve \202Eetag', 'user_name', U&'\3164'));
select is(name, 'Eve etag', 'no profile gives a name that is not seen, or that turns the writing around it') from public.members where id = tests.member_id(6);
select is(user_name, 'member6', 'nor a user name') from public.members where id = tests.member_id(6);
select lives_ok(
  $$ insert into auth.users (id, email, raw_user_meta_data) values (tests.member_id(5), null, null) $$,
  'a user without address and profile is accepted'
);
select throws_ok(
  $$ insert into auth.users (id, aud, email) values (tests.member_id(7), 'other', 'member7@pointfolio.test') $$,
  '22023', null, 'an account under another audience, as which nobody finds it, does not take an address'
);

update auth.users set email = 'ann@pointfolio.test', raw_user_meta_data = '{"name": "Ann Smith", "user_name": "ann", "picture": "https://pictures.test/new.png"}'
where id = tests.member_id(1);
select results_eq(
  $$ select name, email_address, image_url from public.members where id = tests.member_id(1) $$,
  $$ values ('Ann Smith', 'ann@pointfolio.test', 'https://pictures.test/new.png') $$,
  'a changed profile is followed'
);
select tests.act_as('authenticated', tests.member_id(1));
update public.members set name = 'Annie', image_url = 'https://pictures.test/mine.png';
select tests.act_as_owner();
update auth.users set raw_user_meta_data = '{"name": "Ann Jones", "picture": "https://pictures.test/third.png"}' where id = tests.member_id(1);
select results_eq(
  $$ select name, image_url from public.members where id = tests.member_id(1) $$,
  $$ values ('Annie', 'https://pictures.test/mine.png') $$,
  'a name and picture of the member''s own choice stay'
);

select tests.act_as('authenticated', tests.member_id(1));
update public.members set name = null;
select is(name, null, 'the member may take the name away') from public.members;
select tests.act_as_owner();
update auth.users set raw_user_meta_data = '{"name": "Ann Brown"}' where id = tests.member_id(1);
select is(name, null, 'and it does not come back by itself') from public.members where id = tests.member_id(1);
select tests.act_as('authenticated', tests.member_id(1));
select lives_ok($$ update public.members set credit_level = 'fair' $$, 'a member says how good their credit is');
select throws_ok($$ update public.members set credit_level = 'superb' $$, '23514', null, 'in one of four words');
select throws_ok($$ update public.members set name = '' $$, '23514', null, 'an empty name is never stored');
select throws_ok($$ update public.members set name = U&'\200B' $$, '23514', null, 'nor one that nobody sees');
select throws_ok($$ update public.members set name = U&'Ann\202E' $$, '23514', null, 'nor one that turns the writing around it');
select throws_ok($$ insert into public.wallets (name) values (U&'\00A0\2003') $$, '23514', null, 'a wallet has a name that is seen');
select lives_ok($$ insert into public.wallets (name) values (U&'\5BB6\8A08'), ('a'), (U&'\+01F9F3') $$, 'in any script');

update public.members set redemption_preference = 'travel';
select is(new_user_wizard, '{"redemptionPreferenceCompleted": true}', 'the first redemption preference completes the wizard''s step') from public.members;
update public.members set new_user_wizard = '{"redemptionPreferenceCompleted": false}', redemption_preference = null;
select is(new_user_wizard, '{"redemptionPreferenceCompleted": false}', 'taking the preference away completes nothing') from public.members;
select throws_ok($$ update public.members set redemption_preference = 'gold' $$, '23514', null, 'an unknown preference is refused');
select throws_ok($$ update public.members set email_address = 'x@y.z' $$, '42501', null, 'the address belongs to the account, not to the member''s row');

select * from finish();
rollback;
