-- A member's purchases by card: a log from which the use of caps, bonus spending and credits is calculated. Deleting
-- a card deletes its purchases.
create table public.purchases (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint purchases_member_id_fkey references public.members (id) on delete cascade,
  member_card_id uuid not null,
  amount_cents bigint not null constraint purchases_amount_cents_check check (amount_cents between 1 and 100000000000),
  made_on date not null constraint purchases_made_on_check check (private.is_calendar_day(made_on)),
  sub_category_id bigint constraint purchases_sub_category_id_fkey references public.sub_categories (id) on delete set null,
  credit_card_benefit_id bigint,
  catalog_benefit_id bigint generated always as (case when credit_card_benefit_id < 1000000000000000 then credit_card_benefit_id end) stored
    constraint purchases_credit_card_benefit_id_fkey references public.credit_card_benefits (id),
  own_benefit_id bigint generated always as (case when credit_card_benefit_id >= 1000000000000000 then credit_card_benefit_id end) stored,
  merchant text constraint purchases_merchant_check check (char_length(merchant) between 1 and 120 and private.is_visible_name(merchant)),
  notes text constraint purchases_notes_check check (private.is_note(notes, 1000)),
  import_key uuid,
  constraint purchases_member_id_import_key_key unique (member_id, import_key),
  constraint purchases_own_benefit_id_fkey foreign key (member_id, own_benefit_id)
    references private.own_card_benefits (member_id, id),
  constraint purchases_member_card_id_fkey foreign key (member_card_id, member_id)
    references public.member_cards (id, member_id) on delete cascade
);
comment on column public.purchases.sub_category_id is 'What it counts as; null where nobody knows, so that no cap counts it.';
comment on column public.purchases.credit_card_benefit_id is 'The credit that pays it back, as far as it goes.';
comment on column public.purchases.merchant is 'The shop by its name.';
comment on column public.purchases.import_key is 'Digest of the line of a statement that it came from, so that no line adds two purchases.';
create index purchases_member_id_made_on_idx on public.purchases (member_id, made_on);
create index purchases_member_card_id_idx on public.purchases (member_card_id, member_id);
create index purchases_sub_category_id_idx on public.purchases (sub_category_id, member_id);
create index purchases_catalog_benefit_id_idx on public.purchases (catalog_benefit_id, member_id);
create index purchases_own_benefit_id_idx on public.purchases (member_id, own_benefit_id);
select private.protect_member_table('public.purchases',
  '{id, member_id, member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant, notes, import_key}',
  '{member_card_id, amount_cents, made_on, sub_category_id, credit_card_benefit_id, merchant, notes}', 10000);

-- A removed credit takes the links of its purchases; no column that is calculated can be set to null by its reference.
create function private.unlink_purchases() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_schema = 'public' then
    update public.purchases set credit_card_benefit_id = null where catalog_benefit_id = old.id;
  else
    update public.purchases set credit_card_benefit_id = null where member_id = old.member_id and own_benefit_id = old.id;
  end if;
  return old;
end
$$;
create trigger unlink_purchases before delete on public.credit_card_benefits for each row execute function private.unlink_purchases();
create trigger unlink_purchases before delete on private.own_card_benefits for each row execute function private.unlink_purchases();
