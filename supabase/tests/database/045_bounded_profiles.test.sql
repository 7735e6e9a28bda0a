begin;
select plan(3);
select tests.create_user(number) from generate_series(1, 2) number;

update auth.users set raw_user_meta_data = jsonb_build_object(
  'name', 'Ann Lee', 'picture', 'https://pictures.test/ann.png', 'email_verified', true, 'more', repeat('x', 100000), 'user_name', repeat('y', 100000)
) where id = tests.member_id(1);
select is(
  raw_user_meta_data, '{"name": "Ann Lee", "picture": "https://pictures.test/ann.png", "email_verified": true}',
  'of a profile that is too large what is read is kept'
) from auth.users where id = tests.member_id(1);
update auth.users set raw_user_meta_data = to_jsonb(repeat('x', 100000)) where id = tests.member_id(1);
select is(raw_user_meta_data, '{}', 'also of one that is no profile') from auth.users where id = tests.member_id(1);
update auth.users set raw_user_meta_data = '{"name": "Bob", "locale": "en"}' where id = tests.member_id(2);
select is(raw_user_meta_data, '{"name": "Bob", "locale": "en"}', 'any other is kept as it is') from auth.users where id = tests.member_id(2);

select * from finish();
rollback;
