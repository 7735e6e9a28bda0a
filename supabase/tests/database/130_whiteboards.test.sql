begin;
select plan(54);
select tests.create_user(number) from generate_series(1, 2) number;

-- Boards as stored by older versions.
alter table public.whiteboards disable trigger drop_foreign_pages;
select tests.act_as('authenticated', tests.member_id(1));
insert into public.whiteboards (id, name, document, is_shared) values
  (tests.member_id(101), 'Shared', jsonb_build_object('background', '#eeeeee', 'notes', 'of nobody''s business', 'elements', '[
    {"id": "a", "type": "image", "fileId": "photo", "isDeleted": false, "link": null},
    {"id": "b", "type": "text", "text": "erased", "isDeleted": true},
    {"id": "c", "type": "image", "fileId": "erased", "isDeleted": true},
    {"id": "d", "type": "rectangle", "isDeleted": false, "customData": {"record": "a wallet"}},
    {"id": "e", "type": "iframe", "isDeleted": false, "customData": {"generationData": {"html": "a false page"}}},
    {"id": "f", "type": "embeddable", "isDeleted": false},
    {"id": "g", "type": "magicframe", "isDeleted": false},
    {"id": "h", "type": "text", "text": "of no known state"},
    "no element"
  ]'::jsonb, 'files', jsonb_build_object(
    'photo', jsonb_build_object('path', tests.member_id(1) || '/photo.png', 'type', 'image/png'),
    'erased', jsonb_build_object('path', tests.member_id(1) || '/erased.png', 'type', 'image/png'))), true),
  (tests.member_id(102), 'Kept', jsonb_build_object('files', jsonb_build_object(
    'secret', jsonb_build_object('path', tests.member_id(1) || '/secret.png', 'type', 'image/png'))), false);
select tests.act_as_owner();
update public.whiteboards set share_token = tests.member_id(201) where id = tests.member_id(101);
select tests.act_as('authenticated', tests.member_id(1));
select throws_ok($$ update public.whiteboards set thumbnail = 'javascript:alert(1)' $$, '23514', null, 'a thumbnail is a picture');
select throws_ok(
  $$ update public.whiteboards set thumbnail = 'data:image/webp;base64,' || repeat('A', 70000) $$, '23514', null, 'and a small one'
);
select lives_ok($$ update public.whiteboards set thumbnail = 'data:image/webp;base64,UklGRg==' $$, 'which is kept');

select lives_ok(
  $$ insert into storage.objects (bucket_id, name) select 'whiteboard-images', tests.member_id(1) || '/' || file
     from unnest('{photo.png,erased.png,secret.png,lost.png}'::text[]) file $$,
  'a member uploads images into the own folder'
);
select throws_ok(
  $$ insert into storage.objects (bucket_id, name) values ('whiteboard-images', tests.member_id(2) || '/x.png') $$, '42501', null, 'not into another''s'
);
select is_empty('select public.list_unused_whiteboard_images()', 'an image that was just pasted is not called unused');
select tests.act_as_owner();
update storage.objects set created_at = now() - interval '2 days';
select tests.act_as('authenticated', tests.member_id(1));
select results_eq(
  'select public.list_unused_whiteboard_images()', $$ values (tests.member_id(1) || '/lost.png') $$, 'one that no board shows is, a day later'
);

-- A reader with the link, a reader without one, and another member.
create function pg_temp.read_shared() returns jsonb language sql as $$
  select string_agg(part, '' order by place)::jsonb
  from public.read_shared_whiteboard(tests.member_id(201)) with ordinality list (part, place) where place > 1
$$;
select tests.act_as('anon');
select results_eq(
  $$ select part::json ->> 'name' from public.read_shared_whiteboard(tests.member_id(201)) part limit 1 $$, $$ values ('Shared') $$, 'the link shows its board to a visitor'
);
select results_eq(
  $$ select pg_temp.read_shared() $$,
  $$ select jsonb_build_object('background', '#eeeeee', 'elements', '[
       {"id": "a", "type": "image", "fileId": "photo", "isDeleted": false, "link": null},
       {"id": "d", "type": "rectangle", "isDeleted": false}
     ]'::jsonb, 'files', jsonb_build_object(
       'photo', jsonb_build_object('path', tests.member_id(1) || '/photo.png', 'type', 'image/png'))) $$,
  'as it is: nothing erased, no data of the member, no page of somebody else'
);
select throws_ok('select name from public.whiteboards', '42501', null, 'and the table itself stays closed');
select is_empty('select * from public.read_shared_whiteboard(null)', 'no token shows no board');
select is_empty($$ select * from public.read_shared_whiteboard(tests.member_id(202)) $$, 'nor does a wrong one');
select throws_ok('select id, member_id from public.whiteboards', '42501', null, 'a visitor never reads whose board it is');
select set_config('storage.operation', 'storage.object.get_authenticated', true);
select results_eq(
  'select name from storage.objects', $$ values (tests.member_id(1) || '/photo.png') $$, 'the images that are on a shared board are read, no others'
);
select set_config('storage.operation', 'storage.object.list', true);
select is_empty('select * from storage.objects', 'and nobody lists them: their address is all the secret they have');
select set_config('storage.operation', '', true);
select is_empty('select * from storage.objects', 'nor finds them where no operation is told');
select tests.act_as('authenticated', tests.member_id(2));
select is_empty('select id from public.whiteboards', 'another member reads no board');
select results_eq(
  $$ select part::json ->> 'name' from public.read_shared_whiteboard(tests.member_id(201)) part limit 1 $$, $$ values ('Shared') $$, 'but opens a link like anyone'
);
select is(tests.attempt($$ delete from storage.objects where bucket_id = 'whiteboard-images' $$), 'nothing', 'and removes no image');

select tests.act_as('authenticated', tests.member_id(1));
update public.whiteboards set document = '{"elements": {}, "files": {}}' where id = tests.member_id(101);
select tests.act_as('anon');
select results_eq(
  $$ select pg_temp.read_shared() $$, $$ values ('{"elements": [], "files": {}}'::jsonb) $$,
  'a board without a drawing is shown empty'
);
select set_config('storage.operation', 'storage.object.get_authenticated', true);
select is_empty('select name from storage.objects', 'and without images');
select set_config('storage.operation', '', true);

select tests.act_as('authenticated', tests.member_id(1));
update public.whiteboards set is_shared = false where id = tests.member_id(101);
select tests.act_as('anon');
select is_empty($$ select * from public.read_shared_whiteboard(tests.member_id(201)) $$, 'a revoked link shows nothing');
select set_config('storage.operation', 'storage.object.get_authenticated', true);
select is_empty('select * from storage.objects', 'and its images are closed again');

-- Readers get the document as kept when the member saved it: it is not filtered for them.
select tests.act_as('authenticated', tests.member_id(1));
update public.whiteboards set is_shared = true, document = jsonb_build_object(
  'elements', '[{"id": "a", "type": "image", "fileId": "photo", "isDeleted": false}]'::jsonb,
  'files', jsonb_build_object('photo', jsonb_build_object('path', tests.member_id(1) || '/photo.png', 'type', 'image/png')))
where id = tests.member_id(101);
select tests.act_as_owner();
select isnt(share_token, tests.member_id(201), 'a link that is made again is another one') from public.whiteboards where id = tests.member_id(101);
update public.whiteboards set share_token = tests.member_id(201) where id = tests.member_id(101);
alter table public.whiteboards disable trigger keep_shared_whiteboard;
update public.whiteboards set document = '{"elements": [], "files": {}}' where id = tests.member_id(101);
alter table public.whiteboards enable trigger keep_shared_whiteboard;
select tests.act_as('anon');
select is(jsonb_array_length(pg_temp.read_shared() -> 'elements'), 1, 'a link shows what was kept when the board was saved');
select ok(private.is_image_of_shared_whiteboard(tests.member_id(1) || '/photo.png'), 'and so does the way to its images');
select ok(not private.is_image_of_shared_whiteboard(tests.member_id(2) || '/photo.png'), 'in the folder of its member alone');
select tests.act_as('authenticated', tests.member_id(1));
update public.whiteboards set document = '{"elements": [], "files": {}}' where id = tests.member_id(101);
select tests.act_as('anon');
select ok(not private.is_image_of_shared_whiteboard(tests.member_id(1) || '/photo.png'), 'until it is saved without them');

-- A value of several columns may be named hundreds of times, and the time limit takes effect only between two rows.
select tests.act_as('authenticated', tests.member_id(1));
update public.whiteboards set document = jsonb_build_object('files', '{}'::jsonb, 'elements', jsonb_build_array(
  jsonb_build_object('id', 'long', 'type', 'text', 'isDeleted', false, 'text', repeat('é"\\', 40000)))) where id = tests.member_id(101);
select results_eq(
  $$ select max(char_length(part)), string_agg(part, '' order by place) filter (where place > 1)::jsonb #>> '{elements,0,text}' = repeat('é"\\', 40000),
       min(part) filter (where place = 1)::jsonb - '{id,share_token,updated_at}'::text[]
     from public.read_whiteboard(tests.member_id(101)) with ordinality list (part, place) $$,
  $$ select 32768, true, jsonb_build_object('name', name, 'thumbnail', thumbnail, 'is_shared', true, 'revision', revision)
     from public.whiteboards where id = tests.member_id(101) $$,
  'a member reads a large board in parts'
);
select throws_ok('select document from public.whiteboards', '42501', null, 'and in no other way');
select throws_ok(
  format('update public.whiteboards set share_token = %L', gen_random_uuid()), '42501', null, 'nobody chooses the address of a link'
);
select tests.act_as('authenticated', tests.member_id(2));
select is_empty($$ select public.read_whiteboard(tests.member_id(101)) $$, 'another member reads nothing of it');
select is(private.read_document(tests.member_id(101)), null, 'by no way');
select tests.act_as('anon');
select throws_ok($$ select public.read_whiteboard(tests.member_id(101)) $$, '42501', null, 'nor does a visitor');
select results_eq(
  $$ select max(char_length(part)), pg_temp.read_shared() #>> '{elements,0,text}' = repeat('é"\\', 40000)
     from public.read_shared_whiteboard(tests.member_id(201)) part $$,
  $$ values (32768, true) $$, 'a large drawing comes in parts by its link too'
);
select is_empty(
  $$ select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
     and proretset and proallargtypes && '{json,jsonb}'::regtype[]::oid[] $$,
  'and nothing else that a visitor takes apart comes as JSON'
);
select set_eq(
  $$ select proname::text from pg_proc where proname in ('read_whiteboard', 'read_shared_whiteboard') and pronamespace = 'public'::regnamespace
     and proretset and prorettype = 'text'::regtype $$,
  '{read_whiteboard,read_shared_whiteboard}'::text[], 'a drawing is one value a row, which is answered once however often it is named'
);

-- Files of a board.
select tests.act_as('authenticated', tests.member_id(1));
create function pg_temp.files(paths text[]) returns jsonb language sql as $$
  select jsonb_build_object('files', (select jsonb_object_agg('file' || place, jsonb_build_object('path', path, 'type', 'image/png'))
    from unnest(paths) with ordinality list (path, place)))
$$;
select lives_ok(
  $$ insert into public.whiteboards (name, document) select 'Pictures', pg_temp.files(array_agg(tests.member_id(1) || '/image-' || n || '.png')) from generate_series(1, 1000) n $$,
  'a board has a thousand images'
);
select throws_ok(
  $$ insert into public.whiteboards (name, document) select 'Pictures', pg_temp.files(array_agg(tests.member_id(1) || '/' || n)) from generate_series(1, 1001) n $$,
  '23514', null, 'not more'
);
select throws_ok(
  $$ insert into public.whiteboards (name, document) select 'Twice', pg_temp.files(array_agg(tests.member_id(1) || '/a')) from generate_series(1, 2) $$,
  '23514', null, 'and each once'
);
select is_empty(
  $$ select path from unnest(array[
       '../../../../rest/v1/members?select=*', tests.member_id(1) || '/../a', tests.member_id(1) || '/..', tests.member_id(1) || '/a/b',
       tests.member_id(1) || '/a?b', tests.member_id(1) || '/a%2e', tests.member_id(1) || E'/a\nb', tests.member_id(1) || '/',
       '/' || tests.member_id(1) || '/a', upper('abcdefab-0000-4000-8000-000000000000') || '/a', 'a', ''
     ]) path
     where private.has_board_files(pg_temp.files(array[path])) $$,
  'in a folder of Storage, and nowhere else'
);
select ok(not private.has_board_files('{"files": ["a"]}') and not private.has_board_files('{"files": {"a": null}}'), 'files are named');

-- Foreign pages are dropped, whoever writes them.
select tests.act_as_owner();
alter table public.whiteboards enable trigger drop_foreign_pages;
select tests.act_as('authenticated', tests.member_id(1));
create function pg_temp.elements(amount integer) returns jsonb language sql as $$
  select jsonb_build_object('elements', jsonb_agg(jsonb_build_object())) from generate_series(1, amount)
$$;
select lives_ok($$ insert into public.whiteboards (id, name, document) values (tests.member_id(190), 'Full', pg_temp.elements(20000)) $$, 'a board has 20,000 elements');
select throws_ok(
  $$ update public.whiteboards set document = pg_temp.elements(20001) where id = tests.member_id(190) $$, '23514', 'the board has too many elements', 'not more'
);
create temporary table drawn as select '[
  {"id": "a", "type": "iframe", "customData": {"generationData": {"html": "a false page"}}},
  {"id": "b", "type": "rectangle", "customData": {"record": {"kind": "card", "id": "1"}}},
  {"id": "c", "type": "embeddable", "isDeleted": true}, [{"id": "d", "type": "iframe"}], "no element",
  {"id": "e", "type": ["magicframe"]}, {"id": "f", "type": "text", "text": "iframe"}
]'::jsonb as elements;
insert into public.whiteboards (id, name, document) select tests.member_id(103), 'Crafted', jsonb_build_object('background', '#fff', 'elements', elements) from drawn;
select is(private.read_document(tests.member_id(103)),
  jsonb_build_object('background', '#fff', 'elements', jsonb_build_array(elements -> 1, elements -> 4, elements -> 6)),
  'a board is kept without the pages of others')
from drawn;
update public.whiteboards set document = jsonb_build_object('elements', elements) from drawn where id = tests.member_id(103);
select is(private.read_document(tests.member_id(103)), jsonb_build_object('elements', jsonb_build_array(elements -> 1, elements -> 4, elements -> 6)),
  'also when it is saved again')
from drawn;
update public.whiteboards set document = '{"elements": {"type": "magicframe"}}' where id = tests.member_id(103);
select is(private.read_document(tests.member_id(103)), '{"elements": []}', 'and where there should be a list');

-- Total size of a member's boards.
select tests.act_as('authenticated', tests.member_id(2));
select lives_ok(
  $$ insert into public.whiteboards (id, name, document)
     select tests.member_id(300 + n), 'Full', jsonb_build_object('x', repeat('x', 2097000)) from generate_series(1, 10) n $$,
  'ten full boards are kept'
);
select throws_ok(
  $$ insert into public.whiteboards (name, document) values ('One more', jsonb_build_object('x', repeat('x', 2000))) $$,
  '23514', 'at most 20 MB of whiteboards per member', 'and none on top of them'
);
update public.whiteboards set document = '{}' where id = tests.member_id(301);
select lives_ok(
  $$ update public.whiteboards set document = jsonb_build_object('x', repeat('x', 2097000)) where id = tests.member_id(301) $$, 'space that was given up is free again'
);
select tests.act_as_owner();
alter table public.whiteboards disable trigger limit_whiteboard_bytes;
insert into public.whiteboards (member_id, name, document) values (tests.member_id(2), 'Of before', jsonb_build_object('x', repeat('x', 2097000)));
alter table public.whiteboards enable trigger limit_whiteboard_bytes;
select tests.act_as('authenticated', tests.member_id(2));
select lives_ok(
  $$ update public.whiteboards set document = jsonb_build_object('x', repeat('x', 2096000)) where id = tests.member_id(301) $$,
  'who has more than that makes room step by step'
);

-- A board is refused by its size before its numbers are looked through.
select lives_ok(
  $$ update public.whiteboards set document = jsonb_build_object('x', array_fill(0, array[698000])) where id = tests.member_id(301) $$,
  'small numbers, which are large in storage, fill a board like anything else'
);
select tests.act_as_owner();
create or replace function private.has_short_numbers(value jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'looked through' using errcode = 'assert_failure';
end
$$;
select tests.act_as('authenticated', tests.member_id(2));
select throws_ok(
  $$ update public.whiteboards set document = jsonb_build_object('x', array_fill(0, array[800000])) where id = tests.member_id(301) $$, '23514', null,
  'a board that is too large is refused unread'
);
select throws_ok(
  $$ update public.members set best_card_filters = jsonb_build_object('x', array_fill(0, array[10000])) where id = tests.member_id(2) $$, '23514', null,
  'and so are the filters of a list'
);

select * from finish();
rollback;
