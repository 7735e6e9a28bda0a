create table public.members (
  id uuid primary key constraint members_id_fkey references auth.users (id) on delete cascade,
  name text constraint members_name_check check (name = btrim(name) and char_length(name) between 1 and 100),
  user_name text constraint members_user_name_check check (char_length(user_name) between 1 and 100),
  email_address text,
  image_url text constraint members_image_url_check check (image_url ~ '^https?://' and char_length(image_url) <= 2000),
  category_priority jsonb not null default '[]' constraint members_category_priority_check check (private.is_slug_list(category_priority)),
  bonus_filters jsonb not null default '{}' constraint members_bonus_filters_check check (private.is_object_within(bonus_filters, 8192)),
  best_card_filters jsonb not null default '{}' constraint members_best_card_filters_check check (private.is_object_within(best_card_filters, 8192)),
  selected_annual_spending_profile_id uuid,
  selectable_categories jsonb not null default '{}' constraint members_selectable_categories_check check (private.is_slug_list_by_key(selectable_categories)),
  redemption_preference text constraint members_redemption_preference_check
    check (redemption_preference in ('travel', 'cash', 'gift_card', 'status_level')),
  point_system_tiers jsonb not null default '{}' constraint members_point_system_tiers_check check (private.is_slug_by_slug(point_system_tiers)),
  new_user_wizard jsonb not null default '{"redemptionPreferenceCompleted": false}'
    constraint members_new_user_wizard_check check (private.is_object_within(new_user_wizard, 1024)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default 1
);
comment on column public.members.name is 'Null: shown as user_name.';
comment on column public.members.category_priority is 'Slugs of categories, most important first.';
comment on column public.members.selectable_categories is 'Slugs of chosen options by the slug of a card choice, or by member card id and choice slug joined with a colon.';
comment on column public.members.point_system_tiers is 'Slug of the tier by the slug of the company or point system it belongs to.';
create index members_selected_annual_spending_profile_id_idx on public.members (selected_annual_spending_profile_id, id);
create index members_created_at_idx on public.members (created_at);

create trigger raise_revision before update on public.members for each row execute function private.raise_revision();

alter table public.members enable row level security;
create policy "members read their own account" on public.members
  for select to authenticated using (id = (select auth.uid()));
create policy "members change their own account" on public.members
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

grant select on public.members to authenticated;
grant update (
  name, image_url, category_priority, bonus_filters, best_card_filters, selected_annual_spending_profile_id,
  selectable_categories, redemption_preference, point_system_tiers, new_user_wizard
) on public.members to authenticated;
grant select, insert, update, delete on public.members to service_role;
