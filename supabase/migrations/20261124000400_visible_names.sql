-- A name that nobody sees says nothing, and marks of direction turn the writing around it.
create function private.is_visible_name(name text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return name ~ '[^\s\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0]'
    and name !~ '[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]';
end
$$;
grant execute on function private.is_visible_name(text) to authenticated, service_role;

-- Names of before stay until they are changed.
alter table public.members
  add constraint members_name_visible_check check (private.is_visible_name(name)) not valid,
  add constraint members_user_name_visible_check check (private.is_visible_name(user_name)) not valid;
alter table public.wallets add constraint wallets_name_visible_check check (private.is_visible_name(name)) not valid;
alter table public.whiteboards add constraint whiteboards_name_visible_check check (private.is_visible_name(name)) not valid;
alter table public.annual_spending_profiles
  add constraint annual_spending_profiles_name_visible_check check (private.is_visible_name(name)) not valid;
alter table public.member_cards
  add constraint member_cards_nickname_visible_check check (private.is_visible_name(nickname)) not valid;
