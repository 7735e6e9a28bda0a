-- The profile as the sign-in provider gives it. The metadata is the user's own to write, so it is trimmed and cut
-- to what the members table accepts: a strange profile must never make a sign-up fail.
create function private.read_provider_profile(
  email text, metadata jsonb, out name text, out user_name text, out image_url text
)
language plpgsql immutable set search_path = '' as $$
declare
  picture constant text := coalesce(metadata ->> 'avatar_url', metadata ->> 'picture');
begin
  user_name := coalesce(
    nullif(left(btrim(metadata ->> 'user_name'), 100), ''),
    nullif(left(btrim(metadata ->> 'preferred_username'), 100), ''),
    nullif(left(split_part(email, '@', 1), 100), '')
  );
  name := coalesce(
    nullif(btrim(left(btrim(metadata ->> 'name'), 100)), ''),
    nullif(btrim(left(btrim(metadata ->> 'full_name'), 100)), ''),
    nullif(btrim(user_name), '')
  );
  image_url := case when picture ~ '^https?://' and char_length(picture) <= 2000 then picture end;
end
$$;

create function private.create_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.members (id, email_address, name, user_name, image_url)
  select new.id, new.email, profile.name, profile.user_name, profile.image_url
  from private.read_provider_profile(new.email, new.raw_user_meta_data) profile
  on conflict (id) do nothing;
  return new;
end
$$;

-- A name or picture the member chose here stays; one that came from the provider follows it.
create function private.update_member_from_provider() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before record := private.read_provider_profile(old.email, old.raw_user_meta_data);
  after record := private.read_provider_profile(new.email, new.raw_user_meta_data);
begin
  update public.members m
  set
    email_address = new.email,
    user_name = after.user_name,
    name = case when m.name = before.name then after.name else m.name end,
    image_url = case when m.image_url is not distinct from before.image_url then after.image_url else m.image_url end
  where m.id = new.id;
  return new;
end
$$;

create trigger create_member after insert on auth.users
  for each row execute function private.create_member();
create trigger update_member_from_provider after update of email, raw_user_meta_data on auth.users
  for each row
  when (old.email is distinct from new.email or old.raw_user_meta_data is distinct from new.raw_user_meta_data)
  execute function private.update_member_from_provider();
