-- Raises an error unless the session used the member's authenticator app, if there is one: a stolen password alone
-- opens nothing. The request is refused, rather than answered with no rows, because a browser would store an empty
-- answer as the member's data.
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

-- Every member table has the same rule, and asks it again with the caller's id, which an index is searched for: a rule for
-- rows is asked once there is one, so a search for a card or a day told whether the member has it. Therefore every index
-- of such a table has the member's id, except those of random ids. The member's channel needs no policy of its own, because
-- its policy reads the caller's row of `members`.
create policy "a second factor where one is set up" on storage.objects
  as restrictive for all to authenticated using ((select private.require_proved_factors()));

-- Excuses an account from the second factor, as on a laptop; only the owner of the database may.
create function private.excuse_from_second_factor(account uuid) returns void
language sql set search_path = '' as $$
  update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"second_factor": "optional"}' where id = account
$$;
