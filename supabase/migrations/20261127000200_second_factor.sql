-- Whoever has set up an authenticator app reads and writes what is theirs only in a session that was opened with it; a stolen
-- password alone opens nothing. It is refused rather than shown nothing, which a browser would keep as all there is.
create function private.require_proved_factors() returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if not private.has_proved_factors() then
    raise exception 'the code of the authenticator app is missing' using errcode = 'insufficient_privilege';
  end if;
  return true;
end
$$;
grant execute on function private.require_proved_factors() to authenticated;

-- So does every table of members. Their channel needs no policy more: it is for those who see their row of `members`.
create policy "a second factor where one is set up" on storage.objects
  as restrictive for all to authenticated using ((select private.require_proved_factors()));

-- Whom the owner of the database excuses, as on a laptop.
create function private.excuse_from_second_factor(account uuid) returns void
language sql set search_path = '' as $$
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"second_factor": "optional"}' where id = account
$$;
