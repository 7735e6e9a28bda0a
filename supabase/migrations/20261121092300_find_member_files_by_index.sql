-- Files of a member are found by the index on their names, however many files there are. `0` is what follows `/`, and these
-- operators are the index's own, in every collation.
create or replace function public.list_unused_whiteboard_images() returns setof text
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

-- The member's boards are found by their index: the path is compared as an id, not the ids as text.
create or replace function private.is_image_of_shared_whiteboard(path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1
    from public.whiteboards board, jsonb_each(board.document -> 'files') file
    where board.member_id = case
        when path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[^/]+$' then split_part(path, '/', 1)::uuid
      end
      and board.share_token is not null
      and file.value ->> 'path' = path
  )
$$;

-- Everything in Storage that is kept under the member's name, in whichever bucket.
create function private.remove_member_files(member uuid) returns void
language plpgsql set search_path = '' as $$
begin
  -- Hosted storage refuses deletion in SQL unless it is asked for.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id in ('avatars', 'whiteboard-images')
    and name operator(pg_catalog.~>=~) (member::text || '/')
    and name operator(pg_catalog.~<~) (member::text || '0');
end
$$;

create or replace function private.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;

  perform set_config('pointfolio.deleting_member', 'on', true);
  perform private.remove_member_files(member);
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
