-- The profile of an account is the member's own to write, and Auth puts it into every token. Of one that is larger than any
-- provider's only what the app and Auth read is kept: a strange profile must never make a sign-up fail.
create function private.bound_profile() returns trigger
language plpgsql set search_path = '' as $$
declare
  profile constant jsonb := new.raw_user_meta_data;
begin
  new.raw_user_meta_data := (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(case when jsonb_typeof(profile) = 'object' then profile else '{}' end)
    where octet_length(value::text) <= case
      when key in ('avatar_url', 'picture') then 2100
      when key in (
        'name', 'full_name', 'user_name', 'preferred_username', 'email', 'email_verified', 'phone_verified', 'iss', 'sub', 'provider_id'
      ) then 500
      else 0
    end
  );
  return new;
end
$$;

create trigger bound_profile before insert or update of raw_user_meta_data on auth.users
  for each row when (octet_length(new.raw_user_meta_data::text) > 4096)
  execute function private.bound_profile();

update auth.users set raw_user_meta_data = raw_user_meta_data where octet_length(raw_user_meta_data::text) > 4096;
