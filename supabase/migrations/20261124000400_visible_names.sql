-- A name that nobody sees says nothing, and marks of direction turn the writing around it.
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
