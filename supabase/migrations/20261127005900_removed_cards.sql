-- Removed cards, so that the site answers their addresses with "gone" (public/_redirects). The history cannot serve
-- this: it is for admins, and does not include removals by a release of the facts.

create table private.removed_credit_cards (
  id bigint primary key,
  removed_at timestamptz not null default now()
);
alter table private.removed_credit_cards enable row level security;

create function private.keep_removed_credit_cards() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_credit_cards (id) select id from old_rows on conflict do nothing;
  return null;
end
$$;
create trigger keep_removed after delete on public.credit_cards referencing old table as old_rows
  for each statement execute function private.keep_removed_credit_cards();

-- An admin may have restored one under its id.
create function private.list_removed_credit_cards() returns setof bigint
language sql stable security definer set search_path = '' as $$
  select r.id from private.removed_credit_cards r
  where not exists (select from public.credit_cards c where c.id = r.id)
  order by r.id
$$;
create function public.list_removed_credit_cards() returns setof bigint
language sql stable set search_path = '' as $$
  select * from private.list_removed_credit_cards()
$$;
comment on function public.list_removed_credit_cards() is 'The ids of cards that were removed and not brought back.';
grant execute on function private.list_removed_credit_cards(), public.list_removed_credit_cards() to anon, authenticated;
