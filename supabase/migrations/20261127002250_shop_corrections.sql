-- How a member corrected shops: the kind of purchase at each, from then on and on all of the member's devices.
create table public.shop_corrections (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint shop_corrections_member_id_fkey references public.members (id) on delete cascade,
  shop text not null constraint shop_corrections_shop_check check (char_length(shop) between 1 and 100 and private.is_visible_name(shop)),
  sub_category_id bigint constraint shop_corrections_sub_category_id_fkey references public.sub_categories (id) on delete restrict,
  constraint shop_corrections_member_id_shop_key unique (member_id, shop)
);
comment on column public.shop_corrections.shop is 'The first words of the shop''s name, in capitals.';
comment on column public.shop_corrections.sub_category_id is 'What purchases there count as; null where its lines on statements are not spending.';
create index shop_corrections_sub_category_id_idx on public.shop_corrections (sub_category_id, member_id);
select private.protect_member_table('public.shop_corrections', '{id, member_id, shop, sub_category_id}', '{sub_category_id}', 1000);
