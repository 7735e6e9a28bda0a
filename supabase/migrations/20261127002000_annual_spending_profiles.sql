-- A member's yearly spending, as one of several profiles.
create table public.annual_spending_profiles (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint annual_spending_profiles_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint annual_spending_profiles_name_check check (char_length(name) between 1 and 100)
    constraint annual_spending_profiles_name_visible_check check (private.is_visible_name(name)),
  amounts jsonb not null default '{}' constraint annual_spending_profiles_amounts_check check (private.is_cents_by_slug(amounts)),
  position integer not null default 0,
  constraint annual_spending_profiles_id_member_id_key unique (id, member_id)
);
comment on column public.annual_spending_profiles.amounts is 'Cents a year by the slug of the sub-category.';
create index annual_spending_profiles_member_id_idx on public.annual_spending_profiles (member_id);
select private.protect_member_table('public.annual_spending_profiles',
  '{id, member_id, name, amounts, position}', '{name, amounts, position}', 50);

-- Profiles refer to their member, so this key comes after both tables. The pair keeps a member from selecting another
-- member's profile.
alter table public.members add constraint members_selected_annual_spending_profile_id_fkey
  foreign key (selected_annual_spending_profile_id, id) references public.annual_spending_profiles (id, member_id)
  on delete set null (selected_annual_spending_profile_id) not valid;
alter table public.members validate constraint members_selected_annual_spending_profile_id_fkey;
