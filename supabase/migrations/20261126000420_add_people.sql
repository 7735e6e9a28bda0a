-- The people for whom a member keeps cards and points in their own account. Nobody in it is the member themselves.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint people_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint people_name_check check (char_length(name) between 1 and 60 and private.is_visible_name(name)),
  kind text not null default 'person' constraint people_kind_check check (kind in ('person', 'business')),
  position integer not null default 0,
  constraint people_id_member_id_key unique (id, member_id)
);
comment on column public.people.kind is 'business: a business of the member, for which the member applies.';
create index people_member_id_position_idx on public.people (member_id, position);
select private.protect_member_table('public.people', '{id, member_id, name, kind, position}', '{name, kind, position}', 8);
select private.guard_member_tables();

-- Whose a card is decides what issuers count, so that nobody goes while rows stand on them. An import puts both in their
-- places in one transaction, and waits with the question until its end.
alter table public.member_cards add column person_id uuid;
alter table public.member_cards add constraint member_cards_person_id_fkey foreign key (person_id, member_id)
  references public.people (id, member_id) deferrable not valid;
alter table public.member_cards validate constraint member_cards_person_id_fkey;
comment on column public.member_cards.person_id is 'Whose card it is; null: the member''s own.';
create index member_cards_person_id_idx on public.member_cards (person_id, member_id);
grant insert (person_id), update (person_id) on public.member_cards to authenticated;

alter table public.point_balances add column person_id uuid;
alter table public.point_balances add constraint point_balances_person_id_fkey foreign key (person_id, member_id)
  references public.people (id, member_id) deferrable not valid;
alter table public.point_balances validate constraint point_balances_person_id_fkey;
comment on column public.point_balances.person_id is 'Whose points they are; null: the member''s own.';
create index point_balances_person_id_idx on public.point_balances (person_id, member_id);
alter table public.point_balances drop constraint point_balances_member_id_point_system_id_key;
alter table public.point_balances add constraint point_balances_member_id_person_id_point_system_id_key
  unique nulls not distinct (member_id, person_id, point_system_id);
grant insert (person_id) on public.point_balances to authenticated;
