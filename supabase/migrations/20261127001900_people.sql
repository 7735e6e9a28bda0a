-- People whose cards and points a member tracks in their own account. A null person is the member.
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
