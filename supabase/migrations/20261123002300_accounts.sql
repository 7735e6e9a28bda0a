-- The files of an account, and its end.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, '{image/png,image/jpeg,image/webp,image/avif,image/gif}')
on conflict (id) do nothing;

create policy "members list their own avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- The token of an account that was deleted is good until it expires: with it nobody leaves files that nobody owns.
create policy "members upload their own avatars" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );

create policy "members replace their own avatars" on storage.objects
  for update to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "members remove their own avatars" on storage.objects
  for delete to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- Storage lists a folder by asking every policy about every file of the bucket, which takes minutes among a million. Here the
-- folder is found by the index on the names, and the policies are asked about its files alone.
create function public.list_member_files(bucket text) returns setof text
language sql stable set search_path = '' as $$
  select object.name
  from storage.objects object
  where object.bucket_id = bucket
    and object.name operator(pg_catalog.~>=~) ((select auth.uid())::text || '/')
    and object.name operator(pg_catalog.~<~) ((select auth.uid())::text || '0')
$$;
comment on function public.list_member_files(text) is 'The paths of the caller''s own files in a bucket.';
grant execute on function public.list_member_files(text) to authenticated;

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

-- Removes the caller's account and all that belongs to it. Rows of the member go by cascade.
create function private.delete_current_user() returns void
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
  delete from private.answered_requests where admin_id = member;
  delete from auth.users where id = member;
  -- What the auth server keeps about an account without a foreign key to it.
  if has_table_privilege('auth.flow_state', 'delete') then
    delete from auth.flow_state where user_id = member;
  end if;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = member::text;
  end if;
  -- Where the owner may, the short-lived log of messages to this member, and to admins about them, goes at once instead of
  -- by expiry.
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages
    where topic = 'member:' || member or topic = 'reports' and payload #>> '{record,member_id}' = member::text;
  end if;
  perform set_config('pointfolio.deleting_member', '', true);
end
$$;

create function public.delete_current_user() returns void
language sql set search_path = '' as $$
  select private.delete_current_user()
$$;

grant execute on function
  private.delete_current_user(), public.delete_current_user()
  to authenticated;
