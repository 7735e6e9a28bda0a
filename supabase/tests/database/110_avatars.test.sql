begin;
select plan(20);
select tests.create_user(number) from generate_series(1, 2) number;
select results_eq(
  $$ select public, file_size_limit from storage.buckets where id = 'avatars' $$, $$ values (true, 2097152::bigint) $$, 'the bucket of avatars is there'
);

select tests.act_as('authenticated', tests.member_id(1));
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.member_id(1) || '/me.png') $$, 'a member uploads into the own folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.member_id(2) || '/me.png') $$, '42501', null, 'not into another''s'
);
select throws_ok($$ insert into storage.objects (bucket_id, name) values ('avatars', 'me.png') $$, '42501', null, 'nor outside of any');
select throws_ok(
  $$ update storage.objects set name = tests.member_id(2) || '/me.png' $$, '42501', null, 'and moves nothing into another''s'
);

select results_eq(
  $$ select public.list_member_files('avatars') $$, $$ values (tests.member_id(1) || '/me.png') $$, 'and lists what is in the own folder'
);
select is_empty($$ select public.list_member_files('whiteboard-images') $$, 'of that bucket alone');

select tests.act_as('authenticated', tests.member_id(2));
select is_empty($$ select public.list_member_files('avatars') $$, 'in which nobody else''s are');
select is_empty('select * from storage.objects', 'another member lists nothing of it');
select is(tests.attempt($$ update storage.objects set name = 'x' $$), 'nothing', 'and changes nothing of it');
select tests.act_as('anon');
select is_empty('select * from storage.objects', 'nor does a visitor');

-- Limits a folder's size, with an error message that Storage passes on; Storage writes `size` when the file has
-- arrived.
select tests.act_as('authenticated', tests.member_id(2));
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) select 'avatars', tests.member_id(2) || '/' || n || '.png' from generate_series(1, 10) n $$,
  'a member keeps ten pictures'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.member_id(2) || '/11.png') $$,
  '42501', 'at most 10 files and 8 MB of avatars per member', 'and no eleventh'
);
select tests.act_as_owner();
select lives_ok(
  $$ update storage.objects set metadata = '{"size": 838860}' where name like tests.member_id(2) || '/%' $$, 'of eight megabytes together'
);
select throws_ok(
  $$ update storage.objects set metadata = '{"size": 838870}' where name = tests.member_id(2) || '/1.png' $$, '42501', null, 'and no more'
);
select tests.act_as('authenticated', tests.member_id(1));
select lives_ok(
  $$ insert into storage.objects (bucket_id, name) values ('avatars', tests.member_id(1) || '/too.png') $$, 'which is nothing to another member'
);

-- Details of a file, which an upload may add to it.
select lives_ok(
  $$ update storage.objects set user_metadata = '{"album": "me"}' where name = tests.member_id(1) || '/me.png' $$, 'a file has details'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name, metadata, user_metadata)
     values ('avatars', tests.member_id(1) || '/details.png', '{"size": 10}', jsonb_build_object('more', repeat('x', 1000000))) $$,
  '42501', 'at most 2 kB of details for a file', 'which are small, however well they are packed'
);
select throws_ok(
  $$ update storage.objects set user_metadata = jsonb_build_object('more', repeat('x', 1000000)) where name = tests.member_id(1) || '/me.png' $$,
  '42501', 'at most 2 kB of details for a file', 'also when a file is replaced'
);
select throws_ok(
  $$ update storage.objects set metadata = jsonb_build_object('mimetype', 'image/png/' || repeat('x', 1000000)) where name = tests.member_id(1) || '/me.png' $$,
  '42501', 'at most 2 kB of details for a file', 'and so are those that Storage writes about it'
);

select * from finish();
rollback;
