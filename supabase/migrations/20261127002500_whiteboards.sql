-- Boards that members draw on: their picture, pasted images, and the read-only public link.

-- Bytes of a drawing as text; more than any board has where numbers become long as text. Binary JSON takes up to four
-- times its text, so what is larger is refused before it is looked through.
create function private.count_document_bytes(document jsonb) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when pg_column_size(document) <= 4 * 2097152 + 100 and private.has_short_numbers(document) then octet_length(document::text)
    else 2147483647
  end;
end
$$;
grant execute on function private.count_document_bytes(jsonb) to authenticated, service_role;

-- At most 1,000 images, each stored once, in a folder of Storage.
create function private.has_board_files(document jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case coalesce(jsonb_typeof(document -> 'files'), 'object') when 'object' then (
    select count(*) <= 1000 and count(distinct path) = count(*) and coalesce(bool_and(
      char_length(path) <= 200 and path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$'
    ), true)
    from jsonb_each(document -> 'files') file (key, content)
    cross join lateral (select content ->> 'path' as path) place
  ) else false end;
end
$$;
grant execute on function private.has_board_files(jsonb) to authenticated, service_role;

create table public.whiteboards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint whiteboards_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint whiteboards_name_check check (char_length(name) between 1 and 100)
    constraint whiteboards_name_visible_check check (private.is_visible_name(name)),
  document jsonb not null default '{}',
  -- Computed before any check, so numbers that become long as text are kept out here.
  document_bytes integer not null generated always as (private.count_document_bytes(document)) stored,
  constraint whiteboards_document_check check (jsonb_typeof(document) = 'object' and document_bytes <= 2097152),
  constraint whiteboards_files_check check (private.has_board_files(document)),
  thumbnail text constraint whiteboards_thumbnail_check
    check (octet_length(thumbnail) <= 65536 and thumbnail ~ '^data:image/(webp|png);base64,[A-Za-z0-9+/]+=*$'),
  is_shared boolean not null default false,
  share_token uuid constraint whiteboards_share_token_key unique,
  constraint whiteboards_share_token_check check (is_shared = (share_token is not null))
);
comment on column public.whiteboards.document is 'Elements with their tombstones, the images they show and the background; at most 2 MiB.';
comment on column public.whiteboards.thumbnail is 'A small picture of the board as a data address; at most 64 KiB.';
comment on column public.whiteboards.share_token is 'Unguessable name of the read-only public view; null: not shared.';
create index whiteboards_member_id_idx on public.whiteboards (member_id);
select private.protect_member_table('public.whiteboards',
  '{id, member_id, name, document, thumbnail, is_shared}', '{name, document, thumbnail, is_shared}', 50);

-- PostgREST answers a column as often as a request names it, and no time limit applies between two columns of a row: a
-- drawing named six hundred times takes gigabytes. Its member reads it with `read_whiteboard`.
revoke select on public.whiteboards from authenticated;
grant select (id, member_id, name, document_bytes, thumbnail, is_shared, share_token, created_at, updated_at, revision)
  on public.whiteboards to authenticated;

create function private.read_document(board uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select own.document from public.whiteboards own where own.id = board and own.member_id = (select auth.uid())
$$;
grant execute on function private.read_document(uuid) to authenticated;

-- The text of a drawing in parts, so that the time limit takes effect between them.
create function private.cut_text(content text) returns table (place integer, part text)
language plpgsql immutable set search_path = '' as $$
declare
  part_length constant integer := 32768;
begin
  return query
    select n, substr(content, n * part_length + 1, part_length)
    from generate_series(0, (char_length(content) - 1) / part_length) n;
end
$$;
grant execute on function private.cut_text(text) to authenticated;

create function public.read_whiteboard(board uuid) returns setof text
language sql stable set search_path = '' as $$
  select lines.part
  from public.whiteboards own
  cross join lateral (
    select -1 as place, jsonb_build_object('id', own.id, 'name', own.name, 'thumbnail', own.thumbnail, 'is_shared', own.is_shared,
      'share_token', own.share_token, 'revision', own.revision, 'updated_at', own.updated_at)::text as part
    union all
    select * from private.cut_text(private.read_document(own.id)::text)
  ) lines
  where own.id = board and (select private.require_plain_query())
  order by lines.place
$$;
comment on function public.read_whiteboard(uuid) is 'A board of the caller as JSON, and then its document in parts; no row where there is none.';
grant execute on function public.read_whiteboard(uuid) to authenticated;

-- Elements of these kinds make Excalidraw open a page on our own domain: they are removed, whoever writes the board.
create function private.drop_foreign_pages() returns trigger
language plpgsql set search_path = '' as $$
declare
  pages constant jsonpath := '$.elements[*] ? (@.type == "iframe" || @.type == "embeddable" || @.type == "magicframe")';
begin
  -- Paths of half a million empty elements took 686 MB.
  if pg_column_size(new.document) > 4 * 2097152 + 100
    or jsonb_typeof(new.document -> 'elements') = 'array' and jsonb_array_length(new.document -> 'elements') > 20000
  then
    raise exception 'the board has too many elements' using errcode = 'check_violation', constraint = 'whiteboards_document_check',
      table = 'whiteboards', schema = 'public';
  end if;
  if jsonb_path_exists(new.document, pages, '{}', true) then
    new.document := jsonb_set(new.document, '{elements}', (
      select coalesce(jsonb_agg(element order by place), '[]')
      from jsonb_path_query(new.document, '$.elements[*]') with ordinality list (element, place)
      where not jsonb_path_exists(jsonb_build_object('elements', jsonb_build_array(element)), pages, '{}', true)
    ));
  end if;
  return new;
end
$$;

create trigger drop_foreign_pages before insert or update of document on public.whiteboards
  for each row execute function private.drop_foreign_pages();

-- Made here, because a token that its owner chose could be one that somebody else has withdrawn.
create function private.make_share_token() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.share_token := case
    when not new.is_shared then null
    when tg_op = 'UPDATE' and old.is_shared then old.share_token
    else gen_random_uuid()
  end;
  return new;
end
$$;

create trigger make_share_token before insert or update of is_shared on public.whiteboards
  for each row execute function private.make_share_token();

-- Limit for all boards of a member: ten full ones.
create function private.limit_whiteboard_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_megabytes constant integer := 20;
begin
  -- Always accept a change that frees space, even above the limit.
  if tg_op = 'UPDATE' and new.document_bytes <= old.document_bytes then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('whiteboards/' || new.member_id, 0));
  if (select sum(board.document_bytes) from public.whiteboards board where board.member_id = new.member_id)
    > most_megabytes * 1048576::bigint
  then
    raise exception 'at most % MB of whiteboards per member', most_megabytes
      using errcode = 'check_violation', constraint = 'whiteboards_bytes_per_member_check', table = 'whiteboards', schema = 'public';
  end if;
  return null;
end
$$;

create trigger limit_whiteboard_bytes after insert or update of document on public.whiteboards
  for each row execute function private.limit_whiteboard_bytes();

-- Public link. Shared boards in their readers' form, computed once when a member saves. Readers can be anyone, as often
-- as they like, and filtering a drawing of two megabytes takes up to a second.
create table private.shared_whiteboards (
  whiteboard_id uuid primary key constraint shared_whiteboards_whiteboard_id_fkey references public.whiteboards (id) on delete cascade,
  member_id uuid not null,
  image_paths text[] not null
);
create index shared_whiteboards_member_id_idx on private.shared_whiteboards (member_id);
alter table private.shared_whiteboards enable row level security;
comment on column private.shared_whiteboards.image_paths is 'Files in Storage that the board shows.';

-- The drawing as text, because writing JSON out takes longer than reading it.
create table private.shared_whiteboard_parts (
  whiteboard_id uuid not null constraint shared_whiteboard_parts_whiteboard_id_fkey
    references private.shared_whiteboards (whiteboard_id) on delete cascade,
  place integer not null,
  part text not null,
  primary key (whiteboard_id, place)
);
alter table private.shared_whiteboard_parts enable row level security;
comment on column private.shared_whiteboard_parts.part is 'A piece of the JSON of a drawing.';

-- The drawing without erased elements, which the document keeps for merging, without elements' data about the
-- member's records, and without the elements in which Excalidraw opens pages on our own domain.
create function private.draw_shared_whiteboard(document jsonb, out shown text, out image_paths text[])
language plpgsql immutable set search_path = '' as $$
declare
  elements jsonb;
  files jsonb;
begin
  select coalesce(jsonb_agg(element - 'customData' order by place), '[]') into elements
  from jsonb_path_query(document, 'strict $.elements[*]
    ? (@.isDeleted == false && @.type != "iframe" && @.type != "embeddable" && @.type != "magicframe")', '{}', true)
    with ordinality visible (element, place);
  select coalesce(jsonb_object_agg(file.key, file.value), '{}'), coalesce(array_agg(file.value ->> 'path'), '{}')
  into files, image_paths
  from jsonb_each(document -> 'files') file
  where file.key in (select jsonb_path_query(elements, '$[*] ? (@.type == "image").fileId') #>> '{}');
  shown := (case when document ? 'background' then jsonb_build_object('background', document -> 'background') else '{}' end
    || jsonb_build_object('elements', elements, 'files', files))::text;
end
$$;

create function private.keep_shared_whiteboard() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  drawing record;
begin
  delete from private.shared_whiteboards shared where shared.whiteboard_id = new.id;
  if new.share_token is not null then
    drawing := private.draw_shared_whiteboard(new.document);
    insert into private.shared_whiteboards (whiteboard_id, member_id, image_paths) values (new.id, new.member_id, drawing.image_paths);
    insert into private.shared_whiteboard_parts (whiteboard_id, place, part) select new.id, * from private.cut_text(drawing.shown);
  end if;
  return null;
end
$$;

create trigger keep_shared_whiteboard after insert or update of document, is_shared, share_token on public.whiteboards
  for each row execute function private.keep_shared_whiteboard();

create function private.read_shared_whiteboard(token uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select lines.part
  from public.whiteboards board
  cross join lateral (
    select -1 as place, jsonb_build_object('name', board.name, 'updated_at', board.updated_at)::text as part
    union all
    select shown.place, shown.part from private.shared_whiteboard_parts shown where shown.whiteboard_id = board.id
  ) lines
  where board.share_token = token
  order by lines.place
$$;

create function public.read_shared_whiteboard(token uuid) returns setof text
language sql stable set search_path = '' as $$
  select part from private.read_shared_whiteboard(token) part where (select private.require_plain_query())
$$;
comment on function public.read_shared_whiteboard(uuid) is
  'What a public link shows: name and time of the board of this token as JSON, and then its drawing in parts; or no row.';
grant execute on function private.read_shared_whiteboard(uuid), public.read_shared_whiteboard(uuid) to anon, authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('whiteboard-images', 'whiteboard-images', false, 5242880, '{image/png,image/jpeg,image/webp,image/gif}')
on conflict (id) do nothing;

-- True if a shared board shows this image; it reads rows that its caller may not. The member's boards are found by
-- their index: the path is compared as an id, not the ids as text.
create function private.is_image_of_shared_whiteboard(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.shared_whiteboards shared
    where shared.member_id = case
        when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$' then split_part(path, '/', 1)::uuid
      end
      and path = any (shared.image_paths)
  );
end
$$;
grant execute on function private.is_image_of_shared_whiteboard(text) to anon, authenticated;

create policy "members read their own whiteboard images" on storage.objects
  for select to authenticated
  using (bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Allows reading an image of a shared board by its address, which only the board's link reveals and which cannot be
-- guessed. Without the condition on the operation, the policy would also let anyone list the images of every shared
-- board, and so their addresses.
create policy "anyone reads the images of a shared whiteboard" on storage.objects
  for select to anon, authenticated
  using (
    bucket_id = 'whiteboard-images'
    and coalesce((select current_setting('storage.operation', true)), '') ~ '^(storage\.)?object\.(get|head)_authenticated'
    and private.is_image_of_shared_whiteboard(name)
  );

-- The token of a deleted account is valid until it expires: the check prevents files without an owner.
create policy "members upload their own whiteboard images" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );

create policy "members remove their own whiteboard images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Images that no board shows any more; a day old, so that a recent paste, or an undo, loses nothing. A member's files
-- are found by the index on their names: `0` follows `/`, and these operators are the index's own, in every
-- collation.
create function public.list_unused_whiteboard_images() returns setof text
language sql stable set search_path = '' as $$
  select object.name
  from storage.objects object
  where object.bucket_id = 'whiteboard-images'
    and object.name operator(pg_catalog.~>=~) ((select auth.uid())::text || '/')
    and object.name operator(pg_catalog.~<~) ((select auth.uid())::text || '0')
    and object.created_at < now() - interval '24 hours'
    and (select private.require_plain_query())
    and not exists (
      select 1
      from public.whiteboards board, jsonb_each(private.read_document(board.id) -> 'files') file
      where board.member_id = (select auth.uid()) and file.value ->> 'path' = object.name
    )
$$;
grant execute on function public.list_unused_whiteboard_images() to authenticated;
