-- Boards: their size, their picture, the images pasted into them, and the read-only public link.
alter table public.whiteboards
  drop constraint whiteboards_document_check,
  add constraint whiteboards_document_check check (private.is_object_within(document, 2097152)),
  add column thumbnail text constraint whiteboards_thumbnail_check
    check (octet_length(thumbnail) <= 65536 and thumbnail ~ '^data:image/(webp|png);base64,[A-Za-z0-9+/]+=*$');
comment on column public.whiteboards.document is 'Elements with their tombstones, the images they show and the background; at most 2 MiB.';
comment on column public.whiteboards.thumbnail is 'A small picture of the board as a data address; at most 64 KiB.';
grant insert (thumbnail), update (thumbnail) on public.whiteboards to authenticated;

-- The public link. A reader names the token for one transaction and row-level security shows that one board:
-- without it, and to a table read over the API, none.
create policy "visitors read a whiteboard by its share token" on public.whiteboards
  for select to anon
  using (share_token = nullif(current_setting('pointfolio.share_token', true), '')::uuid);
alter policy "members read their own whiteboards" on public.whiteboards
  using (
    member_id = (select auth.uid())
    or share_token = nullif(current_setting('pointfolio.share_token', true), '')::uuid
  );
grant select (name, document, updated_at, share_token) on public.whiteboards to anon;

create function public.get_shared_whiteboard(token uuid)
returns table (name text, document jsonb, updated_at timestamptz)
language plpgsql set search_path = '' as $$
begin
  perform set_config('pointfolio.share_token', token::text, true);
  return query
    select board.name, board.document, board.updated_at
    from public.whiteboards board
    where board.share_token = token;
  perform set_config('pointfolio.share_token', '', true);
end
$$;
comment on function public.get_shared_whiteboard(uuid) is 'What a public link shows: the board of this token, or no row.';
grant execute on function public.get_shared_whiteboard(uuid) to anon, authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('whiteboard-images', 'whiteboard-images', false, 5242880, '{image/png,image/jpeg,image/webp,image/gif}')
on conflict (id) do nothing;

-- Whether a board that is shared shows this image. It reads what its caller may not.
create function private.is_image_of_shared_whiteboard(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select path ~ '^[0-9a-f-]{36}/[^/]+$' and exists (
    select 1
    from public.whiteboards board, jsonb_each(board.document -> 'files') file
    where board.member_id::text = split_part(path, '/', 1)
      and board.share_token is not null
      and file.value ->> 'path' = path
  )
$$;
grant execute on function private.is_image_of_shared_whiteboard(text) to anon, authenticated;

create policy "members read their own whiteboard images" on storage.objects
  for select to authenticated
  using (bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "anyone reads the images of a shared whiteboard" on storage.objects
  for select to anon, authenticated
  using (bucket_id = 'whiteboard-images' and private.is_image_of_shared_whiteboard(name));
create policy "members upload their own whiteboard images" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text);
create policy "members remove their own whiteboard images" on storage.objects
  for delete to authenticated
  using (bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Images that no board shows any more; a day old, so that one that was just pasted, or an undo, loses nothing.
create function public.list_unused_whiteboard_images() returns setof text
language sql stable set search_path = '' as $$
  select object.name
  from storage.objects object
  where object.bucket_id = 'whiteboard-images'
    and (storage.foldername(object.name))[1] = (select auth.uid())::text
    and object.created_at < now() - interval '1 day'
    and not exists (
      select 1
      from public.whiteboards board, jsonb_each(board.document -> 'files') file
      where board.member_id = (select auth.uid()) and file.value ->> 'path' = object.name
    )
$$;
grant execute on function public.list_unused_whiteboard_images() to authenticated;

create or replace function private.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;

  perform set_config('pointfolio.deleting_member', 'on', true);
  -- Hosted storage refuses deletion in SQL unless it is asked for.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id in ('avatars', 'whiteboard-images') and (storage.foldername(name))[1] = member::text;

  update public.reference_changes set changed_by = null where changed_by = member;
  delete from private.member_mutations where member_id = member;
  delete from auth.users where id = member;
  -- What the auth server keeps about an account without a foreign key to it.
  if has_table_privilege('auth.flow_state', 'delete') then
    delete from auth.flow_state where user_id = member;
  end if;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  end if;
  -- Where the owner may, the short-lived log of messages to this member goes at once instead of by expiry.
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages where topic = 'member:' || member;
  end if;
  perform set_config('pointfolio.deleting_member', '', true);
end
$$;
