-- Boards that members draw on: their picture, pasted images, and the read-only public link.

create table public.whiteboards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint whiteboards_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint whiteboards_name_check check (char_length(name) between 1 and 100)
    constraint whiteboards_name_visible_check check (private.is_visible_name(name)),
  document jsonb not null default '{}',
  -- Computed before any check, so numbers that become long as text are kept out here.
  document_bytes integer not null generated always as (
    case when private.has_short_numbers(document) then octet_length(document::text) else 2147483647 end
  ) stored,
  constraint whiteboards_document_check check (jsonb_typeof(document) = 'object' and document_bytes <= 2097152),
  thumbnail text constraint whiteboards_thumbnail_check
    check (octet_length(thumbnail) <= 65536 and thumbnail ~ '^data:image/(webp|png);base64,[A-Za-z0-9+/]+=*$'),
  share_token uuid constraint whiteboards_share_token_key unique
);
comment on column public.whiteboards.document is 'Elements with their tombstones, the images they show and the background; at most 2 MiB.';
comment on column public.whiteboards.thumbnail is 'A small picture of the board as a data address; at most 64 KiB.';
comment on column public.whiteboards.share_token is 'Unguessable name of the read-only public view; null: not shared.';
create index whiteboards_member_id_idx on public.whiteboards (member_id);
select private.protect_member_table('public.whiteboards',
  '{id, member_id, name, document, thumbnail, share_token}', '{name, document, thumbnail, share_token}', 50);

-- Elements of these kinds make Excalidraw open a page on our own domain: they are removed, whoever writes the board.
create function private.drop_foreign_pages() returns trigger
language plpgsql set search_path = '' as $$
declare
  pages constant jsonpath := '$.elements[*] ? (@.type == "iframe" || @.type == "embeddable" || @.type == "magicframe")';
begin
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

-- Public link. A reader sets the token for one transaction and row-level security shows that board: without it, and
-- for a table read over the API, none.
create policy "visitors read a whiteboard by its share token" on public.whiteboards
  for select to anon
  using (share_token = nullif((select current_setting('pointfolio.share_token', true)), '')::uuid);
-- Widens one of the policies that `protect_member_table` creates: a share link reads its board too.
alter policy "members read their own whiteboards" on public.whiteboards
  using (
    member_id = (select auth.uid())
    or share_token = nullif((select current_setting('pointfolio.share_token', true)), '')::uuid
  );
grant select (name, document, updated_at, share_token) on public.whiteboards to anon;

create function public.get_shared_whiteboard(token uuid)
returns table (name text, document jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform set_config('pointfolio.share_token', token::text, true);
  -- Return only the visible board: no erased elements, which are kept for merging, and no data that elements hold
  -- about the member's records. Excalidraw opens the pages in the last three kinds on our own domain.
  return query
    select
      board.name,
      case when board.document ? 'background' then jsonb_build_object('background', board.document -> 'background') else '{}' end
        || jsonb_build_object('elements', drawing.elements, 'files', coalesce((
          select jsonb_object_agg(file.key, file.value)
          from jsonb_each(board.document -> 'files') file
          where file.key in (select jsonb_path_query(drawing.elements, '$[*] ? (@.type == "image").fileId') #>> '{}')
        ), '{}')),
      board.updated_at
    from public.whiteboards board
    cross join lateral (
      select coalesce(jsonb_agg(element - 'customData' order by place), '[]') as elements
      from jsonb_path_query(board.document, 'strict $.elements[*]
        ? (@.isDeleted == false && @.type != "iframe" && @.type != "embeddable" && @.type != "magicframe")', '{}', true)
        with ordinality visible (element, place)
    ) drawing
    where board.share_token = token;
  perform set_config('pointfolio.share_token', '', true);
end
$$;
comment on function public.get_shared_whiteboard(uuid) is 'What a public link shows: the board of this token, or no row.';
grant execute on function public.get_shared_whiteboard(uuid) to anon, authenticated;

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
    and object.created_at < now() - interval '1 day'
    and not exists (
      select 1
      from public.whiteboards board, jsonb_each(board.document -> 'files') file
      where board.member_id = (select auth.uid()) and file.value ->> 'path' = object.name
    )
$$;
grant execute on function public.list_unused_whiteboard_images() to authenticated;
