-- A person's account with settings. Documents are limited in bytes as well: four hundred lists of four hundred slugs
-- would be thirteen megabytes.

create table public.members (
  id uuid primary key constraint members_id_fkey references auth.users (id) on delete cascade,
  name text constraint members_name_check check (name = btrim(name) and char_length(name) between 1 and 100)
    constraint members_name_visible_check check (private.is_visible_name(name)),
  user_name text constraint members_user_name_check check (char_length(user_name) between 1 and 100)
    constraint members_user_name_visible_check check (private.is_visible_name(user_name)),
  email_address text,
  image_url text constraint members_image_url_check check (private.is_web_address(image_url)),
  category_priority jsonb not null default '[]' constraint members_category_priority_check check (private.is_slug_list(category_priority)),
  bonus_filters jsonb not null default '{}' constraint members_bonus_filters_check check (private.is_object_within(bonus_filters, 8192)),
  best_card_filters jsonb not null default '{}' constraint members_best_card_filters_check check (private.is_object_within(best_card_filters, 8192)),
  selected_annual_spending_profile_id uuid,
  selectable_categories jsonb not null default '{}' constraint members_selectable_categories_check
    check (private.is_slug_list_by_key(selectable_categories) and octet_length(selectable_categories::text) <= 65536),
  redemption_preference text constraint members_redemption_preference_check
    check (redemption_preference in ('travel', 'cash', 'gift_card', 'status_level')),
  point_system_tiers jsonb not null default '{}' constraint members_point_system_tiers_check check (private.is_slug_by_slug(point_system_tiers)),
  requirements_held jsonb not null default '[]' constraint members_requirements_held_check check (private.is_slug_list(requirements_held)),
  has_business boolean not null default false,
  credit_level text constraint members_credit_level_check check (credit_level in ('none', 'fair', 'good', 'excellent')),
  shows_expected_quarters boolean not null default true,
  payment_costs jsonb not null default '{}' constraint members_payment_costs_check check (private.is_percent_by_slug(payment_costs)),
  used_programs jsonb not null default '{}' constraint members_used_programs_check check (private.is_answer_by_slug(used_programs)),
  new_user_wizard jsonb not null default '{"redemptionPreferenceCompleted": false}'
    constraint members_new_user_wizard_check check (private.is_object_within(new_user_wizard, 8192)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  revision bigint not null default 1
);
comment on column public.members.name is 'Null: shown as user_name.';
comment on column public.members.category_priority is 'Slugs of categories, most important first.';
comment on column public.members.selectable_categories is 'Slugs of chosen options by the slug of a card choice, or by member card id and choice slug joined with a colon.';
comment on column public.members.point_system_tiers is 'Slug of the tier by the slug of the company or point system it belongs to.';
comment on column public.members.requirements_held is 'Slugs of the requirements that the member meets.';
comment on column public.members.credit_level is 'Their credit history in their own words; null: not sure, or never asked.';
comment on column public.members.shows_expected_quarters is 'Rotating categories that nobody has announced count as those of a year before.';
comment on column public.members.payment_costs is 'Percent that is charged for paying by card, by the slug of the sub-category; instead of what is usual.';
comment on column public.members.used_programs is 'True or false by the slug of the point system; programs without an entry are guessed.';
create index members_selected_annual_spending_profile_id_idx on public.members (selected_annual_spending_profile_id, id);
create index members_created_at_idx on public.members (created_at, id);

create trigger raise_revision before update on public.members for each row execute function private.raise_revision();

alter table public.members enable row level security;
create policy "members read their own account" on public.members
  for select to authenticated using (id = (select auth.uid() where private.require_proved_factors()));
create policy "members change their own account" on public.members
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "a second factor where one is set up" on public.members
  as restrictive to authenticated using ((select private.require_proved_factors()) and (select private.require_plain_query()));

grant select on public.members to authenticated;
grant update (
  name, image_url, category_priority, bonus_filters, best_card_filters, selected_annual_spending_profile_id,
  selectable_categories, redemption_preference, point_system_tiers, new_user_wizard,
  requirements_held, has_business, credit_level, shows_expected_quarters, payment_costs, used_programs
) on public.members to authenticated;
grant select, insert, update, delete on public.members to service_role;

-- The first redemption preference a member saves completes that step of the new-user wizard.
create function private.complete_redemption_step() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.redemption_preference is not null then
    new.new_user_wizard := new.new_user_wizard || '{"redemptionPreferenceCompleted": true}';
  end if;
  return new;
end
$$;

create trigger complete_redemption_step before update of redemption_preference on public.members
  for each row execute function private.complete_redemption_step();

-- Profile from the sign-in provider. The user can write this metadata, so it is trimmed and cut to the limits of the
-- members table: an odd profile must never make a sign-up fail.
create function private.read_provider_profile(
  email text, metadata jsonb, out name text, out user_name text, out image_url text
)
language plpgsql immutable set search_path = '' as $$
declare
  picture constant text := coalesce(metadata ->> 'avatar_url', metadata ->> 'picture');
begin
  user_name := (
    select given
    from unnest(array[metadata ->> 'user_name', metadata ->> 'preferred_username', split_part(email, '@', 1)]) with ordinality candidate (raw, place)
    cross join lateral (select btrim(left(btrim(regexp_replace(raw, private.hidden_in_names(), '', 'g')), 100)) as given) plain
    where private.is_visible_name(given)
    order by place limit 1
  );
  name := (
    select given
    from unnest(array[metadata ->> 'name', metadata ->> 'full_name', user_name]) with ordinality candidate (raw, place)
    cross join lateral (select btrim(left(btrim(regexp_replace(raw, private.hidden_in_names(), '', 'g')), 100)) as given) plain
    where private.is_visible_name(given)
    order by place limit 1
  );
  image_url := case when private.is_web_address(picture) then picture end;
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

-- Keeps a name or picture that the member chose here; one from the provider follows it. Auth accepts metadata with
-- only a password, so for a member with an authenticator app only the address follows, for which Auth requires the
-- app.
create function private.update_member_from_provider() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before record := private.read_provider_profile(old.email, old.raw_user_meta_data);
  after record := private.read_provider_profile(new.email, new.raw_user_meta_data);
  is_proved constant boolean := not exists (
      select from auth.mfa_factors factor where factor.user_id = new.id and factor.status = 'verified'
    ) or (select auth.uid()) = new.id and (select auth.jwt()) ->> 'aal' = 'aal2';
begin
  update public.members m
  set
    email_address = new.email,
    user_name = case when is_proved then after.user_name else m.user_name end,
    name = case when is_proved and m.name = before.name then after.name else m.name end,
    image_url = case when is_proved and m.image_url is not distinct from before.image_url then after.image_url else m.image_url end
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

-- Auth takes the audience of a new account from the caller (`X-JWT-AUD`) and finds accounts by it, but an address belongs to
-- one account of all audiences. So anybody could take an address for which its owner can then neither register nor sign in.
create function private.refuse_foreign_audience() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'no audience of accounts' using errcode = 'invalid_parameter_value';
end
$$;

create trigger refuse_foreign_audience before insert or update of aud on auth.users
  for each row when (new.aud <> 'authenticated')
  execute function private.refuse_foreign_audience();

-- Bounds an account's profile, which the member can write and Auth puts into every token, and the copy that a sign-up
-- leaves in the account's identity. If one is larger than any provider's, only the parts that the app and Auth read are
-- kept: an odd profile must never make a sign-up fail. Numbers such as 1e308 are three hundred times as long as text, so
-- stored sizes are compared first.
create function private.bound_profile() returns trigger
language plpgsql set search_path = '' as $$
declare
  profile constant jsonb := to_jsonb(new) -> tg_argv[0];
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], (
    select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(case when jsonb_typeof(profile) = 'object' then profile else '{}' end)
    cross join lateral (select case
      when key in ('avatar_url', 'picture') then 2100
      when key in (
        'name', 'full_name', 'user_name', 'preferred_username', 'email', 'email_verified', 'phone_verified', 'iss', 'sub', 'provider_id'
      ) then 500
      else 0
    end) bound (most_bytes)
    where case when pg_column_size(value) <= most_bytes + 100 then octet_length(value::text) <= most_bytes end
  )));
end
$$;

create trigger bound_profile before insert or update of raw_user_meta_data on auth.users
  for each row when (case when pg_column_size(new.raw_user_meta_data) > 4096 then true else octet_length(new.raw_user_meta_data::text) > 4096 end)
  execute function private.bound_profile('raw_user_meta_data');
create trigger bound_profile before insert or update of identity_data on auth.identities
  for each row when (case when pg_column_size(new.identity_data) > 4096 then true else octet_length(new.identity_data::text) > 4096 end)
  execute function private.bound_profile('identity_data');

-- The token of a deleted account is valid until it expires; lock an existing account until the transaction ends.
create function private.require_account() returns uuid
language plpgsql set search_path = '' as $$
declare
  member constant uuid := (select auth.uid());
begin
  perform from public.members m where m.id = member for key share;
  if not found then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  return member;
end
$$;
