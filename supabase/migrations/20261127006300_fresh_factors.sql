-- Setting up an authenticator app takes a fresh sign-in. Otherwise a person at an open page could set up an app of their own, which
-- locks the member out and whose code counts as a fresh sign-in.
create function private.refuse_stale_enrollment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_fresh_session(new.user_id) then
    raise exception 'sign in again before you set up an app' using errcode = 'PT412';
  end if;
  return new;
end
$$;

-- Auth adds each app unverified; restoring a backup brings back those that are set up.
create trigger refuse_stale_enrollment before insert on auth.mfa_factors
  for each row when (new.status = 'unverified')
  execute function private.refuse_stale_enrollment();
