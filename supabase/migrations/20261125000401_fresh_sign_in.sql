-- Auth begins to change the address of an account only for somebody who signed in within the last ten minutes, wherever that
-- was: it does not say for whom it writes. From there on the mailboxes decide.
create function private.refuse_stale_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.sessions session
    left join auth.mfa_amr_claims claim on claim.session_id = session.id and claim.authentication_method = 'totp'
    where session.user_id = new.id and greatest(session.created_at, claim.updated_at) > now() - interval '10 minutes'
  ) then
    raise exception 'sign in again before you change the address' using errcode = 'PT412';
  end if;
  return new;
end
$$;

create trigger refuse_stale_email_change before update of email_change on auth.users
  for each row when (new.email_change <> '' and new.email_change is distinct from old.email_change)
  execute function private.refuse_stale_email_change();
