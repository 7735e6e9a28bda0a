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
  -- Hosted storage refuses deletion in SQL unless it is asked for.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
  where bucket_id = 'avatars' and (storage.foldername(name))[1] = member::text;

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
grant execute on function private.delete_current_user() to authenticated;

create function public.delete_current_user() returns void
language sql set search_path = '' as $$
  select private.delete_current_user()
$$;
grant execute on function public.delete_current_user() to authenticated;
