-- Files of an account, changes of its address, and its deletion.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, '{image/png,image/jpeg,image/webp,image/avif,image/gif}')
on conflict (id) do nothing;

create policy "members list their own avatars" on storage.objects
  for select to authenticated
  using (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text);

-- The token of a deleted account is valid until it expires: the check prevents files without an owner.
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

-- Lists a folder by the index on the names, and checks the policies for its files only. Storage itself checks every
-- policy for every file of the bucket, which takes minutes among a million.
create function public.list_member_files(bucket text) returns setof text
language sql stable set search_path = '' as $$
  select object.name
  from storage.objects object
  where object.bucket_id = bucket
    and object.name operator(pg_catalog.~>=~) ((select auth.uid())::text || '/')
    and object.name operator(pg_catalog.~<~) ((select auth.uid())::text || '0')
    and (select private.require_plain_query())
$$;
comment on function public.list_member_files(text) is 'The paths of the caller''s own files in a bucket.';
grant execute on function public.list_member_files(text) to authenticated;

-- Limits one member's storage in each bucket to many times the screens' needs. Storage first tries each upload as the
-- member, and after receiving the file it writes the row with the size as its owner: policies apply only to the first
-- write, a trigger to both.
create function private.limit_files_per_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_files constant integer := case new.bucket_id when 'avatars' then 10 when 'whiteboard-images' then 500 end;
  most_megabytes constant integer := case new.bucket_id when 'avatars' then 8 when 'whiteboard-images' then 100 end;
  member constant text := split_part(new.name, '/', 1);
  present record;
begin
  if most_files is null then
    return null;
  end if;
  -- An account may end while a file of it arrives: those that were there before are removed after it.
  if member ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform from public.members m where m.id = member::uuid for key share;
    if not found then
      raise exception 'no account for this file' using errcode = 'insufficient_privilege';
    end if;
  end if;
  -- Simultaneous uploads of a member take turns, so that they count each other.
  perform pg_advisory_xact_lock(hashtextextended(new.bucket_id || '/' || member, 0));
  select count(*) as files, sum(coalesce(object.metadata ->> 'size', object.metadata ->> 'contentLength')::bigint) as bytes
    into present
  from storage.objects object
  where object.bucket_id = new.bucket_id
    and object.name operator(pg_catalog.~>=~) (member || '/')
    and object.name operator(pg_catalog.~<~) (member || '0');
  if present.files > most_files or present.bytes > most_megabytes * 1048576::bigint then
    -- Storage passes on the message of this database error only.
    raise exception 'at most % files and % MB of % per member', most_files, most_megabytes, new.bucket_id
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

create trigger limit_files_per_member after insert or update of bucket_id, name, metadata on storage.objects
  for each row execute function private.limit_files_per_member();

-- Storage takes a megabyte of details with a file and writes them into its row. They are refused before the row is
-- written, so at its first try, before it accepts the file.
create function private.limit_file_details() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'at most 2 kB of details for a file' using errcode = 'insufficient_privilege';
end
$$;

create trigger limit_file_details before insert or update of metadata, user_metadata on storage.objects
  for each row when (coalesce(pg_column_size(new.metadata), 0) + coalesce(pg_column_size(new.user_metadata), 0) > 2000)
  execute function private.limit_file_details();

-- Files that could not be removed with their account, for the operator to remove.
create function public.list_orphaned_files() returns table (bucket text, path text)
language sql stable set search_path = '' as $$
  select object.bucket_id, object.name
  from storage.objects object
  where object.bucket_id in ('avatars', 'whiteboard-images')
    and object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    and not exists (select from public.members m where m.id::text = split_part(object.name, '/', 1))
  order by object.bucket_id, object.name
$$;
comment on function public.list_orphaned_files() is 'Files in the folders of members whose account is no more.';
grant execute on function public.list_orphaned_files() to service_role;

-- A sign-in of the last ten minutes, or a code of an app, on any device: Auth does not say for whom it writes. If the
-- account has an app, only sessions that have used it count: a password alone makes no older page fresh.
create function private.has_fresh_session(account uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from auth.sessions session
    left join auth.mfa_amr_claims claim on claim.session_id = session.id and claim.authentication_method = 'totp'
    where session.user_id = account and greatest(session.created_at, claim.updated_at) > now() - interval '10 minutes'
      and (claim.session_id is not null or not exists (
        select from auth.mfa_factors factor where factor.user_id = account and factor.status = 'verified'))
  )
$$;

-- From there on the mailboxes confirm the change.
create function private.refuse_stale_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_fresh_session(new.id) then
    raise exception 'sign in again before you change the address' using errcode = 'PT412';
  end if;
  return new;
end
$$;

create trigger refuse_stale_email_change before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.refuse_stale_email_change();

-- A new password takes a fresh sign-in as well. Auth asks a session of a mail, and an account without a password, for no
-- current one for a day. A session that ends itself meanwhile gains nothing: without any, a password is refused too. Before
-- the address is confirmed, Auth sets that of an invitation.
create function private.refuse_stale_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null and not private.has_fresh_session(new.id) then
    raise exception 'sign in again before you choose a password' using errcode = 'PT412';
  end if;
  return new;
end
$$;

-- A change of password also voids the link of a reset. Auth writes the hash alone where a sign-in encrypts it anew.
create trigger refuse_stale_password before update of recovery_sent_at on auth.users
  for each row when (new.encrypted_password is distinct from old.encrypted_password)
  execute function private.refuse_stale_password();

-- A mailbox proves who owns an address, the password of before does not: Auth keeps that of the first person who registered
-- the address, and that of the account whose address was changed to it. The mail's link opens a session, which chooses one.
-- A new address also parts the account from Google or GitHub, which may be those of whoever set it up; one that vouches
-- for the new address is joined again by its next sign-in.
create function private.drop_unproved_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.encrypted_password := null;
  delete from auth.sessions session where session.user_id = new.id;
  if new.email is distinct from old.email then
    delete from auth.identities identity where identity.user_id = new.id and identity.provider <> 'email';
  end if;
  return new;
end
$$;

-- Where no mail was sent, Auth confirms the address of a sign-up by itself, or the operator does.
create trigger drop_unproved_password before update of email, email_confirmed_at on auth.users
  for each row when (
    old.email_confirmed_at is null and new.email_confirmed_at is not null and old.confirmation_sent_at is not null
    or new.email is distinct from old.email and new.email = old.email_change
  )
  execute function private.drop_unproved_password();

-- Auth keeps a row of each sign-in with Google or GitHub that anybody begins, as often as they like, with an address to come
-- back to as long as a request can be: 60 kB. It removes some of a day ago with other requests, fewer than can be added, so
-- private.forget_old_rows does.
create function private.refuse_long_flow() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'the address to come back to is too long' using errcode = 'invalid_parameter_value';
end
$$;

create trigger refuse_long_flow before insert on auth.flow_state
  for each row when (pg_column_size(new.*) > 4000)
  execute function private.refuse_long_flow();

-- Removes what no foreign key leads to, in whatever way the account is deleted. Files stay:
-- without their rows their bytes, which only Storage can remove, could not be found.
create function private.forget_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  pseudonym constant uuid := gen_random_uuid();
begin
  -- Keep one admin's changes attributed to one pseudonym.
  update public.reference_changes set changed_by = pseudonym where changed_by = old.id;
  delete from private.answered_requests where admin_id = old.id;
  if has_table_privilege('auth.flow_state', 'delete') then
    delete from auth.flow_state where user_id = old.id;
  end if;
  if has_table_privilege('auth.audit_log_entries', 'delete') then
    delete from auth.audit_log_entries where payload ->> 'actor_id' = old.id::text;
  end if;
  -- Messages to the member are kept for days. Some projects let nobody but Realtime delete them; there they are emptied.
  if has_table_privilege('realtime.messages', 'delete') then
    delete from realtime.messages where topic = 'member:' || old.id;
  else
    update realtime.messages set topic = '', payload = null where topic = 'member:' || old.id;
  end if;
  return null;
end
$$;

create trigger forget_account after delete on public.members for each row execute function private.forget_account();

-- Deletes the caller's account with all its data.
create function private.delete_current_user() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  if member is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  -- Succeed on a repeated call, because the answer to the first one may have been lost.
  if not exists (select from auth.users where id = member) then
    return;
  end if;
  perform private.require_proved_factors();
  -- Refuse an old session, so that someone at an unattended open page deletes nothing: the session, or its last
  -- authenticator code, is at most ten minutes old.
  if not exists (
    select from auth.sessions session
    left join auth.mfa_amr_claims claim on claim.session_id = session.id and claim.authentication_method = 'totp'
    where session.id::text = (select auth.jwt()) ->> 'session_id' and session.user_id = member
      and greatest(session.created_at, claim.updated_at) > now() - interval '10 minutes'
  ) then
    raise exception 'sign in again before you delete the account' using errcode = 'PT412';
  end if;

  -- Every write by the member locks this row first, so that of a write and a deletion at once one waits for the
  -- other.
  perform from public.members where id = member for update;
  delete from auth.users where id = member;
end
$$;

create function public.delete_current_user() returns void
language sql set search_path = '' as $$
  select private.delete_current_user()
$$;

grant execute on function
  private.delete_current_user(), public.delete_current_user()
  to authenticated;
